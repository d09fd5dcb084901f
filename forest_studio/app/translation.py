"""Translation outside of widgets: the same as ``self.tr`` with the context named."""

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate
"""``translate("Context", "text")``; the tool that collects texts knows it by this name."""
