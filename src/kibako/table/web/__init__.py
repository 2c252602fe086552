"""The pages and the HTTP API."""
