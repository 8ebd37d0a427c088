import { useLingui } from '@lingui/react/macro';
import type { WirePayment } from '../../domain/payment/payment-queries.ts';

/** Explains the status of a payment when the server gives no reason; null if the badge says enough. */
export function usePaymentStatusText(): (payment: WirePayment) => string | null {
  const { t } = useLingui();
  return ({ status, url }) => {
    switch (status) {
      case 'created':
      case 'processing':
        return url === undefined
          ? t({
              message: 'Результат ещё не известен: спрашиваем банк. Второй раз деньги не спишутся.',
              comment: 'Page of a payment whose result is not known yet',
            })
          : t({
              message: 'Ждём, пока вы оплатите в приложении.',
              comment: 'Page of a payment that waits to be paid in a payment app',
            });
      case 'otp_required':
        return t({
          message: 'Деньги не списаны: ждём код из СМС.',
          comment: 'Page of a payment that waits for the code from the SMS',
        });
      case 'failed':
        return t({ message: 'Платёж не завершён', comment: 'Payment page after a failure whose reason is not known' });
      case 'expired':
        return t({ message: 'Платёж не успели завершить вовремя.', comment: 'Page of a payment that was not finished in time' });
      case 'canceled':
        return t({ message: 'Платёж отменён, деньги не списаны.', comment: 'Page of a payment that was called off' });
      default:
        return null;
    }
  };
}
