import { useLingui } from '@lingui/react/macro';
import { FACT_SEPARATOR } from '@muddat/i18n';
import type { CalendarDate } from '@muddat/schedule';
import type { ReactNode } from 'react';
import { Badge } from '../badge/badge.tsx';
import { CardMark } from '../card-mark/card-mark.tsx';
import { CircleAlert, Clock } from '../icons/icons.ts';
import { cx } from '../internal/cx.ts';
import * as css from './bank-card-tile.css.ts';
import { CardNumber } from './card-number.tsx';
import { cardExpiryState } from './expiry-state.ts';

export { CardNumber } from './card-number.tsx';
export { cardExpiryState } from './expiry-state.ts';

export interface BankCardTileProps {
  /** Card system: `uzcard`, `humo`; any other system is shown as text. */
  system: string;
  /** The second brand of a co-badged card: `visa`, `mastercard`, `unionpay`. Left out for a card with one brand. */
  network?: string | undefined;
  /** Name of the bank. `null` where it is not known: the tile then shows only the expiry. */
  bank: string | null;
  /** Last four digits of the card number. */
  last4: string;
  /** The stored form of the expiry, `YYMM`. */
  expiry: string;
  /** Today on the server, `YYYY-MM-DD`. With it the tile says that a card expires soon or has expired. */
  today?: CalendarDate | undefined;
  /** True for the customer's main card, which gets a badge. */
  isDefault?: boolean;
  /** Short reason why the card cannot be used now. With it the tile is dimmed. */
  disabled?: ReactNode;
  /** The actions behind one icon button at the end of the row. */
  actions?: ReactNode;
  /** The actions as text buttons below the row. */
  foot?: ReactNode;
}

/** A saved card: its bank, number and expiry, and whether it is the default. */
export function BankCardTile({
  system,
  network,
  bank,
  last4,
  expiry,
  today,
  isDefault = false,
  disabled,
  actions,
  foot,
}: BankCardTileProps) {
  const { t } = useLingui();
  const off = disabled !== undefined;
  const state = today === undefined ? 'good' : cardExpiryState(expiry, today);
  const until = `${expiry.slice(2)}/${expiry.slice(0, 2)}`;
  return (
    <div className={cx(css.tile, off && css.unusable)}>
      <div className={css.mainRow}>
        <span className={cx(css.mark, css.brand)}>
          <CardMark system={system} />
        </span>
        <div className={css.body}>
          <div className={css.number}>
            <CardNumber last4={last4} />
            {network !== undefined && (
              <span className={css.mark}>
                <CardMark system={network} size="s" />
              </span>
            )}
            {isDefault && <Badge tone="info">{t({ message: 'основная', comment: 'Badge on the main bank card' })}</Badge>}
          </div>
          <div className={css.detailLine}>
            {bank !== null && `${bank}${FACT_SEPARATOR}`}
            <span className={css.until}>{until}</span>
          </div>
          {state !== 'good' && (
            <Badge tone={state === 'soon' ? 'soon' : 'bad'} icon={state === 'soon' ? <Clock size={14} /> : <CircleAlert size={14} />}>
              {state === 'soon'
                ? t({ message: 'скоро истекает', comment: 'Badge on a bank card whose expiry is near' })
                : t({ message: 'срок истёк', comment: 'Badge on a bank card: it has expired' })}
            </Badge>
          )}
          {off && <div className={css.detailLine}>{disabled}</div>}
        </div>
        {actions !== undefined && <div className={css.actions}>{actions}</div>}
      </div>
      {foot !== undefined && <div className={css.foot}>{foot}</div>}
    </div>
  );
}
