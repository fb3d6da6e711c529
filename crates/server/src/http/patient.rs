use std::fmt;
use std::io::{self, ErrorKind, IoSlice};
use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::time::{Sleep, sleep};

/// A connection that ends when nothing of what is sent is taken for a while.
///
/// However slowly somebody reads, they get everything; who does not read at all would keep the connection, and
/// what is to be sent, for ever.
pub(super) struct Patient {
    stream: TcpStream,
    patience: Duration,
    /// The end of the patience; only while nothing is taken.
    end: Option<Pin<Box<Sleep>>>,
}

impl Patient {
    pub(super) const fn new(stream: TcpStream, patience: Duration) -> Self {
        Self { stream, patience, end: None }
    }

    /// Sends something, unless nothing was taken for too long.
    fn send<T>(
        &mut self,
        context: &mut Context<'_>,
        send: impl FnOnce(Pin<&mut TcpStream>, &mut Context<'_>) -> Poll<io::Result<T>>,
    ) -> Poll<io::Result<T>> {
        let outcome = send(Pin::new(&mut self.stream), context);
        if outcome.is_ready() {
            self.end = None;
            return outcome;
        }
        let end = self.end.get_or_insert_with(|| Box::pin(sleep(self.patience)));
        end.as_mut().poll(context).map(|()| Err(ErrorKind::TimedOut.into()))
    }
}

impl fmt::Debug for Patient {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.stream.fmt(f)
    }
}

impl AsyncRead for Patient {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

impl AsyncWrite for Patient {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        self.send(context, |stream, context| stream.poll_write(context, bytes))
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        slices: &[IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        self.send(context, |stream, context| stream.poll_write_vectored(context, slices))
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.send(context, AsyncWrite::poll_flush)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.send(context, AsyncWrite::poll_shutdown)
    }
}
