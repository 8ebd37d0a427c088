import { expect, test } from 'vitest';
import { CARD } from '../../../testing/orders.ts';
import { refused as refusal } from '../../../testing/refusals.ts';
import { sentOtp } from '../../../testing/sent-otp.ts';
import {
  type AddCardEvent,
  type AddCardState,
  addCardMachine,
  attemptFor,
  type CardAttempt,
  type CardDraft,
  initialAddCardState,
  tryFor,
} from './add-card.machine.ts';

const NOW = 1_000_000;
const draft: CardDraft = { number: '8600490000001234', expiry: '2912', owner: '' };
const attempt: CardAttempt = { key: 'key-1', draft, savedBefore: [] };
const otp = sentOtp(NOW);
const place = { attempt, otpId: 'otp_1', otp };
const typed = { key: 'code-key-1', code: '111111' };

const form = initialAddCardState;
const sending = { kind: 'sending', attempt } satisfies AddCardState;
const code = { kind: 'awaiting-code', ...place, problem: null, lost: null } satisfies AddCardState;
const resending = { kind: 'resending', ...place, channel: 'call' } satisfies AddCardState;
const checking = { kind: 'checking', ...place, typed } satisfies AddCardState;
const known = { ...attempt, savedBefore: [CARD.entity_id] };

const refused = (name: string, more: Parameters<typeof refusal>[2] = {}, undecided = false): AddCardEvent => ({
  type: 'refused',
  problem: refusal(name, 'Нет', more),
  undecided,
  now: NOW,
});
const problem = (name: string, more: Parameters<typeof refusal>[2] = {}) => refusal(name, 'Нет', more);

test.each<[string, AddCardState, AddCardEvent, AddCardState]>([
  ['a card is sent off', form, { type: 'submitted', attempt }, sending],
  ['its code is on the way', sending, { type: 'code-sent', otpId: 'otp_1', otp }, code],
  ['a refused card stays as it was typed', sending, refused('card_invalid'), { ...form, draft, problem: problem('card_invalid') }],
  [
    'after a lost answer the request is kept, for its key',
    sending,
    refused('network', {}, true),
    { ...form, draft, problem: problem('network'), lost: attempt },
  ],
  ['the code is typed', code, { type: 'code-entered', typed }, checking],
  ['and the card is saved', checking, { type: 'saved', card: CARD }, { kind: 'added', card: CARD }],
  ['a card that was there before is told', { ...checking, attempt: known }, { type: 'saved', card: CARD }, { kind: 'known', card: CARD }],
  [
    'where it is not known what was there, it counts as added',
    { ...checking, attempt: { ...attempt, savedBefore: null } },
    { type: 'saved', card: CARD },
    { kind: 'added', card: CARD },
  ],
  [
    'a wrong code costs a try',
    checking,
    refused('otp_wrong', { triesLeft: 4 }),
    { ...code, otp: { ...otp, triesLeft: 4 }, problem: problem('otp_wrong', { triesLeft: 4 }) },
  ],
  [
    'the last one locks the step',
    checking,
    refused('otp_locked', { triesLeft: 0 }),
    { ...code, otp: { ...otp, triesLeft: 0, lockedUntil: otp.expiresAt }, problem: problem('otp_locked', { triesLeft: 0 }) },
  ],
  [
    'a lost answer to a code keeps it under its key',
    checking,
    refused('timeout', {}, true),
    { ...code, problem: problem('timeout'), lost: typed },
  ],
  ['a code that is gone leads back to the card', checking, refused('not_found'), { ...form, draft, problem: problem('not_found') }],
  ['a new code is asked for', code, { type: 'resend-asked', attempt, channel: 'call' }, resending],
  [
    'after a lock the card is sent off anew',
    code,
    { type: 'resend-asked', attempt: { ...attempt, key: 'key-2' }, channel: 'call' },
    { ...resending, attempt: { ...attempt, key: 'key-2' } },
  ],
  ['it is on the way', resending, { type: 'code-sent', otpId: 'otp_2', otp }, { ...code, otpId: 'otp_2' }],
  [
    'one asked for too early says when',
    resending,
    refused('resend_too_early', { retryAfter: 30 }),
    { ...code, otp: { ...otp, resendAt: NOW + 30_000 }, problem: problem('resend_too_early', { retryAfter: 30 }) },
  ],
  ['a lost answer to a resend keeps no code', resending, refused('network', {}, true), { ...code, problem: problem('network') }],
  ['a code that was used meanwhile may have saved the card', resending, { type: 'saved', card: CARD }, { kind: 'added', card: CARD }],
  ['from the code one goes back to the card, which is still there', code, { type: 'card-changed' }, { ...form, draft }],
  ['a late code changes nothing of the form', form, { type: 'code-sent', otpId: 'otp_1', otp }, form],
  ['while a code is checked nothing is changed', checking, { type: 'card-changed' }, checking],
  ['the end is the end', { kind: 'added', card: CARD }, { type: 'submitted', attempt }, { kind: 'added', card: CARD }],
])('%s', (_title, state, event, next) => {
  expect(addCardMachine(state, event)).toEqual(next);
});

const fresh = { ...attempt, key: 'key-2' };
const other = { ...fresh, draft: { ...draft, owner: 'DILNOZA' } };

test.each([
  ['the first', null, fresh, fresh],
  ['the same card after a lost answer', attempt, fresh, attempt],
  ['another card after a lost answer', attempt, other, other],
])('[S3-04] the key of a request: %s', (_title, lost, given, used) => {
  expect(attemptFor(lost, given)).toBe(used);
});

test.each([
  ['the first', null, typed],
  ['the same code after a lost answer', { key: 'code-key-0', code: '111111' }, { key: 'code-key-0', code: '111111' }],
  ['another code after a lost answer', { key: 'code-key-0', code: '222222' }, typed],
])('the key of a code: %s', (_title, lost, used) => {
  expect(tryFor(lost, typed)).toEqual(used);
});
