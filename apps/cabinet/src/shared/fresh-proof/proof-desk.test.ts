import { ApiError } from '@muddat/sdk';
import { expect, test, vi } from 'vitest';
import { afterProof, createProofDesk } from './proof-desk.ts';

const refused = (code: string) =>
  new ApiError({
    statusCode: 403,
    message: 'x',
    source: 'server',
    data: { code, message: 'x', methods: ['code', 'passkey'], request_id: 'r' },
  });
const deskWithListener = () => {
  const desk = createProofDesk();
  desk.subscribe(() => undefined);
  return desk;
};

test('a call that wants a proof waits for it and is sent once more with the same arguments', async () => {
  const desk = deskWithListener();
  const remove = vi.fn(async (_what: object) => 'removed');
  remove.mockRejectedValueOnce(refused('fresh_proof_required'));
  const removed = afterProof({ remove }, desk.ask).remove({ entity_id: 'card_1' });
  await vi.waitFor(() => expect(desk.current()).not.toBeNull());
  expect(remove).toHaveBeenCalledTimes(1);
  expect(desk.current()?.methods).toEqual(['code', 'passkey']);
  desk.current()?.settle(true);
  expect(await removed).toBe('removed');
  expect(remove.mock.calls).toEqual([[{ entity_id: 'card_1' }], [{ entity_id: 'card_1' }]]);
  expect(desk.current()).toBeNull();
});

test('without a proof the refusal stays, and nothing is sent again', async () => {
  const desk = deskWithListener();
  const remove = vi.fn().mockRejectedValue(refused('fresh_proof_required'));
  const removed = afterProof({ remove }, desk.ask).remove();
  await vi.waitFor(() => expect(desk.current()).not.toBeNull());
  desk.current()?.settle(false);
  await expect(removed).rejects.toThrow(ApiError);
  expect(remove).toHaveBeenCalledTimes(1);
});

test('a proof that was too late is not asked for again by itself', async () => {
  const desk = deskWithListener();
  const remove = vi.fn().mockRejectedValue(refused('fresh_proof_required'));
  const removed = afterProof({ remove }, desk.ask).remove();
  await vi.waitFor(() => expect(desk.current()).not.toBeNull());
  desk.current()?.settle(true);
  await expect(removed).rejects.toThrow(ApiError);
  expect(remove).toHaveBeenCalledTimes(2);
});

test('of two calls that wait the customer is asked once', async () => {
  const desk = deskWithListener();
  const answers = [desk.ask(['code']), desk.ask(['code'])];
  desk.current()?.settle(true);
  expect(await Promise.all(answers)).toEqual([true, true]);
});

test('another refusal asks for nothing', async () => {
  const desk = deskWithListener();
  await expect(afterProof({ remove: vi.fn().mockRejectedValue(refused('not_found')) }, desk.ask).remove()).rejects.toThrow(ApiError);
  expect(desk.current()).toBeNull();
});

test('a call that the page makes by itself is refused without a question', async () => {
  const desk = deskWithListener();
  const read = vi.fn().mockRejectedValue(refused('fresh_proof_required'));
  await expect(afterProof({ read }, desk.ask, ['read']).read()).rejects.toThrow(ApiError);
  expect(desk.current()).toBeNull();
});

test('where nobody can be asked the refusal comes at once', async () => {
  expect(await createProofDesk().ask(['code'])).toBe(false);
});
