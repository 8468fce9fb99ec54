"""How Sphinx builds the documentation: `make docs`."""

project = "Throneroom"
author = "Throneroom contributors"
copyright = "2026, Throneroom contributors"

extensions = ["myst_parser"]
myst_enable_extensions = ["colon_fence", "deflist"]
myst_heading_anchors = 3

# Furo brings its own styles and uses the reader's fonts: a page loads nothing from outside.
html_theme = "furo"
html_title = "Throneroom"
html_copy_source = False
html_show_sourcelink = False
