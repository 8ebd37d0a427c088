import { useLingui } from '@lingui/react';
import { Badge } from '../badge/badge.tsx';
import { CircleHelp } from '../icons/icons.ts';
import { STATUS_APPEARANCES } from './statuses.ts';

export { statusTone } from './status-tone.ts';

export interface StatusBadgeProps {
  /** What has the status. It decides which words and tones apply. */
  kind: 'order' | 'limit' | 'document' | 'payment' | 'instalment';
  /** The status as the backend names it. The backend owns its statuses, so an unknown one shows its raw name in neutral colours. */
  status: string;
}

export function StatusBadge({ kind, status }: StatusBadgeProps) {
  const { i18n } = useLingui();
  const table = STATUS_APPEARANCES[kind];
  const look = Object.hasOwn(table, status) ? table[status] : undefined;
  const Icon = look?.icon ?? CircleHelp;
  return (
    <Badge tone={look?.tone ?? 'neutral'} icon={<Icon size={14} />}>
      {look ? i18n._(look.label) : status}
    </Badge>
  );
}
