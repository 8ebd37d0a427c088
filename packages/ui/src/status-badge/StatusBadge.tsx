import { useLingui } from '@lingui/react';
import { Badge } from '../badge/Badge.tsx';
import { STATUSES } from './statuses.ts';

export interface StatusBadgeProps {
  of: keyof typeof STATUSES;
  /** As the backend names it. One that is not known shows its raw name, neutral: the backend owns its statuses. */
  status: string;
}

export function StatusBadge({ of, status }: StatusBadgeProps) {
  const { i18n } = useLingui();
  const table = STATUSES[of];
  const look = Object.hasOwn(table, status) ? table[status] : undefined;
  return <Badge tone={look?.tone ?? 'neutral'}>{look ? i18n._(look.label) : status}</Badge>;
}
