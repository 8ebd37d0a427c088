import { useRef } from 'react';
import { CheckingStep } from './checking-step.tsx';
import { ConfirmStep } from './confirm-step.tsx';
import { FailedStep } from './failed-step.tsx';
import { FormStep } from './form-step.tsx';
import type { PayState } from './pay.machine.ts';
import { ProcessingStep } from './processing-step.tsx';
import { Receipt } from './receipt.tsx';
import type { usePayFlow } from './use-pay-flow.ts';

type Props = { orderId: string; flow: ReturnType<typeof usePayFlow>; wantsOther: boolean };

export function PayStep({ orderId, flow, wantsOther }: Props) {
  const { state } = flow;
  const resumed = useResumed(state);
  switch (state.kind) {
    case 'form':
    case 'sending':
      // What is sent again after a look-up is still being checked: no form to fill in comes between.
      if (state.kind === 'sending' && resumed) return <CheckingStep orderId={orderId} />;
      return (
        <FormStep
          orderId={orderId}
          prefill={flow.prefill}
          problem={state.kind === 'form' ? state.problem : null}
          pending={state.kind === 'sending'}
          wantsOther={wantsOther}
          onSubmit={flow.submit}
        />
      );
    case 'checking':
      return <CheckingStep orderId={orderId} />;
    case 'awaiting-code':
    case 'confirming':
    case 'resending':
      return (
        <ConfirmStep
          payment={state.payment}
          otp={state.otp}
          problem={state.kind === 'awaiting-code' ? state.problem : null}
          notice={state.kind === 'awaiting-code' ? state.notice : null}
          busy={state.kind === 'awaiting-code' ? null : state.kind}
          onCode={flow.enterCode}
          onResend={flow.resend}
          onStartOver={flow.startOver}
        />
      );
    case 'processing':
      return <ProcessingStep orderId={orderId} payment={state.payment} />;
    case 'succeeded':
      return <Receipt orderId={orderId} payment={state.payment} />;
    case 'failed':
      return <FailedStep orderId={orderId} payment={state.payment} onStartOver={flow.startOver} />;
  }
}

/** Whether the flow came to where it is from a look-up, and not from the form. */
function useResumed({ kind }: PayState): boolean {
  const resumed = useRef(false);
  if (kind === 'checking') resumed.current = true;
  if (kind === 'form') resumed.current = false;
  return resumed.current;
}
