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
   * Gets what the schema makes of the fields. A promise keeps the form busy until it settles. An error that carries
   * `data.fields` (codes by name: the SDK's ApiError) marks those fields; its `data.message` stands above the form.
   * `FormNotSent` keeps everything as it is and says nothing: the page does.
   */
  onSubmit: (values: Output) => Promise<void> | void;
  children: ReactNode;
  gap?: StackProps['gap'];
  /** Something else is under way: nothing is sent off meanwhile. */
  busy?: boolean;
  /** For a form that does not fit on a screen: what is wrong is listed above it, each with a link to its field. */
  summary?: boolean;
  /** Keeps these fields over a reload of the page, and offers them again. Passwords, codes, cards and photos are never kept. */
  draft?: DraftOptions<Input>;
  /** Asks before the page is left while something in the form is neither sent nor as it was. */
  askBeforeLeaving?: boolean;
};

/** What stands above the fields after a submission. */
type Report = { message: string | null; faults: readonly Fault[] };
const NOTHING_WRONG: Report = { message: null, faults: [] };

/** The form element: what is left or changed is judged, what is sent off is judged whole and goes out once. */
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
    // The words stand beside the field before it gets the focus, so that they are read out with it.
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
