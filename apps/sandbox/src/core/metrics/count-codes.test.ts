import { expect, test } from 'vitest';
import { countIncreases } from '../../testing/count-increases.ts';
import { countSentCodes } from './count-codes.ts';

const MESSAGE = { to: '+998900000001', text: '123456', channel: 'call', code: '123456' } as const;
const working = countSentCodes({ send: async () => undefined });
const failing = countSentCodes({ send: () => Promise.reject(new Error('no gateway')) });

test('messages with a code count, sent or failed, and other messages do not', async () => {
  expect(await countIncreases(() => working.send({ ...MESSAGE, code: null }))).toEqual({});
  expect(await countIncreases(() => working.send(MESSAGE))).toEqual({ 'codes_sent_total{channel="call",result="ok"}': 1 });
  const failed = await countIncreases(() => expect(failing.send(MESSAGE)).rejects.toThrow('no gateway'));
  expect(failed).toEqual({ 'codes_sent_total{channel="call",result="failed"}': 1 });
});
