import { once } from 'node:events';
import { expect, test } from 'vitest';
import { createOperatorServer } from './operator-server.ts';

test('an operator server answers its paths, refuses others and other methods, and logs an answer that fails', async () => {
  const logged: unknown[] = [];
  const server = createOperatorServer(
    {
      '/up': async () => ({ body: '{}' }),
      '/down': async () => ({ status: 503, type: 'text/plain', body: 'no' }),
      '/broken': () => Promise.reject(new Error('lost')),
    },
    { error: ({ err }) => void logged.push(err) },
  );
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
  const ask = async (path: string, method = 'GET') => {
    const answer = await fetch(`${origin}${path}`, { method });
    return [answer.status, answer.headers.get('content-type'), answer.headers.get('allow'), await answer.text()];
  };
  expect(await ask('/up?x=1')).toEqual([200, 'application/json; charset=utf-8', null, '{}']);
  expect(await ask('/up', 'HEAD')).toEqual([200, 'application/json; charset=utf-8', null, '']);
  expect(await ask('/down')).toEqual([503, 'text/plain', null, 'no']);
  expect(await ask('/up', 'POST')).toEqual([405, 'text/plain', 'GET, HEAD', 'Method not allowed\n']);
  expect(await ask('/other')).toEqual([404, 'text/plain', null, 'Not found\n']);
  expect([await ask('/broken'), logged]).toEqual([[500, 'text/plain', null, 'Failed\n'], [new Error('lost')]]);
  server.closeAllConnections();
  server.close();
});
