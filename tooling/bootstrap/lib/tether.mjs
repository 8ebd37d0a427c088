// Loaded before a server that the bootstrap starts: when the parent is gone, however it went, the server ends too.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
// Listening holds the channel open; a server that has closed everything else is to end by itself.
process.channel?.unref();
