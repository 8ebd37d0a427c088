import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@muddat/app-shell';
import { formatMoney } from '@muddat/i18n';
import { Banner } from '@muddat/ui/banner';
import { Button } from '@muddat/ui/button';
import { Card } from '@muddat/ui/card';
import { MainAside } from '@muddat/ui/page-layout';
import { CodeForm } from '../../shared/code-step/code-form.tsx';
import type { OrderPlacementState } from './order-placement.machine.ts';
import { OrdersToSign, TermsToSign, totalToSign } from './orders-to-sign.tsx';
import type { OrderPlacementControl } from './use-order-placement.ts';

type Props = {
  state: Extract<OrderPlacementState, { kind: 'code' | 'confirming' | 'resending' }>;
  control: Omit<OrderPlacementControl, 'state' | 'submit'>;
};

/** The step with the code that signs the orders. Nothing is placed before the code is confirmed. */
export function SigningStep({ state, control }: Props) {
  const { t } = useLingui();
  const { maskedPhone } = state.otp;
  const isBusy = state.kind !== 'code';
  const sum = formatMoney(totalToSign(state.toSign), useLanguage());
  // An older backend sends no `to_sign`, so the total is unknown.
  const submit =
    state.toSign.length > 0
      ? t({ message: `Подписать: ${sum}`, comment: 'Checkout, button: signs the order with the code; the total that is paid for it' })
      : t({ message: 'Подписать и заказать', comment: 'Checkout, button: confirms the order with the code' });
  const form = (
    <Card padding="l">
      <CodeForm
        otp={state.otp}
        problem={state.kind === 'code' ? state.refusal : null}
        busy={state.kind === 'confirming' ? 'checking' : state.kind === 'resending' ? state.channel : null}
        header={<OrdersToSign orders={state.toSign} />}
        submitLabel={submit}
        onCode={control.enterCode}
        onResend={control.resend}
        sentText={t({ message: `Код отправлен на номер ${maskedPhone}`, comment: 'Payment: where the code went; a masked phone follows' })}
        notice={
          state.kind === 'code' &&
          state.notice && (
            <Banner tone="info" live="status">
              {t({
                message: 'Код не дошёл до нас, заказ не оформлен. Введите его ещё раз.',
                comment: 'Checkout: the connection broke while the code was sent',
              })}
            </Banner>
          )
        }
        otherActions={
          <Button variant="ghost" width="full" disabled={isBusy} onClick={control.startOver}>
            {t({ message: 'Вернуться к заказу', comment: 'Checkout, button at the step of the code: back to the form' })}
          </Button>
        }
      />
    </Card>
  );
  return <MainAside main={form} aside={<TermsToSign orders={state.toSign} />} />;
}
