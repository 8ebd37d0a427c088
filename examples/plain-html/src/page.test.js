import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startSandbox } from 'muddat-sandbox';
import { runPage } from './run-page.js';
import { serve } from './serve.js';

let sandbox;
let server;
let address;
before(async () => {
  [sandbox, server] = await Promise.all([startSandbox(), serve(0)]);
  address = `http://127.0.0.1:${server.address().port}/`;
});
after(async () => {
  server?.close();
  await sandbox?.stop();
});

test('the page shows the stores', async () => {
  const document = await runPage(`${address}?api=${encodeURIComponent(sandbox.url)}`);
  assert.ok(document.querySelectorAll('#stores li').length > 3);
  assert.equal(document.getElementById('state').textContent, '');
});

test('the page says what is wrong when nothing answers', async () => {
  const document = await runPage(`${address}?api=http://127.0.0.1:9`);
  assert.equal(document.querySelectorAll('#stores li').length, 0);
  assert.notEqual(document.getElementById('state').textContent, 'Загружаем…');
});

test('the sandbox lets the page call it', async () => {
  const { headers } = await fetch(`${sandbox.url}/installment/v3/stores`, { headers: { origin: address.slice(0, -1) } });
  assert.equal(headers.get('access-control-allow-origin'), address.slice(0, -1));
});
