import type { Socket } from 'node:net';
import { builtInErrorPage } from './built-in-error.ts';
import { HEAD_TOO_LARGE_STATUS } from './large-head.ts';

/** How long the socket stays open after the response: closing it while the client still sends would discard the response. */
const LINGER_MS = 2_000;

const STATUSES: Readonly<Record<string, readonly [status: number, reason: string]>> = {
  HPE_HEADER_OVERFLOW: [HEAD_TOO_LARGE_STATUS, 'Request Header Fields Too Large'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout'],
};
const BAD_REQUEST = [400, 'Bad Request'] as const;

/**
 * Answers a request that could not be parsed, has too large a head, or did not arrive in time. The reader's language is unknown, so the
 * page has both. Then closes the connection.
 */
export function createClientErrorHandler(headers: Readonly<Record<string, string>>): (error: Error, socket: Socket) => void {
  const answered = new WeakSet<Socket>();
  return (error, socket) => {
    // The event fires again for each chunk that arrives afterwards.
    if (answered.has(socket)) return;
    answered.add(socket);
    const code = 'code' in error ? String(error.code) : '';
    if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    const [status, reason] = STATUSES[code] ?? BAD_REQUEST;
    const html = builtInErrorPage({ status, locale: 'ru', path: '' });
    const fields = {
      ...headers,
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-length': String(Buffer.byteLength(html)),
      connection: 'close',
    };
    const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}`);
    socket.end(`HTTP/1.1 ${status} ${reason}\r\n${lines.join('\r\n')}\r\n\r\n${html}`);
    const end = setTimeout(() => socket.destroy(), LINGER_MS);
    socket.once('close', () => clearTimeout(end));
  };
}
