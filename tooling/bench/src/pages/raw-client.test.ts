import { expect, test } from 'vitest';
import { parseAnswer } from './raw-client.ts';

const text = 'HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 4\r\n\r\nbody';

test('reads an answer whole, and leaves what comes after it', () => {
  const parsed = parseAnswer(Buffer.from(`${text}HTTP/1.1`));
  expect(parsed?.length).toBe(text.length);
  expect([parsed?.answer.status, parsed?.answer.headers.get('content-type'), parsed?.answer.body.toString()]).toEqual([
    200,
    'text/html',
    'body',
  ]);
});

test.each([3, 30, text.length - 1])('waits when only %d bytes have come', (bytes) => {
  expect(parseAnswer(Buffer.from(text.slice(0, bytes)))).toBeNull();
});
