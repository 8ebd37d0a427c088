import { useLingui } from '@lingui/react/macro';
import { useSecondsLeft } from '@muddat/app-shell';
import { Banner } from '@muddat/ui/banner';
import { useRouteContext } from '@tanstack/react-router';
import { useClockText } from '../code-step/use-clock-text.ts';

type Props = { problem: { code: string; message: string; until?: number | null } };

/** What the server refused with, in its own words, and when it may be asked again; where it said nothing, what to do. */
export function ProblemBanner({ problem: { code, message, until } }: Props) {
  const { t } = useLingui();
  const { readable } = useRouteContext({ from: '__root__' });
  const left = useSecondsLeft(until ?? 0);
  const clock = useClockText(left);
  const unanswered = t({
    message: 'Нет связи с сервером. Проверьте интернет и попробуйте ещё раз.',
    comment: 'Shown when a request got no answer; nothing typed is lost',
  });
  const unused = t({
    message: 'Ключ доступа не использован. Попробуйте ещё раз или войдите по коду.',
    comment: 'Sign-in: the passkey dialog of the device was closed, or the device has no passkey',
  });
  const sentence = code === 'passkey-not-used' ? unused : message === '' || code === 'no-answer' ? unanswered : readable(message);
  return (
    <Banner tone={code === 'passkey-not-used' ? 'neutral' : 'bad'}>
      <span role="alert">{sentence}</span>
      {left > 0 && (
        <div>
          {t({ message: `Попробуйте через ${clock}`, comment: 'Under a refusal of the server: a countdown until it may be asked again' })}
        </div>
      )}
    </Banner>
  );
}
