// Loaded before a server that the bootstrap starts: when the parent is gone, however it went, the server ends too.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
