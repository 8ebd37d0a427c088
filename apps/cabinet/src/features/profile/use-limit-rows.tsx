import { useLingui } from '@lingui/react/macro';
import { DateText } from '@muddat/ui/date-text';
import { Money } from '@muddat/ui/money';
import type { PriceRow } from '@muddat/ui/price-breakdown';
import { type IdentityStatus, identityStatusOf } from './identity-status.ts';
import type { Limit } from './profile.types.ts';

/** Rows about the identity check and the limit. A limit of 0 so'm has no rows with amounts. */
export function useLimitRows(): (limit: Limit) => PriceRow[] {
  const { t } = useLingui();
  const identities: Record<IdentityStatus, string> = {
    needed: t({ message: 'ещё не подтверждена', comment: 'Profile, after «Личность»: the identity check was not begun or not finished' }),
    checking: t({ message: 'на проверке', comment: 'Profile, after «Личность»: the identity is being checked' }),
    confirmed: t({ message: 'подтверждена', comment: 'Profile, after «Личность»: the identity check was passed' }),
    'to-mend': t({ message: 'нужно исправить данные', comment: 'Profile, after «Личность»: the identity check was refused' }),
  };
  return ({ status, amount, used, available, valid_until }) => {
    const identity = identityStatusOf(status);
    const rows = [
      {
        label: t({ message: 'Личность', comment: 'Profile: label of the status of the identity check' }),
        value: identity && identities[identity],
        when: identity !== null,
      },
      {
        label: t({ message: 'Лимит', comment: 'Limit card: title when the status is not known' }),
        value: <Money amount={amount} />,
        when: amount > 0,
      },
      {
        label: t({ message: 'Использовано', comment: 'Profile: the used part of the limit' }),
        value: <Money amount={used} />,
        when: amount > 0,
      },
      {
        label: t({ message: 'Действует до', comment: 'Profile: the last day of the limit; the day follows' }),
        value: valid_until !== null && <DateText value={valid_until} style="long" />,
        when: valid_until !== null,
      },
      {
        label: t({ message: 'Доступно', comment: 'Profile: what can still be bought for' }),
        value: <Money amount={available} />,
        when: amount > 0,
        strong: true,
      },
    ];
    return rows.filter(({ when }) => when).map(({ label, value, strong }) => ({ label, value, ...(strong ? { strong } : {}) }));
  };
}
