import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@muddat/app-shell';
import { formatMoney } from '@muddat/i18n';
import { CardNumber } from '@muddat/ui/bank-card-tile';
import { Fragment } from 'react';
import type { Consent } from './consent-queries.ts';

type Source = Consent['next_debits'][number]['sources'][number];

/** The sources of a debit, with the amount from each if there are several. */
export function DebitSources({ sources }: { sources: readonly Source[] }) {
  const { t } = useLingui();
  const language = useLanguage();
  return (
    <>
      {sources.map(({ type, last4, amount }, at) => (
        <Fragment key={type}>
          {at > 0 && ' + '}
          {type === 'balance' ? (
            t({ message: 'баланс', comment: 'Automatic debit: it is taken from the balance' })
          ) : (
            <CardNumber last4={last4 ?? ''} />
          )}
          {sources.length > 1 && ` (${formatMoney(amount, language)})`}
        </Fragment>
      ))}
    </>
  );
}
