import { useLingui } from '@lingui/react/macro';
import { Banner } from '@muddat/ui/banner';
import { Button } from '@muddat/ui/button';
import { Card } from '@muddat/ui/card';
import { CodeForm } from '../../code-step/code-form.tsx';
import type { PlacingState } from './placing.machine.ts';
import type { PlacingControl } from './use-placing.ts';

type Props = {
  state: Extract<PlacingState, { kind: 'code' | 'confirming' | 'resending' }>;
  control: Omit<PlacingControl, 'state' | 'submit'>;
};

/** The code that signs the orders: nothing is placed before it. */
export function SigningStep({ state, control }: Props) {
  const { t } = useLingui();
  const { maskedPhone } = state.otp;
  const isBusy = state.kind !== 'code';
  return (
    <Card padding="l">
      <CodeForm
        otp={state.otp}
        problem={state.kind === 'code' ? state.refusal : null}
        busy={state.kind === 'confirming' ? 'checking' : state.kind === 'resending' ? state.channel : null}
        submit={t({ message: 'Подписать и заказать', comment: 'Checkout, button: confirms the order with the code' })}
        onCode={control.enterCode}
        onResend={control.resend}
        sent={t({ message: `Код отправлен на номер ${maskedPhone}`, comment: 'Payment: where the code went; a masked phone follows' })}
        notice={
          state.kind === 'code' &&
          state.notice && (
            <Banner tone="info" live="status">
              {t({
                message: 'Код не дошёл до нас, заказ не оформлен. Введите его ещё раз.',
                comment: 'Checkout: the connection broke while the code was sent off',
              })}
            </Banner>
          )
        }
        others={
          <Button variant="ghost" width="full" disabled={isBusy} onClick={control.startOver}>
            {t({ message: 'Вернуться к заказу', comment: 'Checkout, button while the code is awaited: back to the form' })}
          </Button>
        }
      />
    </Card>
  );
}
