import { useLingui } from '@lingui/react/macro';
import { reportOfferMismatch, useLanguage } from '@muddat/app-shell';
import { formatMoney } from '@muddat/i18n';
import type { CalendarDate } from '@muddat/schedule';
import { Banner } from '@muddat/ui/banner';
import { Money } from '@muddat/ui/money';
import { RadioCards } from '@muddat/ui/radio-cards';
import { OfferChoice } from '@muddat/ui/true-price';
import { ErrorAnchor } from '../../shared/form/error-anchor.tsx';
import type { InstalmentTerm } from './common-terms.ts';
import type { CheckedStore } from './form-state.ts';

type Props = {
  ordered: readonly CheckedStore[];
  terms: readonly InstalmentTerm[];
  today: CalendarDate | undefined;
  value: number | null;
  error: string | undefined;
  onChange: (months: number) => void;
};

/** The terms with their totals: the table of the product page, or for several stores a list, since their mark-ups may differ. */
export function TermsField({ ordered, terms, today, value, error, onChange }: Props) {
  const { t } = useLingui();
  const language = useLanguage();
  const label = t({
    message: 'Срок и платёж в месяц без первого взноса',
    comment: 'Checkout: heading of the terms, each with its monthly payment',
  });
  const [sole, ...others] = ordered;
  if (sole !== undefined && others.length === 0 && today !== undefined) {
    return (
      <ErrorAnchor isInvalid={error !== undefined}>
        <OfferChoice
          label={label}
          months={value}
          onChange={onChange}
          offers={sole.offers}
          requestedTerms={{ price: sole.goods_total, initialFee: 0, confirmedOn: today }}
          onDifference={(difference) => reportOfferMismatch(`checkout of store ${sole.store.id}`, difference)}
        />
        <div role="alert">{error !== undefined && <Banner tone="bad">{error}</Banner>}</div>
      </ErrorAnchor>
    );
  }
  return (
    <RadioCards
      label={label}
      value={value === null ? null : String(value)}
      error={error}
      onChange={(months) => onChange(Number(months))}
      options={terms.map(({ months, monthly, toPay, markup }) => {
        const [total, more] = [formatMoney(toPay, language), formatMoney(markup, language)];
        return {
          value: String(months),
          title: t({ message: `${months} мес.`, comment: 'Checkout: a term in months, short' }),
          description: t({
            message: `Всего к оплате ${total}, наценка ${more}`,
            comment: 'Checkout: what a term costs in all, and its mark-up',
          }),
          end: <Money amount={monthly} />,
        };
      })}
    />
  );
}
