import { customerDraftKey, saveDraft } from '@muddat/forms';
import { afterEach, expect, test } from 'vitest';
import { clearSignInState } from './complete-sign-in.ts';

afterEach(() => sessionStorage.clear());

test('clearSignInState deletes the drafts of the guest and keeps those of the customer', () => {
  const values = { text: 'Где чек?' };
  const own = customerDraftKey('cus_0001', 'question.order.100008');
  for (const key of ['register', own]) saveDraft(sessionStorage, { key, version: 1 }, values, Date.now());
  clearSignInState();
  expect(Object.keys(sessionStorage).filter((name) => name.startsWith('muddat.draft.'))).toEqual([`muddat.draft.${own}`]);
});
