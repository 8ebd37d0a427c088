import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { startGateway } from '../testing/start.ts';

test('metrics count open connections, those beyond the maximum, and those whose request does not arrive in time', async () => {
  const gateway = await startGateway({}, 2_000, { connections: 2, headMs: 300, requestMs: 300, slowCheckMs: 100 });
  const { hostname, port } = new URL(gateway.origin);
  const read = async (name: string): Promise<number> => {
    const { text } = await gateway.opsBrowser().get('/metrics');
    return Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(text)?.[1]);
  };
  const open = async () => {
    const socket = connect(Number(port), hostname);
    socket.on('error', () => {});
    await once(socket, 'connect');
    return socket;
  };
  const [, slow] = [await open(), await open()];
  await expect.poll(() => read('muddat_gateway_open_connections')).toBe(2);
  await once(await open(), 'close');
  await expect.poll(() => read('muddat_gateway_connections_refused_total')).toBe(1);
  slow.write('GET /ru HTTP/1.1\r\n');
  // The idle connection is late too: it never sends a request.
  await expect.poll(() => read('muddat_gateway_late_requests_total')).toBe(2);
  await expect.poll(() => read('muddat_gateway_open_connections')).toBe(0);
  await gateway.close();
});
