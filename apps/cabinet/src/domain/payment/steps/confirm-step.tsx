import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@muddat/app-shell';
import { formatMoney } from '@muddat/i18n';
import { Banner } from '@muddat/ui/banner';
import { Button } from '@muddat/ui/button';
import { Card } from '@muddat/ui/card';
import { Money } from '@muddat/ui/money';
import { CodeForm } from '../../../shared/code-step/code-form.tsx';
import type { CodeChannel, SentOtp } from '../../../shared/code-step/sent-otp.ts';
import type { Refusal } from '../../../shared/refusal/refusal.ts';
import type { Payment } from '../payment.types.ts';

type Props = {
  payment: Payment;
  otp: SentOtp;
  problem: Refusal | null;
  notice: 'code-not-received' | null;
  busy: 'confirming' | CodeChannel | null;
  onCode: (code: string) => void;
  onResend: (channel: CodeChannel) => void;
  onStartOver: () => void;
};

/** The step in which the customer enters the code of a payment. Nothing is charged before the code is confirmed. */
export function ConfirmStep({ payment, otp, problem, notice, busy, onCode, onResend, onStartOver }: Props) {
  const { t } = useLingui();
  const { maskedPhone } = otp;
  const sum = formatMoney(payment.amount, useLanguage());
  return (
    <Card padding="l">
      <CodeForm
        otp={otp}
        problem={problem}
        busy={busy === 'confirming' ? 'checking' : busy}
        submitLabel={t({ message: `Подтвердить ${sum}`, comment: 'Button: confirms a payment of this sum with the code' })}
        onCode={onCode}
        onResend={onResend}
        header={<Money amount={payment.amount} size="l" />}
        sentText={t({ message: `Код отправлен на номер ${maskedPhone}`, comment: 'Payment: where the code went; a masked phone follows' })}
        notice={
          notice && (
            <Banner tone="info" live="status">
              {t({
                message: 'Код не дошёл до нас, деньги не списаны. Введите его ещё раз.',
                comment: 'Payment: the connection broke while the code was sent off',
              })}
            </Banner>
          )
        }
        otherActions={
          <Button variant="ghost" width="full" disabled={busy !== null} onClick={onStartOver}>
            {t({ message: 'Изменить сумму или карту', comment: 'Button while the code of a payment is awaited: back to the form' })}
          </Button>
        }
      />
    </Card>
  );
}
