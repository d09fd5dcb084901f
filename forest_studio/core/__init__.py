"""The Qt-free engine; its layers are drawn in tests/test_architecture.py."""
