"""The rules of KIKAI, compiled."""
