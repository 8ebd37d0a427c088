import { describe, expect, it } from 'vitest';
import readme from '../../README.md?raw';
import { PHASES } from './auth-state.ts';
import { diagramOf, holdsTurn, PHASE_NAMES, withDiagram } from './testing/diagram.ts';
import { TRANSITIONS } from './transitions.ts';

describe('the table of the session machine', () => {
  it('says one thing only of each state and outcome', () => {
    const keys = TRANSITIONS.flatMap(({ from, on }) => from.map((phase) => `${phase} ${on}`));
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });

  it('knows every state, leads into each and out of each', () => {
    expect([...PHASE_NAMES].sort()).toEqual(Object.keys(PHASES).sort());
    expect(PHASE_NAMES.filter((phase) => !TRANSITIONS.some(({ to, from }) => to === phase && !from.includes(phase)))).toEqual([]);
    expect(PHASE_NAMES.filter((phase) => !TRANSITIONS.some(({ to, from }) => to !== phase && from.includes(phase)))).toEqual([]);
  });

  it('gives the turn back wherever it is left, and nowhere else but where it has just come', () => {
    for (const { from, on, to, effects } of TRANSITIONS) {
      for (const phase of from) {
        const leaves = holdsTurn(phase) && !holdsTurn(to);
        const refuses = phase === 'awaiting-turn' && (on.startsWith('turn-') || on === 'unanswered') && !holdsTurn(to);
        expect(effects.includes('give-turn'), `${phase} ${on}`).toBe(leaves || refuses);
      }
    }
  });

  it('lets a customer sign in and sign out from everywhere', () => {
    for (const on of ['login', 'logout'] as const) {
      expect(
        TRANSITIONS.filter((row) => row.on === on)
          .flatMap(({ from }) => from)
          .sort(),
      ).toEqual([...PHASE_NAMES].sort());
    }
  });

  // After a change of the table: pnpm exec vitest run --project unit packages/auth-core -u
  it('is the picture of the README', async () => {
    const drawn = withDiagram(readme, diagramOf(TRANSITIONS, PHASE_NAMES));
    expect(drawn).toContain('stateDiagram-v2');
    await expect(drawn).toMatchFileSnapshot('../../README.md');
  });
});
