import { expect, test } from 'vitest';
import { UNANSWERED } from '../../testing/refusals.ts';
import { AT_REST, type ConfirmEvent, type ConfirmState, confirmMachine } from './confirm-action.machine.ts';

type State = ConfirmState<string>;
const problem = UNANSWERED;
const asking: State = { kind: 'asking', what: 'phone', problem: null };
const doing: State = { kind: 'doing', what: 'phone' };
const done: State = { kind: 'rest', done: { what: 'phone', count: 1 } };

test.each<[string, State, ConfirmEvent<string>, State]>([
  ['it is asked about first', AT_REST, { type: 'asked', what: 'phone' }, asking],
  ['nothing is done unasked', AT_REST, { type: 'confirmed' }, AT_REST],
  ['it may be kept', asking, { type: 'kept' }, AT_REST],
  ['or done', asking, { type: 'confirmed' }, doing],
  ['what is under way is not begun again', doing, { type: 'confirmed' }, doing],
  ['nor taken back', doing, { type: 'kept' }, doing],
  ['how many it concerned is known afterwards', doing, { type: 'done', count: 1 }, done],
  ['a refusal leaves the question open', doing, { type: 'refused', problem }, { kind: 'asking', what: 'phone', problem }],
  ['and it may be tried again', { kind: 'asking', what: 'phone', problem }, { type: 'confirmed' }, doing],
  [
    'the next one takes the place of what was told',
    done,
    { type: 'asked', what: 'other' },
    { kind: 'asking', what: 'other', problem: null },
  ],
  ['an answer that nobody waits for changes nothing', done, { type: 'done', count: 2 }, done],
])('%s', (_title, before, event, after) => {
  expect(confirmMachine(before, event)).toEqual(after);
});
