"""Environment variables that say which model to ask; they go before the settings."""

URL_VARIABLE = "FOREST_STUDIO_BASE_URL"
MODEL_VARIABLE = "FOREST_STUDIO_MODEL"
