import { ApiError } from '@muddat/sdk';
import { expect, test, vi } from 'vitest';
import { sendOrFind, sendWithUrlKey } from './send-or-find.ts';

const lost = () => Promise.reject(new ApiError({ statusCode: 511, message: 'no answer', source: 'network' }));
const refused = () => Promise.reject(new ApiError({ statusCode: 422, message: 'refused', source: 'server' }));
const nothing = async () => null;

test('`sendOrFind` returns the result of a successful write without a look-up', async () => {
  const find = vi.fn(nothing);
  expect(await sendOrFind(async () => 'sent', find)).toBe('sent');
  expect(find).not.toHaveBeenCalled();
});

test('`sendOrFind` throws a refusal without a look-up', async () => {
  const find = vi.fn(async () => 'found');
  await expect(sendOrFind(refused, find)).rejects.toThrow('refused');
  expect(find).not.toHaveBeenCalled();
});

test('`sendOrFind` returns what the look-up finds after a lost response', async () => {
  expect(await sendOrFind(lost, async () => 'found')).toBe('found');
});

test.each([
  ['nothing is found', nothing],
  ['the look-up fails', refused],
])('`sendOrFind` throws the network error after a lost response if %s', async (_title, find) => {
  await expect(sendOrFind(lost, find)).rejects.toThrow('no answer');
});

test('`sendWithUrlKey` reports a new key and keeps it after a successful write', async () => {
  const told: (string | null)[] = [];
  const key = await sendWithUrlKey({ attempt: null, onAttempt: (next) => told.push(next) }, async (sent) => sent, nothing);
  expect(told).toEqual([key]);
});

test('`sendWithUrlKey` sends a write again and looks it up with the key of the earlier try', async () => {
  const onAttempt = vi.fn();
  const find = vi.fn(nothing);
  await expect(sendWithUrlKey({ attempt: 'key-of-before', onAttempt }, lost, find)).rejects.toThrow('no answer');
  expect(onAttempt.mock.calls).toEqual([['key-of-before']]);
  expect(find).toHaveBeenCalledWith('key-of-before');
});

test('`sendWithUrlKey` removes the key after a refusal', async () => {
  const onAttempt = vi.fn();
  await expect(sendWithUrlKey({ attempt: 'key-of-before', onAttempt }, refused, nothing)).rejects.toThrow('refused');
  expect(onAttempt.mock.calls).toEqual([['key-of-before'], [null]]);
});
