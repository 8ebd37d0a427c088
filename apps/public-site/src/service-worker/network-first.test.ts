import { expect, test } from 'vitest';
import { networkFirst } from './network-first.ts';

const NEVER = () => new Promise<Response>(() => {});
const down = () => Promise.reject(new TypeError('Failed to fetch'));
const say = (text: string) => async () => new Response(text);
const ask = async (given: Partial<Parameters<typeof networkFirst>[0]>) => {
  const response = await networkFirst({ network: down, kept: async () => undefined, patienceMs: 10, without: say('offline'), ...given });
  return response.text();
};
const later = (text: string, ms: number) => () => new Promise<Response>((resolve) => setTimeout(() => resolve(new Response(text)), ms));

test.each([
  ['the network’s, where there is one', { network: say('new'), kept: say('kept') }, 'new'],
  ['the kept one, without a network', { kept: say('kept') }, 'kept'],
  ['the kept one, when the network is slow', { network: NEVER, kept: say('kept') }, 'kept'],
  ['the network’s, however slow, where nothing is kept', { network: later('new', 60) }, 'new'],
  ['what stands in for both', {}, 'offline'],
])('the answer is %s', async (_title, given, text) => {
  expect(await ask(given)).toBe(text);
});

test('an error of the server is an answer: it is said, not hidden behind an old page', async () => {
  const response = await networkFirst({
    network: async () => new Response('failed', { status: 500 }),
    kept: say('kept'),
    patienceMs: 10,
    without: say('offline'),
  });
  expect(response.status).toBe(500);
});
