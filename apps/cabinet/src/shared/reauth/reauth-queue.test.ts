import { ApiError } from '@muddat/sdk';
import { expect, test, vi } from 'vitest';
import { createReauthQueue, retryAfterReauth } from './reauth-queue.ts';

const refused = (code: string) =>
  new ApiError({
    statusCode: 403,
    message: 'x',
    source: 'server',
    data: { code, message: 'x', methods: ['code', 'passkey'], request_id: 'r' },
  });
const deskWithListener = () => {
  const desk = createReauthQueue();
  desk.subscribe(() => undefined);
  return desk;
};

test('a call that requires re-authentication waits for it and is sent once more with the same arguments', async () => {
  const desk = deskWithListener();
  const remove = vi.fn(async (_what: object) => 'removed');
  remove.mockRejectedValueOnce(refused('fresh_proof_required'));
  const removed = retryAfterReauth({ remove }, desk.request).remove({ entity_id: 'card_1' });
  await vi.waitFor(() => expect(desk.current()).not.toBeNull());
  expect(remove).toHaveBeenCalledTimes(1);
  expect(desk.current()?.methods).toEqual(['code', 'passkey']);
  desk.current()?.settle(true);
  expect(await removed).toBe('removed');
  expect(remove.mock.calls).toEqual([[{ entity_id: 'card_1' }], [{ entity_id: 'card_1' }]]);
  expect(desk.current()).toBeNull();
});

test('if the customer does not re-authenticate, the call fails with its refusal and is not sent again', async () => {
  const desk = deskWithListener();
  const remove = vi.fn().mockRejectedValue(refused('fresh_proof_required'));
  const removed = retryAfterReauth({ remove }, desk.request).remove();
  await vi.waitFor(() => expect(desk.current()).not.toBeNull());
  desk.current()?.settle(false);
  await expect(removed).rejects.toThrow(ApiError);
  expect(remove).toHaveBeenCalledTimes(1);
});

test('a call that is refused again after re-authentication fails and is not sent a third time', async () => {
  const desk = deskWithListener();
  const remove = vi.fn().mockRejectedValue(refused('fresh_proof_required'));
  const removed = retryAfterReauth({ remove }, desk.request).remove();
  await vi.waitFor(() => expect(desk.current()).not.toBeNull());
  desk.current()?.settle(true);
  await expect(removed).rejects.toThrow(ApiError);
  expect(remove).toHaveBeenCalledTimes(2);
});

test('two waiting calls share one re-authentication', async () => {
  const desk = deskWithListener();
  const answers = [desk.request(['code']), desk.request(['code'])];
  desk.current()?.settle(true);
  expect(await Promise.all(answers)).toEqual([true, true]);
});

test('a call with a refusal other than `fresh_proof_required` fails without re-authentication', async () => {
  const desk = deskWithListener();
  await expect(retryAfterReauth({ remove: vi.fn().mockRejectedValue(refused('not_found')) }, desk.request).remove()).rejects.toThrow(
    ApiError,
  );
  expect(desk.current()).toBeNull();
});

test('a call excluded by its name (`read`) fails without re-authentication', async () => {
  const desk = deskWithListener();
  const read = vi.fn().mockRejectedValue(refused('fresh_proof_required'));
  await expect(retryAfterReauth({ read }, desk.request, ['read']).read()).rejects.toThrow(ApiError);
  expect(desk.current()).toBeNull();
});

test('while no dialog has subscribed, a request for re-authentication returns false at once', async () => {
  expect(await createReauthQueue().request(['code'])).toBe(false);
});
