import { useLingui } from '@lingui/react/macro';
import { NO_BREAK_SPACE } from '@muddat/i18n';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Camera, ChevronRight, FileText, IdCard, RotateCcw, ScanFace, X } from '../icons/icons.ts';
import { cx } from '../internal/cx.ts';
import { ProgressBar } from '../progress-bar/progress-bar.tsx';
import { StatusBadge } from '../status-badge/status-badge.tsx';
import * as css from './document-step.css.ts';
import { refusalMessage } from './refusal-message.ts';

export interface DocumentStepProps {
  /** What the photo shows. Decides the icon that is visible while there is no photo. */
  kind: 'passport' | 'selfie' | 'registration';
  /** Name of the document, which is the accessible name of the step. */
  title: string;
  /** What must be visible in the photo. Shown while the status is `missing`. */
  hint?: ReactNode;
  /** The status as the backend names it: `missing`, `uploaded`, `checking`, `accepted`, `rejected`. */
  status: string;
  /** Percent uploaded, 0 to 100, during the upload. While set, it replaces the status. */
  progress?: number | undefined;
  /** Code of the refusal, or the backend's own text for it as a node. Shown while the status is `rejected`. */
  reason?: string | { text: ReactNode } | undefined;
  /** URL of the photo: an object URL, never a public one. Without it the icon of `kind` is visible. */
  preview?: string | undefined;
  /** Takes, retakes or replaces the photo. Left out where that is not possible now: then there is no button. */
  onTake?: (() => void) | undefined;
  /** Shows a chevron instead of the button with its words, because another step comes first. */
  quiet?: boolean;
  /** Cancels the upload. Without it the upload has no cancel button. */
  onCancel?: (() => void) | undefined;
}

const PLACEHOLDER_ICON = { passport: IdCard, selfie: ScanFace, registration: FileText } as const;

/** One document of the identity check: its photo, its status and one action. */
export function DocumentStep({ kind, title, hint, status, progress, reason, preview, onTake, quiet = false, onCancel }: DocumentStepProps) {
  const { i18n, t } = useLingui();
  const titleId = useId();
  const sending = progress !== undefined;
  const refused = !sending && status === 'rejected';
  const words = reason !== undefined && typeof reason !== 'string' ? reason.text : i18n._(refusalMessage(reason, title));
  return (
    <article className={css.step} aria-labelledby={titleId}>
      <div className={cx(css.row, quiet && css.quietRow)}>
        <Thumbnail key={preview} kind={kind} preview={preview} />
        <div className={css.body}>
          <div id={titleId} className={css.title}>
            {title}
          </div>
          <div aria-live="polite">
            {sending ? <Sending percent={progress} title={title} /> : <StatusBadge kind="document" status={status} />}
          </div>
          {refused && <div className={css.refusalReason}>{words}</div>}
          {!sending && status === 'missing' && hint !== undefined && <div className={css.hint}>{hint}</div>}
        </div>
        {sending
          ? onCancel && (
              <div className={css.action}>
                <Button size="s" variant="secondary" icon={<X size={18} />} onClick={onCancel} aria-describedby={titleId}>
                  {t({ message: 'Отменить', comment: 'Button: stops sending a photo' })}
                </Button>
              </div>
            )
          : onTake && (
              <div className={quiet ? css.quietAction : css.action}>
                <TakeButton status={status} titleId={titleId} quiet={quiet} onTake={onTake} />
              </div>
            )}
      </div>
    </article>
  );
}

type TakeButtonProps = { status: string; titleId: string; quiet: boolean; onTake: () => void };

function TakeButton({ status, titleId, quiet, onTake }: TakeButtonProps) {
  const { t } = useLingui();
  const first = status === 'missing';
  const again = status === 'rejected';
  const words = first
    ? t({ message: 'Снять', comment: 'Button: take the photo of a document' })
    : again
      ? t({ message: 'Переснять', comment: 'Button: take the refused photo of a document again' })
      : t({ message: 'Заменить', comment: 'Button: take another photo of a document to replace this one' });
  if (quiet) return <IconButton icon={<ChevronRight size={20} />} label={words} aria-describedby={titleId} onClick={onTake} />;
  return (
    <Button
      size="s"
      variant={first || again ? 'primary' : 'secondary'}
      icon={first ? <Camera size={18} /> : <RotateCcw size={18} />}
      onClick={onTake}
      aria-describedby={titleId}
    >
      {words}
    </Button>
  );
}

function Sending({ percent, title }: { percent: number; title: string }) {
  const { t } = useLingui();
  const whole = Math.round(Math.min(100, Math.max(0, percent)));
  const text = `${whole}${NO_BREAK_SPACE}%`;
  return (
    <div className={css.progress}>
      <span aria-hidden="true">
        {t({ message: `отправляем, ${text}`, comment: 'A document photo is being uploaded; {text} is the percentage' })}
      </span>
      <ProgressBar
        label={t({
          message: `Отправляем: ${title}`,
          comment: 'Read by screen readers: a photo is being uploaded; {title} names the document',
        })}
        value={whole}
        max={100}
        valueText={text}
      />
    </div>
  );
}

function Thumbnail({ kind, preview }: { kind: DocumentStepProps['kind']; preview: string | undefined }) {
  const [broken, setBroken] = useState(false);
  const Place = PLACEHOLDER_ICON[kind];
  const bare = preview === undefined || broken;
  return (
    <span className={cx(css.thumbnail, bare && css.emptyThumbnail)}>
      {bare ? <Place size={30} strokeWidth={1.5} /> : <img src={preview} alt="" className={css.image} onError={() => setBroken(true)} />}
    </span>
  );
}
