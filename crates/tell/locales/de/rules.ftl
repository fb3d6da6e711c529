# The pages of rules.
