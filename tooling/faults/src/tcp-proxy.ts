import { connect, createServer, type Socket } from 'node:net';

/** A TCP proxy in front of a store, whose connections can be cut and restored. */
export type TcpProxy = { readonly port: number; disconnect(): void; reconnect(): void; close(): Promise<void> };

export async function createTcpProxy(to: { host: string; port: number }): Promise<TcpProxy> {
  const open = new Set<Socket>();
  let isCut = false;
  const server = createServer((near) => {
    if (isCut) {
      near.destroy();
      return;
    }
    const far = connect(to.port, to.host);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(socket);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        open.delete(socket);
        other.destroy();
      });
    }
    near.pipe(far).pipe(near);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the proxy has no port');
  const breakAll = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    port: address.port,
    disconnect: () => {
      isCut = true;
      breakAll();
    },
    reconnect: () => {
      isCut = false;
    },
    close: () => {
      breakAll();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
