import { useLingui } from '@lingui/react/macro';
import { Banner } from '@muddat/ui/banner';
import { Stack, type StackProps } from '@muddat/ui/stack';
import { type FormEvent, type ReactNode, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { DraftOffer } from '../draft/draft-offer.tsx';
import { type DraftOptions, useDraft } from '../draft/use-draft.ts';
import { LeaveGuard } from '../leave/leave-guard.tsx';
import { ErrorList } from './error-list.tsx';
import { submitForm } from './submit.ts';
import type { FormValues, PortalFormHandle } from './types.ts';
import { useFlushEffectsOnHydration } from './use-flush-effects-on-hydration.ts';
import { validateField } from './validate-field.ts';
import { type FieldError, validationErrorsOf } from './validation-errors.ts';
import { watchFieldCommits } from './watch-field-commits.ts';

export type PortalFormProps<Input extends FormValues, Output> = {
  of: PortalFormHandle<Input, Output>;
  /**
   * Gets the schema's output. The form stays busy until the promise settles. An error with `data.fields` (codes by field name, as in the
   * SDK's ApiError) marks those fields; its `data.message` appears above the form if a field is not on the page or none is named. After
   * `SubmissionFailedError` the form keeps its values and shows no error: the page explains the failure.
   */
  onSubmit: (values: Output) => Promise<void> | void;
  children: ReactNode;
  gap?: StackProps['gap'];
  /** True while the page runs another action; the form then cannot be submitted. */
  busy?: boolean;
  /** For a form taller than the screen: lists the errors above it, each with a link to its field. */
  summary?: boolean;
  /** Stores these fields across a page reload and offers to restore them. Passwords, codes, cards and photos are never stored. */
  draft?: DraftOptions<Input>;
  /** Asks before the customer leaves the page with unsent changes. */
  confirmLeave?: boolean;
};

/** The message and the error list above the fields after a submission. */
type SubmissionReport = { message: string | null; errors: readonly FieldError[] };
const EMPTY_REPORT: SubmissionReport = { message: null, errors: [] };

/** The form element. Validates a field when it is changed or left, and all fields on submit; sends one submission at a time. */
export function PortalForm<Input extends FormValues, Output>({
  of: form,
  onSubmit,
  children,
  gap = 'm',
  busy,
  summary,
  draft,
  confirmLeave,
}: PortalFormProps<Input, Output>) {
  const { t } = useLingui();
  const element = useRef<HTMLFormElement>(null);
  const [report, setReport] = useState(EMPTY_REPORT);
  useFlushEffectsOnHydration();
  const { offered, save, resume, discard } = useDraft(form, draft);
  const commit = useEffectEvent((name: string) => {
    validateField(form, name);
    save();
  });
  useEffect(() => {
    form.store.element.value = element.current;
    return element.current ? watchFieldCommits(element.current, form, (name) => commit(name)) : undefined;
  }, [form]);
  const unsaved = useCallback(() => form.store.dirty.peek() && !form.store.submitting.peek(), [form]);

  const focusFaults = (message: string | null) => {
    const faults = element.current ? validationErrorsOf(element.current, form) : [];
    // Focus after React has rendered the error, so that a screen reader reads it with the field.
    if (!summary) setTimeout(() => faults[0]?.control.focus());
    setReport({ message, errors: summary ? faults : [] });
    return faults.length > 0;
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const failed = t({
      message: 'Что-то пошло не так, пожалуйста, повторите попытку',
      comment: 'Above a form that could not be sent off, fixed by the specification',
    });
    const outcome = await submitForm(form, onSubmit);
    if (outcome.kind === 'sent') discard();
    if (outcome.kind === 'sent' || outcome.kind === 'kept') setReport(EMPTY_REPORT);
    if (outcome.kind === 'wrong' && !focusFaults(null)) setReport({ message: failed, errors: [] });
    if (outcome.kind === 'refused') focusFaults(outcome.placed ? null : outcome.refusal.message || failed);
  };
  return (
    <form ref={element} noValidate onSubmit={(event) => void send(event)}>
      {confirmLeave && <LeaveGuard isDirty={unsaved} />}
      <Stack gap={gap}>
        {offered && <DraftOffer onResume={resume} onDiscard={discard} />}
        {report.message !== null && (
          <Banner tone="bad" live="alert">
            {report.message}
          </Banner>
        )}
        {report.errors.length > 0 && <ErrorList errors={report.errors} entries={form.entries} />}
        {children}
      </Stack>
    </form>
  );
}
