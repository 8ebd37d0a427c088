import { useLingui } from '@lingui/react/macro';
import { ActionList } from '@muddat/ui/action-row';
import { Badge } from '@muddat/ui/badge';
import { Banner } from '@muddat/ui/banner';
import { Button } from '@muddat/ui/button';
import { DocumentStep as DocumentTile } from '@muddat/ui/document-step';
import { IconButton } from '@muddat/ui/icon-button';
import { ChevronRight, CreditCard, FileText, User } from '@muddat/ui/icons';
import { Stack } from '@muddat/ui/stack';
import { StatusBadge } from '@muddat/ui/status-badge';
import type { VerificationStep, VerificationStepName } from '../../domain/identity/verification-query.ts';
import type { DocumentStep } from '../../shared/photo/upload-photo.ts';
import type { PhotoUpload, PhotoUploads } from '../../shared/photo/uploads.machine.ts';
import { useRefusalText } from '../../shared/refusal/refusal.ts';
import { useVerificationStepTexts } from './use-verification-step-texts.ts';
import * as css from './verification.css.ts';
import { isDocumentStep, isStepEditable } from './verification-screen.ts';

export type VerificationStepListProps = {
  steps: readonly VerificationStep[];
  uploads: PhotoUploads;
  /** Image address of each photo step: a blob on the device, or the image on the server. */
  previews: Readonly<Partial<Record<DocumentStep, string>>>;
  /** Called with the step to open; omitted when no step can be changed now. */
  onStep?: (step: VerificationStepName) => void;
  onCancel: (step: DocumentStep) => void;
  onRetry: (step: DocumentStep) => void;
};

const KIND = { passport_front: 'passport', selfie: 'selfie', registration: 'registration' } as const;
const ICON = { contacts: <User size={22} />, card: <CreditCard size={22} />, person: <FileText size={22} /> } as const;

/** All steps with their status: first the photos, then contacts, card and personal data. */
export function VerificationStepList({ steps, uploads, previews, onStep, onCancel, onRetry }: VerificationStepListProps) {
  const { t } = useLingui();
  const { titles, hints } = useVerificationStepTexts();
  const photos = steps.flatMap((one) => (isDocumentStep(one.step) ? [{ ...one, step: one.step }] : []));
  const others = steps.flatMap((one) =>
    one.step === 'contacts' || one.step === 'card' || one.step === 'person' ? [{ ...one, step: one.step }] : [],
  );
  // One step asks for the customer's next action; the others are reached by their chevrons.
  const next = steps.find(({ step, state }) => (state === 'missing' || state === 'rejected') && !isOnItsWay(step))?.step;
  return (
    <Stack gap="m">
      <div className={css.photos}>
        {photos.map(({ step, state, reason }) => {
          const uploading = uploads[step];
          const sending = uploading !== undefined && uploading.refusal === null;
          return (
            <div key={step} className={css.photo}>
              <DocumentTile
                kind={KIND[step]}
                title={titles[step]}
                quiet={step !== next}
                hint={hints[step]}
                status={state}
                preview={previews[step]}
                {...(reason ? { reason: { text: reason.text } } : {})}
                {...(sending ? { progress: uploading.progress * 100, onCancel: () => onCancel(step) } : {})}
                {...(onStep && isStepEditable({ state }) ? { onTake: () => onStep(step) } : {})}
              />
              {uploading && <UploadNote uploading={uploading} title={titles[step]} onRetry={() => onRetry(step)} />}
            </div>
          );
        })}
      </div>
      <ActionList
        label={t({ message: 'Данные', comment: 'Identity check: name of the list of what is typed or chosen' })}
        rows={others.map(({ step, state, reason }) => ({
          id: step,
          icon: ICON[step],
          title: titles[step],
          badge: badgeOf(state),
          lines: [reason?.text ?? hints[step]],
          ...(onStep && isStepEditable({ state })
            ? {
                action: (
                  <StepAction name={`${titles[step]}: ${state === 'missing' ? fill() : change()}`} onPress={() => onStep(step)}>
                    {step === next ? (state === 'missing' ? fill() : change()) : null}
                  </StepAction>
                ),
              }
            : {}),
        }))}
      />
    </Stack>
  );

  function isOnItsWay(step: VerificationStepName) {
    return isDocumentStep(step) && uploads[step] !== undefined;
  }

  /** Steps without a photo are filled in and not uploaded, so they have their own texts for `missing` and `uploaded`. */
  function badgeOf(state: VerificationStep['state']) {
    if (state === 'missing')
      return <Badge>{t({ message: 'не заполнено', comment: 'Identity check: a step without a photo is empty' })}</Badge>;
    if (state === 'uploaded')
      return <Badge tone="info">{t({ message: 'заполнено', comment: 'Identity check: a step without a photo is filled in' })}</Badge>;
    return <StatusBadge kind="document" status={state} />;
  }

  function fill() {
    return t({ message: 'Заполнить', comment: 'Button: to a step of the identity check that is missing' });
  }
  function change() {
    return t({ message: 'Изменить', comment: 'Button: to a step of the identity check that is filled in' });
  }
}

/** Opens a step: a button with words for the next step, a chevron for the others. */
function StepAction({ name, onPress, children }: { name: string; onPress: () => void; children: string | null }) {
  if (children === null) return <IconButton icon={<ChevronRight size={20} />} label={name} onClick={onPress} />;
  return (
    <Button size="s" aria-label={name} onClick={onPress}>
      {children}
    </Button>
  );
}

/** Error and retry button of a failed upload; nothing while the upload runs. */
function UploadNote({ uploading, title, onRetry }: { uploading: PhotoUpload; title: string; onRetry: () => void }) {
  const { t } = useLingui();
  const refusalText = useRefusalText();
  if (uploading.refusal === null) return null;
  return (
    <Banner
      tone="bad"
      live="alert"
      title={t({ message: `Фото не отправлено: ${title}`, comment: 'A photo did not reach the server; the name of the document follows' })}
      actions={
        <Button size="s" variant="secondary" onClick={onRetry}>
          {t({ message: 'Отправить ещё раз', comment: 'Button: sends the same photo again' })}
        </Button>
      }
    >
      {refusalText(uploading.refusal)}
    </Banner>
  );
}
