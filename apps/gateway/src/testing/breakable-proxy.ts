import { connect, createServer, type Socket } from 'node:net';

export type BreakableProxy = {
  /** The URL of the server through this proxy. */
  url: string;
  /** Breaks all connections and refuses new ones. */
  disconnect(): Promise<void>;
  reconnect(): Promise<void>;
  /** Keeps the connections open, and passes nothing on until `resume`. */
  pause(): void;
  resume(): void;
};

/** A TCP proxy to a server whose connections a test can break and restore. */
export async function startBreakableProxy(target: string): Promise<BreakableProxy> {
  const { hostname, port } = new URL(target);
  const open = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one
        .on('error', () => other.destroy())
        .on('close', () => {
          open.delete(one);
          other.destroy();
        });
      one.pipe(other);
    }
  });
  const listen = (at: number): Promise<number> =>
    new Promise((resolve, reject) => {
      server.once('error', reject).listen(at, '127.0.0.1', () => {
        const address = server.address();
        resolve(typeof address === 'object' && address !== null ? address.port : 0);
      });
    });
  const own = await listen(0);
  const url = new URL(target);
  url.port = String(own);
  return {
    url: url.href,
    disconnect: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of open) socket.destroy();
      }),
    pause: () => open.forEach((socket) => void socket.pause()),
    resume: () => open.forEach((socket) => void socket.resume()),
    async reconnect() {
      await listen(own);
    },
  };
}
