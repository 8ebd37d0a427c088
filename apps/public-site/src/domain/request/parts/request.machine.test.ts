import { expect, test } from 'vitest';
import { type NotSent, notSent } from './not-sent.ts';
import { type RequestEvent, type RequestState, requestMachine, startRequest } from './request.machine.ts';

const offline: NotSent = notSent(new Error('x'), { now: 0, online: false });
const filling = startRequest([]);
const failed: RequestState = { kind: 'filling', notSent: offline, sentMarks: [] };
const sending: RequestState = { kind: 'sending', mark: 'a', sentMarks: [] };
const sent: RequestState = { kind: 'sent', before: false, sentMarks: ['a'] };

test.each<[string, RequestState, RequestEvent, RequestState]>([
  ['a press sends the words', filling, { type: 'send-pressed', mark: 'a' }, sending],
  ['a second press while they are on their way sends nothing', sending, { type: 'send-pressed', mark: 'a' }, sending],
  ['what was received is known again', sending, { type: 'received' }, sent],
  ['a failure leaves the form as it was, and says why', sending, { type: 'failed', notSent: offline }, failed],
  ['only a press sends them again', failed, { type: 'send-pressed', mark: 'a' }, sending],
  ['an answer that nobody waits for changes nothing', failed, { type: 'received' }, failed],
  ['nor does a failure', sent, { type: 'failed', notSent: offline }, sent],
  ['wrong fields speak for themselves', sending, { type: 'fields-refused' }, filling],
  ['another one may follow', sent, { type: 'another-wanted' }, { kind: 'filling', notSent: null, sentMarks: ['a'] }],
  [
    'the same words are not sent twice',
    startRequest(['a']),
    { type: 'send-pressed', mark: 'a' },
    { kind: 'sent', before: true, sentMarks: ['a'] },
  ],
  ['other words are', startRequest(['a']), { type: 'send-pressed', mark: 'b' }, { kind: 'sending', mark: 'b', sentMarks: ['a'] }],
])('%s', (_title, from, event, to) => {
  expect(requestMachine(from, event)).toEqual(to);
});
