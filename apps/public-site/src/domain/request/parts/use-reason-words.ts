import { useLingui } from '@lingui/react/macro';
import type { NotSent } from './not-sent.ts';

/** The messages for each reason why a form was not sent. In all cases the typed text is kept. */
export function useReasonWords(notSent: NotSent): { why: string; next: string } {
  const { t } = useLingui();
  const { message } = notSent.refusal;
  const kept = t({
    message: 'Всё, что вы написали, осталось на месте: отправьте ещё раз.',
    comment: 'After a form could not be sent: nothing is lost, press the button again',
  });
  switch (notSent.reason) {
    case 'offline':
      return { why: t({ message: 'Нет интернета.', comment: 'Why a form was not sent: the device is offline' }), next: kept };
    case 'unanswered':
      return {
        why: t({ message: 'Сервер не ответил.', comment: 'Why a form was not sent: no answer, or too late' }),
        next: t({
          message: 'Всё, что вы написали, осталось на месте. Отправьте ещё раз: дважды мы это не запишем.',
          comment: 'After a form got no answer: nothing is lost, and sending it again makes no second copy',
        }),
      };
    case 'too-often':
      return {
        why: t({ message: 'Слишком много отправок подряд.', comment: 'Why a form was not sent: too many in a short time' }),
        next: t({ message: 'То, что вы написали, осталось на месте.', comment: 'After a form was sent too often: nothing is lost' }),
      };
    case 'refused':
      return { why: message === '' ? '' : `${message}.`.replace(/([.!?])\.$/, '$1'), next: kept };
    case 'broken':
      return { why: t({ message: 'На нашей стороне сбой.', comment: 'Why a form was not sent: the server broke' }), next: kept };
  }
}
