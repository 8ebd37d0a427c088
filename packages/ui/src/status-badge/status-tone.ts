import type { Tone } from '../badge/badge.tsx';
import { STATUS_APPEARANCES } from './statuses.ts';

/** The tone of a status on its badge, for other elements in that colour. An unknown status is neutral. */
export function statusTone(of: keyof typeof STATUS_APPEARANCES, status: string): Tone {
  const table = STATUS_APPEARANCES[of];
  return (Object.hasOwn(table, status) ? table[status]?.tone : undefined) ?? 'neutral';
}
