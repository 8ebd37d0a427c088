import type { Tone } from '../badge/badge.tsx';
import { STATUSES } from './statuses.ts';

/** The tone a status has on its badge, for what else is coloured by it; one that is not known is neutral. */
export function statusTone(of: keyof typeof STATUSES, status: string): Tone {
  const table = STATUSES[of];
  return (Object.hasOwn(table, status) ? table[status]?.tone : undefined) ?? 'neutral';
}
