"""KIKAI – Bricolage Heads: build scrap sculptures, hang flyers, draw fans, exhibit."""
