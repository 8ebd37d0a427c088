import { useLingui } from '@lingui/react/macro';
import { Banner } from '@muddat/ui/banner';
import { Stack, type StackProps } from '@muddat/ui/stack';
import { type FormEvent, type ReactNode, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { DraftOffer } from '../draft/draft-offer.tsx';
import { type DraftOptions, useDraft } from '../draft/use-draft.ts';
import { LeaveGuard } from '../leave/leave-guard.tsx';
import { type Fault, faultsOf } from './control-of.ts';
import { FaultList } from './fault-list.tsx';
import { judgeField } from './judge-field.ts';
import { submit } from './submit.ts';
import type { PortalFormHandle, Values } from './types.ts';
import { useListenAtOnce } from './use-listen-at-once.ts';
import { watchCommits } from './watch-commits.ts';

export type PortalFormProps<Input extends Values, Output> = {
  of: PortalFormHandle<Input, Output>;
  /**
   * Gets the schema's output. The form stays busy until the promise settles. An error with `data.fields` (codes by field name, as in the
   * SDK's ApiError) marks those fields; its `data.message` appears above the form. After `FormNotSent` the form keeps its values and shows
   * no error: the page explains the failure.
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
  askBeforeLeaving?: boolean;
};

/** The message and the error list above the fields after a submission. */
type Report = { message: string | null; faults: readonly Fault[] };
const NOTHING_WRONG: Report = { message: null, faults: [] };

/** The form element. Validates a field when it is changed or left, and all fields on submit; sends one submission at a time. */
export function PortalForm<Input extends Values, Output>({
  of: form,
  onSubmit,
  children,
  gap = 'm',
  busy,
  summary,
  draft,
  askBeforeLeaving,
}: PortalFormProps<Input, Output>) {
  const { t } = useLingui();
  const element = useRef<HTMLFormElement>(null);
  const [report, setReport] = useState(NOTHING_WRONG);
  useListenAtOnce();
  const { offered, save, resume, forget } = useDraft(form, draft);
  const commit = useEffectEvent((name: string) => {
    judgeField(form, name);
    save();
  });
  useEffect(() => {
    form.store.element.value = element.current;
    return element.current ? watchCommits(element.current, form, (name) => commit(name)) : undefined;
  }, [form]);
  const unsaved = useCallback(() => form.store.dirty.peek() && !form.store.submitting.peek(), [form]);

  const focusFaults = (message: string | null) => {
    const faults = element.current ? faultsOf(element.current, form) : [];
    // Focus after React has rendered the error, so that a screen reader reads it with the field.
    if (!summary) setTimeout(() => faults[0]?.control.focus());
    setReport({ message, faults: summary ? faults : [] });
    return faults.length > 0;
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const failed = t({
      message: 'Что-то пошло не так, пожалуйста, повторите попытку',
      comment: 'Above a form that could not be sent off, fixed by the specification',
    });
    const outcome = await submit(form, onSubmit);
    if (outcome.kind === 'sent') forget();
    if (outcome.kind === 'sent' || outcome.kind === 'kept') setReport(NOTHING_WRONG);
    if (outcome.kind === 'wrong' && !focusFaults(null)) setReport({ message: failed, faults: [] });
    if (outcome.kind === 'refused') focusFaults(outcome.placed ? null : outcome.refusal.message || failed);
  };
  return (
    <form ref={element} noValidate onSubmit={(event) => void send(event)}>
      {askBeforeLeaving && <LeaveGuard unsaved={unsaved} />}
      <Stack gap={gap}>
        {offered && <DraftOffer onResume={resume} onForget={forget} />}
        {report.message !== null && (
          <Banner tone="bad" live="alert">
            {report.message}
          </Banner>
        )}
        {report.faults.length > 0 && <FaultList faults={report.faults} entries={form.entries} />}
        {children}
      </Stack>
    </form>
  );
}
