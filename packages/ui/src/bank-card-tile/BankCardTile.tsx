import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Badge } from '../badge/Badge.tsx';
import { CardMark } from '../card-mark/CardMark.tsx';
import { VisuallyHidden } from '../text/Text.tsx';
import * as css from './BankCardTile.css.ts';

export interface BankCardTileProps {
  /** `uzcard`, `humo`; any other is shown by its name. */
  system: string;
  bank: string;
  last4: string;
  /** Stored `YYMM`. */
  expiry: string;
  isDefault?: boolean;
  /** What can be done with it. */
  actions?: ReactNode;
}

/** `•• 4417`, with the dots read out as what they are. */
export function CardNumber({ last4 }: { last4: string }) {
  const { t } = useLingui();
  return (
    <span>
      <span aria-hidden="true">••{'\u00a0'}</span>
      <VisuallyHidden>
        {t({ message: 'карта, последние цифры', comment: 'For ears, before the last four digits of a bank card' })}{' '}
      </VisuallyHidden>
      {last4}
    </span>
  );
}

export function BankCardTile({ system, bank, last4, expiry, isDefault = false, actions }: BankCardTileProps) {
  const { t } = useLingui();
  return (
    <div className={css.tile}>
      <CardMark system={system} />
      <div>
        <div className={css.number}>
          <CardNumber last4={last4} />
          {isDefault && <Badge tone="info">{t({ message: 'основная', comment: 'Badge on the main bank card' })}</Badge>}
        </div>
        <div className={css.line}>
          {bank} · {`${expiry.slice(2)}/${expiry.slice(0, 2)}`}
        </div>
      </div>
      {actions}
    </div>
  );
}
