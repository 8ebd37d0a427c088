import type { Tone } from '../badge/badge.tsx';
import { STATUSES } from './statuses.ts';

/** The tone of a status on its badge, for other elements in that colour. An unknown status is neutral. */
export function statusTone(of: keyof typeof STATUSES, status: string): Tone {
  const table = STATUSES[of];
  return (Object.hasOwn(table, status) ? table[status]?.tone : undefined) ?? 'neutral';
}
