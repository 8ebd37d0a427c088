import { useLingui } from '@lingui/react/macro';
import { Banner } from '@muddat/ui/banner';
import type { Refusal } from '../../shared/refusal/refusal.ts';
import { RefusalBanner } from '../../shared/refusal/refusal-banner.tsx';
import { isShownInCodeNotice } from './refused-field.ts';

/**
 * A refusal that concerns no field. With a sent code, the step of the code shows some of them instead. If the response was lost, the
 * password may have been changed, and the text says so.
 */
export function PasswordRefusal({ problem, hasCodeStep }: { problem: Refusal; hasCodeStep: boolean }) {
  const { t } = useLingui();
  if (hasCodeStep && isShownInCodeNotice(problem)) return null;
  if (problem.message !== '') return <RefusalBanner refusal={problem} />;
  return (
    <Banner tone="bad" live="alert">
      {t({
        message: 'Сервер не ответил. Попробуйте ещё раз: если текущий пароль уже не подходит, значит, новый сохранён.',
        comment: 'Change of password: there was no response, so it may or may not have been changed',
      })}
    </Banner>
  );
}
