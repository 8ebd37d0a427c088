import { expect, test } from 'vitest';
import { startServers } from './servers.ts';

function needed() {
  const stopped: string[] = [];
  const server = (url: string) => () => Promise.resolve({ url, stop: () => Promise.resolve(void stopped.push(url)) });
  const list = [
    { suite: 'sandbox', name: 'PostgreSQL', variable: 'P', start: server('postgres://') },
    { suite: 'redis', name: 'Redis', variable: 'R', start: () => Promise.reject(new Error('no space')) },
    { suite: 'e2e', name: 'Other', variable: 'O', start: server('other://') },
  ] as const;
  return { list, stopped };
}

test('a server that does not start leaves the others running, and says whose it was and why', async () => {
  const { list, stopped } = needed();
  const { env, missing, stop } = await startServers(['unit', 'sandbox', 'redis'], list);
  expect(env).toEqual({ P: 'postgres://', R: 'none' });
  expect(missing).toEqual([{ suite: 'redis', reason: 'Redis did not start: no space' }]);
  await stop();
  expect(stopped).toEqual(['postgres://']);
});

test('only what the suites need is started', async () => {
  const { env, missing } = await startServers(['unit'], needed().list);
  expect([env, missing]).toEqual([{}, []]);
});
