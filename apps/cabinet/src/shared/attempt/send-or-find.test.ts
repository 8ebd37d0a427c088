import { ApiError } from '@muddat/sdk';
import { expect, test, vi } from 'vitest';
import { sendOrFind, sendUnderAddressKey } from './send-or-find.ts';

const lost = () => Promise.reject(new ApiError({ statusCode: 511, message: 'no answer', source: 'network' }));
const refused = () => Promise.reject(new ApiError({ statusCode: 422, message: 'refused', source: 'server' }));
const nothing = async () => null;

test('a result is not looked up', async () => {
  const find = vi.fn(nothing);
  expect(await sendOrFind(async () => 'sent', find)).toBe('sent');
  expect(find).not.toHaveBeenCalled();
});

test('a refusal is not looked up, and is what the write failed with', async () => {
  const find = vi.fn(async () => 'found');
  await expect(sendOrFind(refused, find)).rejects.toThrow('refused');
  expect(find).not.toHaveBeenCalled();
});

test('after a lost answer what is found is the result', async () => {
  expect(await sendOrFind(lost, async () => 'found')).toBe('found');
});

test.each([
  ['nothing is found', nothing],
  ['the look-up fails', refused],
])('after a lost answer, when %s, the write failed with the loss', async (_title, find) => {
  await expect(sendOrFind(lost, find)).rejects.toThrow('no answer');
});

test('a write takes a key, tells it before it is sent, and keeps it once it is done', async () => {
  const told: (string | null)[] = [];
  const key = await sendUnderAddressKey({ attempt: null, onAttempt: (next) => told.push(next) }, async (sent) => sent, nothing);
  expect(told).toEqual([key]);
});

test('what got no verdict is looked up and sent again under the same key', async () => {
  const onAttempt = vi.fn();
  const find = vi.fn(nothing);
  await expect(sendUnderAddressKey({ attempt: 'key-of-before', onAttempt }, lost, find)).rejects.toThrow('no answer');
  expect(onAttempt.mock.calls).toEqual([['key-of-before']]);
  expect(find).toHaveBeenCalledWith('key-of-before');
});

test('a refusal forgets the key', async () => {
  const onAttempt = vi.fn();
  await expect(sendUnderAddressKey({ attempt: 'key-of-before', onAttempt }, refused, nothing)).rejects.toThrow('refused');
  expect(onAttempt.mock.calls).toEqual([['key-of-before'], [null]]);
});
