// This module is loaded before a server that the bootstrap starts. It ends the server when the parent process is gone, even after a crash.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
// The listener keeps the IPC channel open, which would stop the server from exiting by itself.
process.channel?.unref();
