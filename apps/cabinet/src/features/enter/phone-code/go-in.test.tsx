import { keepDraft, ownDraft } from '@muddat/forms';
import { afterEach, expect, test } from 'vitest';
import { forgetWayIn } from './go-in.ts';

afterEach(() => sessionStorage.clear());

test('a sign-in forgets what a guest typed; what a customer typed before their session ran out is there again', () => {
  const values = { text: 'Где чек?' };
  const own = ownDraft('cus_0001', 'question.order.100008');
  for (const key of ['register', own]) keepDraft(sessionStorage, { key, version: 1 }, values, Date.now());
  forgetWayIn();
  expect(Object.keys(sessionStorage).filter((name) => name.startsWith('muddat.draft.'))).toEqual([`muddat.draft.${own}`]);
});
