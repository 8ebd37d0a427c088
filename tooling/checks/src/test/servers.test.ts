import { expect, test } from 'vitest';
import { startTestServers } from './servers.ts';

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

test('startTestServers reports a server that fails to start with its suite, and starts the others', async () => {
  const { list, stopped } = needed();
  const { env, missing, stop } = await startTestServers(['unit', 'sandbox', 'redis'], list);
  expect(env).toEqual({ P: 'postgres://', R: 'none' });
  expect(missing).toEqual([{ suite: 'redis', reason: 'Redis did not start: no space' }]);
  await stop();
  expect(stopped).toEqual(['postgres://']);
});

test('startTestServers starts only servers that the suites need', async () => {
  const { env, missing } = await startTestServers(['unit'], needed().list);
  expect([env, missing]).toEqual([{}, []]);
});
