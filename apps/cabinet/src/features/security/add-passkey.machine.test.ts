import { expect, test } from 'vitest';
import { refused as refusal } from '../../testing/refusals.ts';
import { type AddPasskeyEvent, type AddPasskeyState, addPasskeyMachine, initialAddPasskeyState } from './add-passkey.machine.ts';

const rest = initialAddPasskeyState;
const refused = { kind: 'refused', problem: refusal('internal') } as const;
const [preparing, onDevice, saving]: AddPasskeyState[] = [{ kind: 'preparing' }, { kind: 'on-device' }, { kind: 'saving' }];

test.each<[string, AddPasskeyState | undefined, AddPasskeyEvent, AddPasskeyState | undefined]>([
  ['a challenge is asked for', rest, { type: 'asked' }, preparing],
  ['a second press asks for no second one', preparing, { type: 'asked' }, preparing],
  ['then the device asks its owner', preparing, { type: 'prepared' }, onDevice],
  ['what it made is kept', onDevice, { type: 'made' }, saving],
  ['and stands in the list', saving, { type: 'ended', outcome: { kind: 'added' } }, { kind: 'rest', outcome: { kind: 'added' } }],
  ['the owner may say no', onDevice, { type: 'ended', outcome: { kind: 'cancelled' } }, { kind: 'rest', outcome: { kind: 'cancelled' } }],
  ['the server may refuse', preparing, { type: 'ended', outcome: refused }, { kind: 'rest', outcome: refused }],
  ['after which it may be tried again', { kind: 'rest', outcome: refused }, { type: 'asked' }, preparing],
  ['an end that nobody waits for changes nothing', rest, { type: 'ended', outcome: { kind: 'added' } }, rest],
])('%s', (_title, before, event, after) => {
  if (before === undefined) throw new Error('no state');
  expect(addPasskeyMachine(before, event)).toEqual(after);
});
