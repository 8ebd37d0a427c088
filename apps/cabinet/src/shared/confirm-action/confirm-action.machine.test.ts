import { expect, test } from 'vitest';
import { UNANSWERED_REFUSAL } from '../../testing/refusals.ts';
import { type ConfirmEvent, type ConfirmState, confirmMachine, IDLE_CONFIRM_STATE } from './confirm-action.machine.ts';

type State = ConfirmState<string>;
const problem = UNANSWERED_REFUSAL;
const asking: State = { kind: 'asking', target: 'phone', problem: null };
const doing: State = { kind: 'doing', target: 'phone' };
const done: State = { kind: 'rest', done: { target: 'phone', count: 1 } };

test.each<[string, State, ConfirmEvent<string>, State]>([
  ['a requested action asks for confirmation first', IDLE_CONFIRM_STATE, { type: 'asked', target: 'phone' }, asking],
  ['a confirmation without a question is ignored', IDLE_CONFIRM_STATE, { type: 'confirmed' }, IDLE_CONFIRM_STATE],
  ['cancelling at the question ends it without the action', asking, { type: 'kept' }, IDLE_CONFIRM_STATE],
  ['a confirmed action starts', asking, { type: 'confirmed' }, doing],
  ['a second confirmation while the action runs is ignored', doing, { type: 'confirmed' }, doing],
  ['a cancellation while the action runs is ignored', doing, { type: 'kept' }, doing],
  ['a finished action reports how many items it changed', doing, { type: 'done', count: 1 }, done],
  ['a refusal leaves the question open with its reason', doing, { type: 'refused', problem }, { kind: 'asking', target: 'phone', problem }],
  ['the customer can confirm again after a refusal', { kind: 'asking', target: 'phone', problem }, { type: 'confirmed' }, doing],
  [
    'the next question replaces the result of the last action',
    done,
    { type: 'asked', target: 'other' },
    { kind: 'asking', target: 'other', problem: null },
  ],
  ['a result that arrives while no action runs is ignored', done, { type: 'done', count: 2 }, done],
])('`confirmMachine`: %s', (_title, before, event, after) => {
  expect(confirmMachine(before, event)).toEqual(after);
});
