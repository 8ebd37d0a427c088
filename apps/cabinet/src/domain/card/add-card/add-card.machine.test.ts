import { expect, test } from 'vitest';
import { SAVED_CARD } from '../../../testing/orders.ts';
import { refusalWith as refusal } from '../../../testing/refusals.ts';
import { sentOtp } from '../../../testing/sent-otp.ts';
import {
  type AddCardEvent,
  type AddCardState,
  addCardMachine,
  attemptToSend,
  type CardAttempt,
  type CardDraft,
  initialAddCardState,
  submissionToSend,
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
const known = { ...attempt, savedBefore: [SAVED_CARD.entity_id] };

const refused = (name: string, more: Parameters<typeof refusal>[2] = {}, undecided = false): AddCardEvent => ({
  type: 'refused',
  problem: refusal(name, 'Нет', more),
  undecided,
  now: NOW,
});
const problem = (name: string, more: Parameters<typeof refusal>[2] = {}) => refusal(name, 'Нет', more);

test.each<[string, AddCardState, AddCardEvent, AddCardState]>([
  ['submitting the form sends the card', form, { type: 'submitted', attempt }, sending],
  ['a sent code opens the code step', sending, { type: 'code-sent', otpId: 'otp_1', otp }, code],
  [
    'a refusal returns to the form with the typed card',
    sending,
    refused('card_invalid'),
    { ...form, draft, problem: problem('card_invalid') },
  ],
  [
    'after a lost response the form keeps the request with its key',
    sending,
    refused('network', {}, true),
    { ...form, draft, problem: problem('network'), lost: attempt },
  ],
  ['a typed code is checked', code, { type: 'code-entered', typed }, checking],
  ['an accepted code adds the card', checking, { type: 'saved', card: SAVED_CARD }, { kind: 'added', card: SAVED_CARD }],
  [
    'a card saved before is reported as known',
    { ...checking, attempt: known },
    { type: 'saved', card: SAVED_CARD },
    { kind: 'known', card: SAVED_CARD },
  ],
  [
    'if the earlier cards are unknown, the card counts as added',
    { ...checking, attempt: { ...attempt, savedBefore: null } },
    { type: 'saved', card: SAVED_CARD },
    { kind: 'added', card: SAVED_CARD },
  ],
  [
    'a wrong code uses up one try',
    checking,
    refused('otp_wrong', { triesLeft: 4 }),
    { ...code, otp: { ...otp, triesLeft: 4 }, problem: problem('otp_wrong', { triesLeft: 4 }) },
  ],
  [
    'the last wrong code locks the code step',
    checking,
    refused('otp_locked', { triesLeft: 0 }),
    { ...code, otp: { ...otp, triesLeft: 0, lockedUntil: otp.expiresAt }, problem: problem('otp_locked', { triesLeft: 0 }) },
  ],
  [
    'after a lost response to a code the code keeps its key',
    checking,
    refused('timeout', {}, true),
    { ...code, problem: problem('timeout'), lost: typed },
  ],
  [
    'a code that is not found returns to the form with the card',
    checking,
    refused('not_found'),
    { ...form, draft, problem: problem('not_found') },
  ],
  ['requesting a new code starts to send it', code, { type: 'resend-asked', attempt, channel: 'call' }, resending],
  [
    'after a lock the card is sent again with a new key',
    code,
    { type: 'resend-asked', attempt: { ...attempt, key: 'key-2' }, channel: 'call' },
    { ...resending, attempt: { ...attempt, key: 'key-2' } },
  ],
  ['a new code returns to the code step', resending, { type: 'code-sent', otpId: 'otp_2', otp }, { ...code, otpId: 'otp_2' }],
  [
    'a code requested too early starts the countdown again',
    resending,
    refused('resend_too_early', { retryAfter: 30 }),
    { ...code, otp: { ...otp, resendAt: NOW + 30_000 }, problem: problem('resend_too_early', { retryAfter: 30 }) },
  ],
  [
    'after a lost response to a resend the code step shows the error',
    resending,
    refused('network', {}, true),
    { ...code, problem: problem('network') },
  ],
  [
    'a card that is saved during a resend counts as added',
    resending,
    { type: 'saved', card: SAVED_CARD },
    { kind: 'added', card: SAVED_CARD },
  ],
  ['the customer can return from the code step to the typed card', code, { type: 'card-changed' }, { ...form, draft }],
  ['a code that arrives late does not change the form', form, { type: 'code-sent', otpId: 'otp_1', otp }, form],
  ['the card cannot be changed while a code is checked', checking, { type: 'card-changed' }, checking],
  [
    'an added card ignores another submission',
    { kind: 'added', card: SAVED_CARD },
    { type: 'submitted', attempt },
    { kind: 'added', card: SAVED_CARD },
  ],
])('adding a card: %s', (_title, state, event, next) => {
  expect(addCardMachine(state, event)).toEqual(next);
});

const fresh = { ...attempt, key: 'key-2' };
const other = { ...fresh, draft: { ...draft, owner: 'DILNOZA' } };

test.each([
  ['a new key at the first try', null, fresh, fresh],
  ['the old key for the same card after a lost response', attempt, fresh, attempt],
  ['a new key for another card after a lost response', attempt, other, other],
])('[S3-04] the idempotency key of a request to add a card is %s', (_title, lost, given, used) => {
  expect(attemptToSend(lost, given)).toBe(used);
});

test.each([
  ['a new key at the first try', null, typed],
  ['the old key for the same code after a lost response', { key: 'code-key-0', code: '111111' }, { key: 'code-key-0', code: '111111' }],
  ['a new key for another code after a lost response', { key: 'code-key-0', code: '222222' }, typed],
])('the idempotency key of a typed code is %s', (_title, lost, used) => {
  expect(submissionToSend(lost, typed)).toEqual(used);
});
