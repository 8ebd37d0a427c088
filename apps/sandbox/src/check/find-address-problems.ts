import { connect } from 'node:net';

const TIMEOUT_MS = 5_000;
const DEFAULT_PORTS: Readonly<Record<string, number>> = { 'http:': 80, 'https:': 443 };

/** Only connects: a request would send a message or leave a file. The lines have no address, because a URL may contain a password. */
export function findAddressProblems(setting: string, url: string): Promise<readonly string[]> {
  const { hostname, port, protocol } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect({ host: hostname.replace(/^\[|\]$/g, ''), port: port === '' ? (DEFAULT_PORTS[protocol] ?? 0) : Number(port) });
    const end = (reason: string | null) => {
      socket.destroy();
      resolve(reason === null ? [] : [`${setting}: no server can be reached there (${reason})`]);
    };
    socket.setTimeout(TIMEOUT_MS, () => end('timeout'));
    socket.on('connect', () => end(null));
    socket.on('error', (error) => end('code' in error ? String(error.code) : 'no reason given'));
  });
}
