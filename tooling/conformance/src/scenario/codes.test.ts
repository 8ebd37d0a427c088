import { createServer } from 'node:http';
import { afterAll, expect, it } from 'vitest';
import { readCode } from './codes.ts';

const MESSAGES: Readonly<Record<string, unknown>> = {
  '+998901112233': [{ text: 'Hello', code: null }, { code: '222222' }, { code: '111111' }],
  '+998904445566': { code: '111111' },
};
const server = createServer((request, response) => {
  const phone = new URL(request.url ?? '', 'http://inbox').searchParams.get('phone') ?? '';
  response.writeHead(phone in MESSAGES ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(MESSAGES[phone] ?? {}));
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
afterAll(() => server.close());
const address = server.address();
const inbox = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}/sms?phone={phone}`;

it.each<[string, string, string | null]>([
  ['is the newest message that has one', '+998901112233', '222222'],
  ['is null where the answer is no list', '+998904445566', null],
  ['is null where the address is no inbox', '+998907778899', null],
])('a code of an inbox %s', async (_title, phone, code) => {
  expect(await readCode({ inbox }, phone, 1_000)).toBe(code);
});

it('a fixed code needs no inbox', async () => {
  expect(await readCode({ fixed: '123456' }, '+998901112233', 1_000)).toBe('123456');
});
