"""Kinoko: gather your three mushrooms, without ever seeing your own hand."""
