#!/bin/sh
# An engine that always takes its first choice, and what goes wrong with it if the first argument says so.
# Lines are answered in order, so the number of a question is a count.
id=0
while read -r line; do
    case $line in
    *'"type":"hello"'*)
        case $1 in
        old) echo '{"type":"hello","protocol":0}' ;;
        silent) cat >/dev/null ;;
        *) echo '{"type":"hello","protocol":1,"name":"first choice"}' ;;
        esac
        ;;
    *'"type":"choose"'*)
        id=$((id + 1))
        case $1 in
        exits)
            echo "out of ideas" >&2
            exit 3
            ;;
        leaves-a-child)
            sleep 1000 &
            echo $! >>"$2"
            exit 3
            ;;
        # A child of a child holds on to the output.
        hangs) sh -c 'sleep 1000' ;;
        floods) while :; do echo '{"type":"chatter"}'; done ;;
        half-a-line)
            printf '{"type":"choice","id":%d,' $id
            sleep 1000
            ;;
        ends-in-half-a-line)
            printf '{"type":"choice","id":%d,' $id
            exit 0
            ;;
        endless-line) while :; do printf 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx'; done ;;
        illegal-number) echo "{\"type\":\"choice\",\"id\":$id,\"choice\":99}" ;;
        wrong-question) echo "{\"type\":\"choice\",\"id\":0,\"choice\":0}" ;;
        no-json) echo 'r5' ;;
        no-text) printf '\377\376\n' ;;
        # It reads nothing more either, so that its input fills up.
        deaf) sleep 1000 ;;
        *) echo "{\"type\":\"choice\",\"id\":$id,\"choice\":0}" ;;
        esac
        ;;
    *'"type":"quit"'*) exit 0 ;;
    esac
done
