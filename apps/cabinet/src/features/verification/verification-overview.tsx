import { useLingui } from '@lingui/react/macro';
import { Banner } from '@muddat/ui/banner';
import { Button } from '@muddat/ui/button';
import { Card } from '@muddat/ui/card';
import { ProgressBar } from '@muddat/ui/progress-bar';
import { Stack } from '@muddat/ui/stack';
import { Text } from '@muddat/ui/text';
import type { Verification } from '../../domain/identity/verification-query.ts';
import { RefusalBanner } from '../../shared/refusal/refusal-banner.tsx';
import type { WriteState } from '../../shared/refusal/use-write.ts';
import { useVerificationStepTexts } from './use-verification-step-texts.ts';
import { isDocumentStep } from './verification-screen.ts';
import { VerificationStepList, type VerificationStepListProps } from './verification-step-list.tsx';

export type VerificationOverviewProps = Required<Omit<VerificationStepListProps, 'steps'>> & {
  verification: Verification;
  /** Whether the customer pressed submit although something is missing. */
  incomplete: boolean;
  submit: WriteState<null>;
  onSubmit: () => void;
  onTutorial: () => void;
};

/** The six steps with their progress, and the button that submits them or, if some are missing, makes the page name these (spec 5). */
export function VerificationOverview({ verification, incomplete, submit, onSubmit, onTutorial, ...list }: VerificationOverviewProps) {
  const { t } = useLingui();
  const { steps, missing, status } = verification;
  const done = steps.length - missing.length;
  const all = steps.length;
  const howFar = t({ message: `Готово ${done} из ${all}`, comment: 'Identity check: how many of the steps are done' });
  return (
    <Stack gap="m">
      {status === 'rejected' && (
        <Banner tone="bad">
          {t({
            message: 'Исправьте отмеченные шаги и отправьте ещё раз. Остальное трогать не нужно.',
            comment: 'Identity check that was refused: above the steps',
          })}
        </Banner>
      )}
      <Stack gap="xs">
        <Text as="div">{howFar}</Text>
        <ProgressBar
          label={t({ message: 'Пройдено шагов', comment: 'Read by screen readers: name of the progress bar of the identity check' })}
          value={done}
          max={all}
          valueText={howFar}
        />
      </Stack>
      <Card>
        <VerificationStepList steps={steps} {...list} />
      </Card>
      <div role="alert">{incomplete && <Incomplete missing={missing} sending={Object.keys(list.uploads).length > 0} />}</div>
      {submit.kind === 'refused' && <RefusalBanner refusal={submit.refusal} />}
      <Button variant={missing.length > 0 ? 'secondary' : 'primary'} width="full" pending={submit.kind === 'busy'} onClick={onSubmit}>
        {t({ message: 'Отправить на проверку', comment: 'Button: hands in the identity check' })}
      </Button>
      <Button variant="ghost" width="full" onClick={onTutorial}>
        {t({ message: 'Как подтвердить личность', comment: 'Button: opens the tutorial of the identity check' })}
      </Button>
    </Stack>
  );
}

/** Names the steps that are missing before the check can be submitted. */
function Incomplete({ missing, sending }: { missing: readonly string[]; sending: boolean }) {
  const { t } = useLingui();
  const { titles } = useVerificationStepTexts();
  const names = new Map<string, string>(Object.entries(titles));
  const list = missing.map((step) => names.get(step) ?? step).join(', ');
  if (sending && missing.every(isDocumentStep)) {
    return (
      <Banner tone="soon">
        {t({
          message: 'Фото ещё отправляются. Подождите немного.',
          comment: 'Identity check: it is to be handed in while photos are on their way',
        })}
      </Banner>
    );
  }
  return (
    <Banner
      tone="bad"
      title={
        missing.some(isDocumentStep)
          ? t({
              message: 'Нужно загрузить все фото документов',
              comment: 'Identity check: it is to be handed in although photos are missing',
            })
          : t({
              message: 'Осталось заполнить данные',
              comment: 'Identity check: it is to be handed in although something is not filled in',
            })
      }
    >
      {t({ message: `Не хватает: ${list}`, comment: 'Identity check: names of the steps that are missing' })}
    </Banner>
  );
}
