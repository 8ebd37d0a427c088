import { expect, test } from 'vitest';
import { networkFirst } from './network-first.ts';

const NEVER = () => new Promise<Response>(() => {});
const down = () => Promise.reject(new TypeError('Failed to fetch'));
const say = (text: string) => async () => new Response(text);
const ask = async (given: Partial<Parameters<typeof networkFirst>[0]>) => {
  const response = await networkFirst({ network: down, cached: async () => undefined, timeoutMs: 10, fallback: say('offline'), ...given });
  return response.text();
};
const later = (text: string, ms: number) => () => new Promise<Response>((resolve) => setTimeout(() => resolve(new Response(text)), ms));

test.each([
  ['the network response if it arrives in time', { network: say('new'), cached: say('kept') }, 'new'],
  ['the cached response without a network', { cached: say('kept') }, 'kept'],
  ['the cached response if the network is slow', { network: NEVER, cached: say('kept') }, 'kept'],
  ['the late network response if nothing is cached', { network: later('new', 60) }, 'new'],
  ['the offline response without network and cache', {}, 'offline'],
])('networkFirst returns %s', async (_title, given, text) => {
  expect(await ask(given)).toBe(text);
});

test('networkFirst returns a server error instead of a cached page', async () => {
  const response = await networkFirst({
    network: async () => new Response('failed', { status: 500 }),
    cached: say('kept'),
    timeoutMs: 10,
    fallback: say('offline'),
  });
  expect(response.status).toBe(500);
});
