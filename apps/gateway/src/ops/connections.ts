import type { Server } from 'node:http';
import type { OpenCount } from './gauges.ts';

export type ConnectionMetrics = {
  readonly openConnections: OpenCount;
  /** The server has its maximum number of connections and closed a new one. */
  connectionRefused(): void;
  /** A request did not arrive in time after its connection was opened, or never began, so the server closed the connection. */
  lateRequest(): void;
};

/** Counts connections, so that idle or slow clients are visible before the server has no room for others. */
export function countConnections(server: Server, { openConnections, connectionRefused, lateRequest }: ConnectionMetrics): void {
  server.on('connection', (socket) => {
    openConnections.begin();
    socket.once('close', openConnections.end);
  });
  server.on('drop', connectionRefused);
  server.on('clientError', (error) => {
    if ('code' in error && error.code === 'ERR_HTTP_REQUEST_TIMEOUT') lateRequest();
  });
}
