import { useLingui } from '@lingui/react/macro';
import { useSecondsLeft } from '@muddat/app-shell';
import { FormCodeField, PortalForm, refuseField, setField, usePortalForm } from '@muddat/forms';
import { Banner } from '@muddat/ui/banner';
import { Button } from '@muddat/ui/button';
import { Card } from '@muddat/ui/card';
import { Money } from '@muddat/ui/money';
import { Text } from '@muddat/ui/text';
import { codeSchemaOf } from '@muddat/validators';
import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import * as v from 'valibot';
import { useTriesLeft } from '../../code-step/use-tries-left.ts';
import type { Payment, PayOtp, PayProblem } from './pay.types.ts';

type Props = {
  payment: Payment;
  otp: PayOtp;
  problem: PayProblem | null;
  notice: 'code-not-received' | null;
  busy: 'confirming' | 'resending' | null;
  onCode: (code: string) => void;
  onResend: () => void;
  onStartOver: () => void;
};

/** All tries a code has; how many are left is worth a word only once one is gone. */
const ALL_TRIES = 5;

/** The second code: nothing is charged before it. */
export function ConfirmStep({ payment, otp, problem, notice, busy, onCode, onResend, onStartOver }: Props) {
  const { t } = useLingui();
  const { readable } = useRouteContext({ from: '__root__' });
  const told = useEffectEvent(readable);
  const form = usePortalForm({ schema: v.object({ code: codeSchemaOf(otp.length) }), initialValues: { code: '' } });
  const wrong = problem?.code === 'otp_wrong' ? problem : null;
  useEffect(() => {
    // A refused code makes room for the next one.
    if (problem) setField(form, 'code', '');
    if (wrong) refuseField(form, 'code', told(wrong.message));
  }, [form, problem, wrong]);
  const { maskedPhone, triesLeft } = otp;
  const tries = useTriesLeft(triesLeft < ALL_TRIES ? triesLeft : null);
  const isOver = useSecondsLeft(otp.expiresAt) === 0;
  return (
    <Card padding="l">
      <PortalForm of={form} busy={busy !== null} onSubmit={({ code }) => onCode(code)}>
        <Money amount={payment.amount} size="l" />
        <Text>
          {t({ message: `Код отправлен на номер ${maskedPhone}`, comment: 'Payment: where the code went; a masked phone follows' })}
        </Text>
        {problem && !wrong && (
          <Banner tone="bad" live="alert">
            {readable(problem.message)}
          </Banner>
        )}
        {isOver && (
          <Banner tone="soon" live="status">
            {t({ message: 'Время кода вышло. Запросите новый.', comment: 'Payment: the code can no longer be entered' })}
          </Banner>
        )}
        {notice && (
          <Banner tone="info" live="status">
            {t({
              message: 'Код не дошёл до нас, деньги не списаны. Введите его ещё раз.',
              comment: 'Payment: the connection broke while the code was sent off',
            })}
          </Banner>
        )}
        <FormCodeField
          of={form}
          autoFocus
          name="code"
          label={t({ message: 'Код из СМС', comment: 'Label of the field for the code from the SMS' })}
          description={tries}
          length={otp.length}
        />
        <Button type="submit" width="full" pending={busy === 'confirming'}>
          {t({ message: 'Подтвердить', comment: 'Button: confirms a payment with the code' })}
        </Button>
        <Resend at={otp.resendAt} pending={busy === 'resending'} onResend={onResend} />
        <Button variant="ghost" width="full" disabled={busy !== null} onClick={onStartOver}>
          {t({ message: 'Изменить сумму или карту', comment: 'Button while the code of a payment is awaited: back to the form' })}
        </Button>
      </PortalForm>
    </Card>
  );
}

function Resend({ at, pending, onResend }: { at: number; pending: boolean; onResend: () => void }) {
  const { t } = useLingui();
  const left = useSecondsLeft(at);
  if (left > 0) {
    return (
      <Text tone="quiet" align="center" tabular>
        {t({ message: `Новый код можно запросить через ${left} с`, comment: 'Countdown at the code field, in seconds' })}
      </Text>
    );
  }
  return (
    <Button variant="secondary" width="full" pending={pending} onClick={onResend}>
      {t({ message: 'Отправить код ещё раз', comment: 'Button: sends a new code by SMS' })}
    </Button>
  );
}
