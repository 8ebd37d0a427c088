import { type ReactNode, useRef } from 'react';
import { useOnline } from '../../shared/page/use-online.ts';
import type { Refusal } from '../../shared/refusal/refusal.ts';
import { OnlineOnly } from './online-only.tsx';
import type { PaymentReference, PaymentState } from './payment.machine.ts';
import type { Payment } from './payment.types.ts';
import { paymentTimeline, submittedTimeline, type TimelineEntry } from './payment-timeline.ts';
import { AppStep } from './steps/app-step.tsx';
import { CheckingStep } from './steps/checking-step.tsx';
import { ConfirmStep } from './steps/confirm-step.tsx';
import { FailedStep } from './steps/failed-step.tsx';
import { ProcessingStep } from './steps/processing-step.tsx';
import type { PaymentControl } from './use-payment.ts';

type Props = {
  control: PaymentControl;
  /** The form. It stays mounted while the request is sent. */
  form: (state: { problem: Refusal | null; pending: boolean }) => ReactNode;
  receipt: (payment: Payment) => ReactNode;
  /** Links to other pages, for the steps that wait for a result, a failed payment, and the form without a network. */
  exit: ReactNode;
  /** Replaces the offline heading on a page that is not a payment, such as a withdrawal. */
  offlineTitle?: string;
};

/** Renders the step for the state of a payment. The feature provides the form and the receipt. */
export function PaymentStep({ control, form, receipt, exit, offlineTitle }: Props) {
  const { state } = control;
  const online = useOnline();
  const resumed = useResumed(state);
  // Without a network, only a form that was not submitted is hidden. A submitted payment stays on the screen.
  const formStep = (problem: Refusal | null, pending: boolean) => (
    <OnlineOnly offline={!online && !pending} title={offlineTitle} exit={exit}>
      {form({ problem, pending })}
    </OnlineOnly>
  );
  switch (state.kind) {
    case 'form':
      return formStep(state.problem, false);
    case 'sending':
      // An attempt that is sent again after polling keeps the checking screen, so that the form does not flash in between.
      return resumed ? <CheckingStep timeline={submittedTimeline(state.attempt.startedAt)} exit={exit} /> : formStep(null, true);
    case 'checking':
      return <CheckingStep timeline={timelineOfReference(state.reference, control.lastReported)} exit={exit} />;
    case 'awaiting-code':
    case 'confirming':
    case 'resending':
      return (
        <ConfirmStep
          payment={state.payment}
          otp={state.otp}
          problem={state.kind === 'awaiting-code' ? state.problem : null}
          notice={state.kind === 'awaiting-code' ? state.notice : null}
          busy={state.kind === 'resending' ? state.channel : state.kind === 'confirming' ? state.kind : null}
          onCode={control.enterCode}
          onResend={control.resend}
          onStartOver={control.startOver}
        />
      );
    case 'processing':
      if (state.payment.appUrl !== null) {
        return <AppStep payment={state.payment} appUrl={state.payment.appUrl} exit={exit} onOtherMethod={control.startOver} />;
      }
      return <ProcessingStep payment={state.payment} exit={exit} />;
    case 'succeeded':
      return receipt(state.payment);
    case 'failed':
      return <FailedStep payment={state.payment} exit={exit} onStartOver={control.startOver} />;
  }
}

/**
 * The timeline of a payment whose result is unknown: what the server last reported, or only the time of the press. Empty if not even that
 * is known.
 */
function timelineOfReference(trace: PaymentReference, seen: Payment | null): TimelineEntry[] {
  if ('attempt' in trace) return submittedTimeline(trace.attempt.startedAt);
  return 'paymentId' in trace && seen?.id === trace.paymentId ? paymentTimeline(seen, { resultLost: true }) : [];
}

/** Whether the payment was polled since the form was last shown: what is sent then is an earlier attempt, not a new press. */
function useResumed({ kind }: PaymentState): boolean {
  const resumed = useRef(false);
  if (kind === 'checking') resumed.current = true;
  if (kind === 'form') resumed.current = false;
  return resumed.current;
}
