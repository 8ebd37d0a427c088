import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startSandbox } from 'muddat-sandbox';
import worker from './worker.js';

let sandbox;
before(async () => {
  sandbox = await startSandbox();
});
after(() => sandbox?.stop());

const ask = (path) =>
  worker.fetch(new Request(`https://shop.example${path}`), {
    MUDDAT_URL: sandbox.url,
    MUDDAT_CLIENT_ID: 'muddat-web',
    MUDDAT_CLIENT_SECRET: 'muddat-web-secret',
  });

test('the handler answers the stores that a customer searches for', async () => {
  const response = await ask('/stores?search=texno');
  const stores = await response.json();
  assert.equal(response.status, 200);
  assert.ok(stores.length > 0);
  assert.deepEqual(Object.keys(stores[0]), ['id', 'name', 'alias']);
});

test('the handler answers another path with 404', async () => {
  assert.equal((await ask('/')).status, 404);
});
