import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@muddat/app-shell';
import { FormAmountField, type PortalFormHandle, setField, useFieldNumber } from '@muddat/forms';
import { formatMoney } from '@muddat/i18n';
import { Stack } from '@muddat/ui/stack';
import { Switch } from '@muddat/ui/switch';
import type { Balance } from '../balance/balance-queries.ts';
import { initialBalanceShare, type SplitProblem } from './source-choice.ts';

type Props = {
  of: PortalFormHandle<{ amount: number; source: string | null; part?: number | null }>;
  balance: Balance;
  amount: number;
  joined: boolean;
  disabled: boolean;
  onJoined: (joined: boolean) => void;
};

/** A share of the amount from the balance: the switch, the field for that share, and the rest that the card pays. */
export function SplitField({ of, balance, amount, joined, disabled, onJoined }: Props) {
  const { t } = useLingui();
  const language = useLanguage();
  const part = useFieldNumber(of, 'part') ?? 0;
  const available = formatMoney(balance.available, language);
  const fromCard = formatMoney(Math.max(0, amount - part), language);
  const words: Record<SplitProblem, string> = {
    'part-missing': t({ message: 'Укажите, сколько взять с баланса', comment: 'Payment from balance and card: no sum is typed' }),
    'part-above-balance': t({
      message: `На балансе только ${available}`,
      comment: 'Payment from balance and card: it has less than was typed',
    }),
    'part-not-below-amount': t({
      message: 'Баланса хватает на всё: выберите его выше или возьмите с него меньше',
      comment: 'Payment from balance and card: nothing is left for the card',
    }),
  };
  return (
    <Stack gap="s">
      <Switch
        checked={joined}
        disabled={disabled}
        onChange={(next) => {
          if (next) setField(of, 'part', initialBalanceShare(balance, amount));
          onJoined(next);
        }}
      >
        {t({
          message: `Часть взять с баланса: там ${available}`,
          comment: 'Payment by card: a switch that takes a part of the sum from the balance',
        })}
      </Switch>
      {joined && (
        <FormAmountField
          of={of}
          name="part"
          label={t({ message: 'С баланса', comment: 'Payment from balance and card: label of the part that the balance gives' })}
          description={t({ message: `С карты: ${fromCard}`, comment: 'Payment from balance and card: what is left for the card' })}
          errorTexts={words}
          readOnly={disabled}
        />
      )}
    </Stack>
  );
}
