import { PHASES, type Phase } from '../auth-state.ts';
import type { Transition } from '../transitions.ts';

const idOf = (phase: string): string => phase.replaceAll('-', '_');
/** What can happen in every state is drawn once, from here. */
const ANYWHERE = 'any state';

/** The machine's table as a picture (Mermaid): an arrow for each way, what leads over it, and the work it gives. */
export function diagramOf(transitions: readonly Transition[], phases: readonly Phase[]): string {
  const starts = new Map<string, Set<Phase>>();
  const work = new Map<string, Set<string>>();
  for (const { from, on, to, effects } of transitions) {
    const way = `${on} ${to}`;
    starts.set(way, new Set([...(starts.get(way) ?? []), ...from]));
    work.set(way, new Set([...(work.get(way) ?? []), ...effects]));
  }
  const arrows = new Map<string, string[]>();
  for (const [way, from] of starts) {
    const [on = '', to = ''] = way.split(' ');
    const effects = [...(work.get(way) ?? [])];
    const label = effects.length > 0 ? `${on} / ${effects.join(', ')}` : on;
    const names = from.size === phases.length ? [ANYWHERE] : [...from];
    for (const name of names) {
      const arrow = `${idOf(name.replace(' ', '-'))} --> ${idOf(to)}`;
      arrows.set(arrow, [...(arrows.get(arrow) ?? []), label]);
    }
  }
  return [
    'stateDiagram-v2',
    '  [*] --> signed_out',
    ...[ANYWHERE, ...phases].map((name) => `  state "${name}" as ${idOf(name.replace(' ', '-'))}`),
    ...[...arrows].map(([arrow, labels]) => `  ${arrow}: ${labels.join('<br>')}`),
  ].join('\n');
}

export const PHASE_NAMES: readonly Phase[] = [
  'signed-out',
  'guest',
  'signing-in',
  'storing',
  'reading-profile',
  'signed-in',
  'awaiting-turn',
  'refreshing',
  'storing-refreshed',
];

/** A README with the picture between its marks. */
export function withDiagram(readme: string, diagram: string): string {
  const block = `<!-- session machine -->\n\n\`\`\`mermaid\n${diagram}\n\`\`\`\n\n<!-- end of session machine -->`;
  return readme.replace(/<!-- session machine -->[\s\S]*<!-- end of session machine -->/, () => block);
}

export const holdsTurn = (phase: Phase): boolean => PHASES[phase].holdsTurn;
