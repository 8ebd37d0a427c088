import { expect, test } from 'vitest';
import { refusalWith as refusal } from '../../testing/refusals.ts';
import { type AddPasskeyEvent, type AddPasskeyState, addPasskeyMachine, initialAddPasskeyState } from './add-passkey.machine.ts';

const rest = initialAddPasskeyState;
const refused = { kind: 'refused', problem: refusal('internal') } as const;
const [preparing, onDevice, saving]: AddPasskeyState[] = [{ kind: 'preparing' }, { kind: 'on-device' }, { kind: 'saving' }];

test.each<[string, AddPasskeyState | undefined, AddPasskeyEvent, AddPasskeyState | undefined]>([
  ['pressing «add» requests a challenge', rest, { type: 'asked' }, preparing],
  ['a second press while the challenge is requested changes nothing', preparing, { type: 'asked' }, preparing],
  ['with the challenge, the device asks the customer to confirm', preparing, { type: 'prepared' }, onDevice],
  ['a passkey created by the device is saved on the server', onDevice, { type: 'made' }, saving],
  ['a saved passkey counts as added', saving, { type: 'ended', outcome: { kind: 'added' } }, { kind: 'rest', outcome: { kind: 'added' } }],
  [
    'a confirmation that the customer cancels on the device ends as cancelled',
    onDevice,
    { type: 'ended', outcome: { kind: 'cancelled' } },
    { kind: 'rest', outcome: { kind: 'cancelled' } },
  ],
  ['a refused challenge ends with the refusal', preparing, { type: 'ended', outcome: refused }, { kind: 'rest', outcome: refused }],
  ['the customer can try again after a refusal', { kind: 'rest', outcome: refused }, { type: 'asked' }, preparing],
  ['an `ended` event is ignored while no passkey is being added', rest, { type: 'ended', outcome: { kind: 'added' } }, rest],
])('addPasskeyMachine: %s', (_title, before, event, after) => {
  if (before === undefined) throw new Error('no state');
  expect(addPasskeyMachine(before, event)).toEqual(after);
});
