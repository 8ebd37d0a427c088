import { useLingui } from '@lingui/react/macro';
import type { SendFailure } from './send-failure.ts';

/** The messages for each reason why a form was not sent. In all cases the typed text is kept. */
export function useSendFailureTexts(notSent: SendFailure): { why: string; next: string } {
  const { t } = useLingui();
  const { message } = notSent.refusal;
  const kept = t({
    message: 'Всё, что вы написали, осталось на месте: отправьте ещё раз.',
    comment: 'After a form could not be sent: the texts are kept, press the button again',
  });
  switch (notSent.reason) {
    case 'offline':
      return { why: t({ message: 'Нет интернета.', comment: 'Why a form was not sent: the device is offline' }), next: kept };
    case 'unanswered':
      return {
        why: t({ message: 'Сервер не ответил.', comment: 'Why a form was not sent: no response, or too late' }),
        next: t({
          message: 'Всё, что вы написали, осталось на месте. Отправьте ещё раз: дважды мы это не запишем.',
          comment: 'After a form got no response: the texts are kept, and sending again creates no second request',
        }),
      };
    case 'too-often':
      return {
        why: t({ message: 'Слишком много отправок подряд.', comment: 'Why a form was not sent: too many requests in a short time' }),
        next: t({ message: 'То, что вы написали, осталось на месте.', comment: 'After a form was sent too often: the texts are kept' }),
      };
    case 'refused':
      return { why: message === '' ? '' : `${message}.`.replace(/([.!?])\.$/, '$1'), next: kept };
    case 'broken':
      return { why: t({ message: 'На нашей стороне сбой.', comment: 'Why a form was not sent: an error of the server' }), next: kept };
  }
}
