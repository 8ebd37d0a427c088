import { expect, test } from 'vitest';
import { initialRequestState, type RequestEvent, type RequestState, requestMachine } from './request.machine.ts';
import { type SendFailure, toSendFailure } from './send-failure.ts';

const offline: SendFailure = toSendFailure(new Error('x'), { now: 0, online: false });
const filling = initialRequestState([]);
const failed: RequestState = { kind: 'filling', failure: offline, sentHashes: [] };
const sending: RequestState = { kind: 'sending', hash: 'a', sentHashes: [] };
const sent: RequestState = { kind: 'sent', isDuplicate: false, sentHashes: ['a'] };

test.each<[string, RequestState, RequestEvent, RequestState]>([
  ['a click sends the form', filling, { type: 'send-pressed', hash: 'a' }, sending],
  ['a second click while sending is ignored', sending, { type: 'send-pressed', hash: 'a' }, sending],
  ['a received request is marked as sent', sending, { type: 'received' }, sent],
  ['a failure returns to the form with its reason', sending, { type: 'failed', failure: offline }, failed],
  ['after a failure only a click sends again', failed, { type: 'send-pressed', hash: 'a' }, sending],
  ['a response that arrives after the failure is ignored', failed, { type: 'received' }, failed],
  ['a failure that arrives after the response is ignored', sent, { type: 'failed', failure: offline }, sent],
  ['refused fields return to the form without a general error', sending, { type: 'fields-refused' }, filling],
  ['another request may follow a sent one', sent, { type: 'another-wanted' }, { kind: 'filling', failure: null, sentHashes: ['a'] }],
  [
    'the same content is not sent twice',
    initialRequestState(['a']),
    { type: 'send-pressed', hash: 'a' },
    { kind: 'sent', isDuplicate: true, sentHashes: ['a'] },
  ],
  [
    'different content is sent',
    initialRequestState(['a']),
    { type: 'send-pressed', hash: 'b' },
    { kind: 'sending', hash: 'b', sentHashes: ['a'] },
  ],
])('requestMachine: %s', (_title, from, event, to) => {
  expect(requestMachine(from, event)).toEqual(to);
});
