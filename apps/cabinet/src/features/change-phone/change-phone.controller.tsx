import { type AuthResult, type SessionView, sessionQuery } from '@muddat/app-shell';
import { maskPhone } from '@muddat/i18n';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouteContext, useRouter } from '@tanstack/react-router';
import { useReducer } from 'react';
import { type CodeChannel, otpOf } from '../../code-step/sent-otp.ts';
import { PageSkeleton } from '../../frame/page-skeleton.tsx';
import { useUnauthorized } from '../../security-parts/use-unauthorized.ts';
import { changePhoneMachine, initialChangePhoneState, type PhoneRefusal, type PhoneStep } from './change-phone.machine.ts';
import { ChangePhoneView } from './change-phone.view.tsx';
import { isPhoneBusy, phoneStepOf } from './phone-step.ts';
import { usePhoneAddress } from './use-phone-address.ts';

type Props = {
  /** The step that the address names. */
  step: PhoneStep;
  onStep: (step: PhoneStep, how: 'push' | 'replace') => void;
  supportPhone: string;
};

/** Talks to the gateway for the change of phone. Codes are held in memory only. */
export function ChangePhoneController({ step, onStep, supportPhone }: Props) {
  const { auth, locale } = useRouteContext({ from: '__root__' });
  const { history } = useRouter();
  const queryClient = useQueryClient();
  const user = useQuery(sessionQuery(auth)).data?.user;
  const [state, send] = useReducer(changePhoneMachine, initialChangePhoneState);
  const unauthorized = useUnauthorized();
  usePhoneAddress({
    address: step,
    shown: phoneStepOf(state),
    busy: isPhoneBusy(state),
    onBack: (to) => send({ type: 'back', to }),
    move: (move) => {
      if (move.kind === 'back') history.go(-move.by);
      else if (move.kind !== 'stay') onStep(move.step, move.kind);
    },
  });
  if (!user) return <PageSkeleton />;
  const present = user.phone;

  const refuse = (problem: PhoneRefusal, phone = present) => {
    unauthorized(problem);
    send({ type: 'refused', problem, masked: maskPhone(phone), now: Date.now() });
  };
  const askOwn = async (channel: CodeChannel) => {
    send({ type: 'own-asked', channel });
    const result = await auth.sendOwnCode({ purpose: 'phone', channel });
    if (result.ok) send({ type: 'code-sent', otp: otpOf(result.data, channel, Date.now()) });
    else refuse(result.problem);
  };
  const askNew = async (phone: string, channel: CodeChannel) => {
    const result = await auth.sendNewPhoneCode({ phone, channel });
    if (result.ok) send({ type: 'code-sent', otp: otpOf(result.data, channel, Date.now()) });
    else refuse(result.problem, phone);
  };
  /** An answer that never came may have been a yes: the session knows which phone it has. */
  const afterChange = async (result: AuthResult<SessionView>, phone: string): Promise<AuthResult<SessionView>> => {
    if (result.ok || result.problem.code !== 'no-answer') return result;
    const known = await auth.user();
    return known.ok && known.data.user?.phone === phone ? known : result;
  };
  const change = async (ask: { code: string; phone: string; new_code: string }) => {
    const result = await afterChange(await auth.changePhone(ask), ask.phone);
    if (!result.ok) return refuse(result.problem, ask.phone);
    queryClient.setQueryData(sessionQuery(auth).queryKey, result.data);
    send({ type: 'changed', phone: ask.phone });
  };
  const enterCode = (code: string) => {
    send({ type: 'code-entered', code });
    // The next state is that of the reducer; what goes out with it is known here already.
    if (state.kind === 'new-code') void change({ code: state.own.code, phone: state.phone, new_code: code });
    if (state.kind === 'own-code' && state.onward) void change({ code, phone: state.onward.phone, new_code: state.onward.code });
  };

  return (
    <ChangePhoneView
      state={state}
      present={present}
      supportPhone={supportPhone}
      locale={locale}
      onOwnCode={(channel) => void askOwn(channel)}
      onCode={enterCode}
      onPhone={(phone) => {
        send({ type: 'phone-entered', phone });
        void askNew(phone, 'sms');
      }}
      onNewCode={(channel) => {
        if (state.kind !== 'new-code') return;
        send({ type: 'new-asked', channel });
        void askNew(state.phone, channel);
      }}
      onBack={() => history.back()}
    />
  );
}
