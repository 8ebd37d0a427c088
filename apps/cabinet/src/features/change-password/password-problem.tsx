import { useLingui } from '@lingui/react/macro';
import { Banner } from '@muddat/ui/banner';
import { ProblemBanner } from '../../phone-code/problem-banner.tsx';
import type { PasswordRefusal } from './change-password.machine.ts';
import { isInNotice } from './place-of-problem.ts';

/** A refusal that concerns no field. An answer that never came may have been a yes, and that is said. */
export function PasswordProblem({ problem }: { problem: PasswordRefusal }) {
  const { t } = useLingui();
  if (isInNotice(problem)) return null;
  if (problem.code !== 'no-answer') return <ProblemBanner problem={problem} />;
  return (
    <Banner tone="bad" live="alert">
      {t({
        message: 'Сервер не ответил. Попробуйте ещё раз: если текущий пароль уже не подходит, значит, новый сохранён.',
        comment: 'Change of password: no answer came, so it may or may not have been changed',
      })}
    </Banner>
  );
}
