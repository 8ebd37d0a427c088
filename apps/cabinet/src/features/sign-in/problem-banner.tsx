import { useLingui } from '@lingui/react/macro';
import { Banner } from '@muddat/ui/banner';
import { useRouteContext } from '@tanstack/react-router';
import type { SignInProblem } from './sign-in.machine.ts';

/** What the server refused with, in its own words; where it said nothing, what to do. */
export function ProblemBanner({ problem }: { problem: SignInProblem }) {
  const { t } = useLingui();
  const { readable } = useRouteContext({ from: '__root__' });
  const unanswered = t({
    message: 'Нет связи с сервером. Проверьте интернет и попробуйте ещё раз.',
    comment: 'Shown when a request got no answer; nothing typed is lost',
  });
  return (
    <Banner tone="bad" live="alert">
      {problem.message === '' || problem.code === 'no-answer' ? unanswered : readable(problem.message)}
    </Banner>
  );
}
