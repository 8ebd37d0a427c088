import { connect, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { startGateway, type TestGateway } from '../testing/start.ts';

/** How long a test waits for the gateway to close a connection, also on a busy machine. */
const TIMEOUT_MS = 25_000;
const SERVER_LIMITS = { headMs: 300, requestMs: 600, slowCheckMs: 100, idleMs: 900 };
/** Longer than any test runs. */
const UNREACHED_MS = 120_000;

let gateway: TestGateway | undefined;
afterEach(() => gateway?.close());

type Client = { socket: Socket; closed: Promise<string> };
function open(at: TestGateway): Client {
  const { hostname, port } = new URL(at.origin);
  const socket = connect(Number(port), hostname);
  let received = '';
  socket.on('data', (chunk: Buffer) => {
    received += chunk.toString();
  });
  socket.on('error', () => {});
  return { socket, closed: new Promise((resolve) => socket.on('close', () => resolve(received))) };
}
/** Sends a byte every 50 ms until the connection closes. */
async function drip({ socket }: Client, text: string): Promise<void> {
  for (const letter of text) {
    if (socket.destroyed || !socket.writable) return;
    socket.write(letter);
    await setTimeout(50);
  }
}
const host = (): string => new URL(gateway?.origin ?? '').host;
const serves = async (): Promise<unknown> => (await gateway?.browser().get('/healthz'))?.status;

test('slow heads: 100 clients that send a byte at a time are disconnected, and others are served meanwhile', async () => {
  gateway = await startGateway({}, 2_000, { ...SERVER_LIMITS, headMs: 2_000, requestMs: UNREACHED_MS, idleMs: UNREACHED_MS });
  const at = gateway;
  const clients = Array.from({ length: 100 }, () => open(at));
  for (const client of clients) void drip(client, `GET /ru HTTP/1.1\r\nHost: ${host()}\r\nX-A: ${'a'.repeat(1_000)}`);
  expect(await serves()).toBe(200);
  const answers = await Promise.race([Promise.all(clients.map(({ closed }) => closed)), setTimeout(TIMEOUT_MS, null, { ref: false })]);
  expect(answers?.every((answer) => answer === '' || answer.startsWith('HTTP/1.1 408'))).toBe(true);
  expect(await serves()).toBe(200);
});

test('a client that sends its body too slowly is disconnected, and the request reaches no backend', async () => {
  gateway = await startGateway({}, 2_000, { ...SERVER_LIMITS, idleMs: UNREACHED_MS });
  const client = open(gateway);
  const head = `POST /api/auth/login HTTP/1.1\r\nHost: ${host()}\r\nOrigin: ${gateway.origin}\r\nX-Requested-With: muddat-web\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n`;
  client.socket.write(head);
  void drip(client, 'x'.repeat(2_000));
  const answer = await Promise.race([client.closed, setTimeout(TIMEOUT_MS, 'still open', { ref: false })]);
  expect(answer).toMatch(/^($|HTTP\/1\.1 408)/);
  expect(gateway.backend.requests).toEqual([]);
});

test('the gateway closes a connection without traffic', async () => {
  gateway = await startGateway({}, 2_000, { ...SERVER_LIMITS, headMs: UNREACHED_MS, requestMs: UNREACHED_MS });
  const client = open(gateway);
  client.socket.write('GET /ru HTTP/1.1\r\n');
  expect(await Promise.race([client.closed, setTimeout(TIMEOUT_MS, 'still open', { ref: false })])).not.toBe('still open');
});

test('the gateway closes connections beyond its limit, serves accepted ones, and accepts new ones once others end', async () => {
  gateway = await startGateway({}, 2_000, { connections: 10 });
  const at = gateway;
  const held = Array.from({ length: 10 }, () => open(at));
  await Promise.all(held.map(({ socket }) => new Promise((resolve) => socket.once('connect', resolve))));
  await expect.poll(() => new Promise((resolve) => at.app.server.getConnections((_error, count) => resolve(count)))).toBe(10);
  const eleventh = open(at);
  eleventh.socket.write(`GET /healthz HTTP/1.1\r\nHost: ${host()}\r\n\r\n`);
  expect(await eleventh.closed).toBe('');
  const [first, ...others] = held;
  first?.socket.write(`GET /healthz HTTP/1.1\r\nHost: ${host()}\r\nConnection: close\r\n\r\n`);
  expect(await first?.closed).toMatch(/^HTTP\/1\.1 200 /);
  for (const { socket } of others) socket.destroy();
  await expect.poll(serves).toBe(200);
});
