import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@muddat/app-shell';
import { formatMoney } from '@muddat/i18n';
import { Banner } from '@muddat/ui/banner';
import { Button } from '@muddat/ui/button';

type Props = { payoff: { amount: number | 'loading' | null; onChoose: () => void }; amount: number };

/** Shown when the typed amount is at least the payoff: closing the order today costs no mark-up for later months, and no more is taken. */
export function CheaperPayoff({ payoff, amount }: Props) {
  const { t } = useLingui();
  const language = useLanguage();
  if (payoff.amount === null || payoff.amount === 'loading' || payoff.amount === 0 || amount < payoff.amount) return null;
  const enough = formatMoney(payoff.amount, language);
  return (
    <Banner
      tone="info"
      live="status"
      actions={
        amount > payoff.amount ? (
          <Button variant="secondary" size="s" onClick={payoff.onChoose}>
            {t({ message: `Закрыть рассрочку за ${enough}`, comment: 'Button: to the early payoff of an order, which costs this sum' })}
          </Button>
        ) : undefined
      }
    >
      {t({
        message: `Чтобы закрыть рассрочку сегодня, хватит ${enough}: наценка за будущие месяцы не берётся.`,
        comment: 'Payment form: the typed sum is as large as what closes the order today, or larger',
      })}
    </Banner>
  );
}
