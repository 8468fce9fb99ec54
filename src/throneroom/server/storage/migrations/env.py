"""Runs the migrations on the server's connection."""

from alembic import context

from throneroom.server.storage.sql import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
