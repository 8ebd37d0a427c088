import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { createHttpSmsSender } from './sms.ts';

const posted: unknown[] = [];
const provider = createServer((request, reply) => {
  let body = '';
  request.setEncoding('utf8').on('data', (piece: string) => {
    body += piece;
  });
  request.on('end', () => {
    if (request.url === '/silent') return;
    if (request.url === '/fails') return void reply.writeHead(500).end();
    posted.push(JSON.parse(body));
    reply.end('{}');
  });
});
await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
afterAll(() => provider.close());
const portOf = (address: AddressInfo | string | null): number => (typeof address === 'object' && address !== null ? address.port : 0);

test('createHttpSmsSender posts the sender name and plain SMS text; the text of a call keeps its letters', async () => {
  const sms = createHttpSmsSender(`http://127.0.0.1:${portOf(provider.address())}/`);
  await sms.send({ to: '+998900000001', text: 'Muddat: toʻlov', code: null });
  await sms.send({ to: '+998900000001', text: 'Bu Muddat roboti. Toʻlov', code: '123456', channel: 'call' });
  const to = { to: '+998900000001', from: 'Muddat' };
  expect(posted).toEqual([
    { ...to, text: "Muddat: to'lov", channel: 'sms' },
    { ...to, text: 'Bu Muddat roboti. Toʻlov', channel: 'call' },
  ]);
});

test.each([
  ['refuses the connection', 'http://127.0.0.1:2/?key=secret', 'SMS provider: ECONNREFUSED'],
  ['answers 500', `http://127.0.0.1:${portOf(provider.address())}/fails`, 'SMS provider: status 500'],
  ['does not answer', `http://127.0.0.1:${portOf(provider.address())}/silent`, 'SMS provider: timeout'],
])('createHttpSmsSender throws the cause, without the address, if the provider %s', async (_what, url, cause) => {
  const sending = createHttpSmsSender(url, 500).send({ to: '+998900000001', text: 'Muddat', code: null });
  await expect(sending).rejects.toMatchObject({ code: 'upstream_unavailable', cause });
});
