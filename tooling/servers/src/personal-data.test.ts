import { expect, test } from 'vitest';
import { findPersonalData, findPersonalDataInMetrics } from './personal-data.ts';

test.each([
  ['phone', '{"msg":"no code for +998901112233"}'],
  ['phone', '{"msg":"998 90 111-22-33"}'],
  ['phone', 'GET /users?phone=%2B998901112233'],
  ['phone', '{"to":"901112233"}'],
  ['card number', '{"number":"8600 4900 0000 0001"}'],
  ['card number', 'card 8600490000000001 declined'],
  ['passport', 'passport AA1234567'],
  ['personal number', '{"pinfl":"31234567890123"}'],
  ['e-mail', 'mail to dilnoza@example.uz failed'],
  ['code', '{"code":"123456"}'],
  ['code', 'Muddat: код 4821'],
  ['token', 'authorization: Bearer abcdef123456'],
  ['token', '{"refresh_token":"r-12345"}'],
  ['token', 'eyJhbGciOi.eyJzdWIiOi.sig'],
  ['token', '{"password":"Muddat-demo-1"}'],
  ['cookie', 'cookie: __Host-muddat=AbCdEf123456'],
  ['session id', '{"id":"Zk9Qv3nTz0aYb1XcW2dVe3UfT4gSh5RiQ6jPk7OlN8m"}'],
  ['name', '{"msg":"hello Dilnoza"}'],
  ['address', 'Amir Temur koʻchasi 5'],
  ['text for a customer', '{"detail":"улица Навои"}'],
])('finds a %s in %s', (kind, line) => {
  expect(findPersonalData(`{"msg":"answered"}\n${line}\n`)).toEqual([{ kind, line }]);
});

test.each([
  '{"level":"info","time":"2026-11-30T06:51:39.610Z","request_id":"7f2c9a8e-1234-4567-8901-123456789012","msg":"answered"}',
  '{"level":"warn","route":"api:auth.sendCode","status":503,"ms":120345,"cause":"timeout","msg":"answered"}',
  '{"level":"info","log":"audit","event":"code-sent","outcome":"ok","customer":"cus_0001","code":"otp_locked","msg":"audit"}',
  '{"err":{"stack":"at run (node_modules/.pnpm/fastify@5.12.8/node_modules/fastify/lib/reply.js:412:11)"}}',
  '{"version":"1.2.0","commit":"c0ffee11c0ff","build_id":"d8a57fe9","msg":"The gateway starts"}',
  'muddat_gateway_request_seconds_sum{route="api:auth.login",method="POST",status="200"} 0.901112233',
  'process_start_time_seconds 1796021499',
  'process_resident_memory_bytes 250118144',
  'nodejs_heap_size_total_bytes 1.901112233e+9',
  '{"msg":"Gateway listens on http://127.0.0.1:18999 for visitors"}',
])('finds nothing in %s', (line) => {
  expect(findPersonalData(line)).toEqual([]);
});

test('numbers of metrics are no phones, but labels may be', () => {
  const value = 'process_heap_bytes 957169664';
  const label = 'requests_total{customer="+998901234567"} 957169664';
  expect(findPersonalDataInMetrics(`${value}\n${label}`).map(({ kind }) => kind)).toEqual(['phone']);
});
