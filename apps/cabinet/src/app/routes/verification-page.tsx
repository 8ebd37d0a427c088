import { useLingui } from '@lingui/react/macro';
import { sessionQuery } from '@muddat/app-shell';
import { hrefTo, routeTitle } from '@muddat/routing';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useRouteContext, useRouter, useSearch } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { verificationQuery } from '../../domain/identity/verification-query.ts';
import { markTutorialSeen, wasTutorialSeen } from '../../features/verification/tutorial-seen.ts';
import { useVerificationStepTexts } from '../../features/verification/use-verification-step-texts.ts';
import { VerificationController } from '../../features/verification/verification.controller.tsx';
import {
  type VerificationScreen,
  type VerificationUrlStep,
  verificationScreenOf,
} from '../../features/verification/verification-screen.ts';
import { focusHeading } from '../../shared/page/focus-heading.ts';
import { FormColumn } from '../../shared/page/form-column.tsx';
import { PageSkeleton } from '../../shared/page/page-skeleton.tsx';
import { PageTop } from '../../shared/page/page-top.tsx';
import { SectionError } from '../../shared/page/section-error.tsx';

const PATH = '/$locale/cabinet/verification';

/** The identity verification. The URL contains the step, so that Back returns to the overview, and a reload shows the same step. */
export function Page() {
  const { t } = useLingui();
  const { api, auth, locale, transliterate } = useRouteContext({ from: '__root__' });
  const { step: urlStep } = useSearch({ from: `/frame${PATH}` });
  const navigate = useNavigate({ from: PATH });
  const router = useRouter();
  const { history } = router;
  const { titles } = useVerificationStepTexts();
  const [tutorialSeen, setTutorialSeen] = useState(wasTutorialSeen);
  /** Whether a step was opened from this page: closing the step then goes back in the history, to the overview. */
  const opened = useRef(false);
  const user = useQuery(sessionQuery(auth)).data?.user;
  const { data: verification, error, refetch, isFetching } = useQuery(verificationQuery(api));

  const screen = verification ? verificationScreenOf({ urlStep, verification, tutorialSeen }) : null;
  const name = screen === null ? null : screenNameOf(screen);
  const first = useRef(true);
  useEffect(() => {
    if (name === null) return;
    // On the first render, `usePageFocus` has already moved the focus to the heading.
    if (!first.current) focusHeading();
    first.current = false;
  }, [name]);

  const go = (step: VerificationUrlStep | undefined) => {
    if (step !== undefined) {
      opened.current = true;
      void navigate({ search: { step } });
    } else if (opened.current) {
      opened.current = false;
      history.back();
    } else void navigate({ search: {}, replace: true });
  };
  const goOn = (step: VerificationUrlStep | undefined, saved: VerificationUrlStep) => {
    // On a slow network the customer may have left the step while it was being saved.
    if (new URLSearchParams(router.state.location.searchStr).get('step') !== saved) return;
    if (step === undefined) go(undefined);
    else void navigate({ search: { step }, replace: true });
  };
  const titleOf = (shown: VerificationScreen): string => {
    switch (shown.kind) {
      case 'photo':
        return titles[shown.step];
      case 'contacts':
      case 'card':
      case 'person':
        return titles[shown.kind];
      case 'consent':
        return t({ message: 'Ваше согласие', comment: 'Identity check: heading above the two consents' });
      case 'tutorial':
        return t({ message: 'Как подтвердить личность', comment: 'Button: opens the tutorial of the identity check' });
      default:
        return transliterate(routeTitle('verification', locale));
    }
  };
  const isPart = screen !== null && (urlStep !== undefined || screen.kind === 'tutorial');
  const back = isPart
    ? {
        href: hrefTo('verification', {}, locale),
        label: t({ message: 'Ко всем шагам', comment: 'Button: back to the steps of the identity check' }),
      }
    : { href: hrefTo('profile', {}, locale), label: t({ message: 'В профиль', comment: 'Button: back to the profile' }) };

  return (
    <>
      <PageTop title={screen ? titleOf(screen) : transliterate(routeTitle('verification', locale))} back={back} />
      <FormColumn>
        {screen === null || verification === undefined || !user ? (
          error ? (
            <SectionError
              title={t({ message: 'Не удалось загрузить статус проверки', comment: 'Identity check: it could not be loaded' })}
              error={error}
              onRetry={() => void refetch()}
              retrying={isFetching}
            />
          ) : (
            <PageSkeleton />
          )
        ) : (
          <VerificationController
            verification={verification}
            screen={screen}
            customer={user}
            onStep={go}
            onNextStep={goOn}
            onTutorialEnd={() => {
              markTutorialSeen();
              setTutorialSeen(true);
              if (urlStep !== undefined) go(undefined);
            }}
          />
        )}
      </FormColumn>
    </>
  );
}

const screenNameOf = (screen: VerificationScreen): string => ('step' in screen ? `${screen.kind} ${screen.step}` : screen.kind);
