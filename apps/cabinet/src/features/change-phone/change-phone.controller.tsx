import { type SessionView, sessionQuery } from '@muddat/app-shell';
import { formatMaskedPhone } from '@muddat/i18n';
import { isResponseLost } from '@muddat/sdk';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouteContext, useRouter } from '@tanstack/react-router';
import { useReducer } from 'react';
import { type CodeChannel, toSentOtp } from '../../shared/code-step/sent-otp.ts';
import { PageSkeleton } from '../../shared/page/page-skeleton.tsx';
import { useRefusalOf } from '../../shared/refusal/use-refusal-of.ts';
import { type ChangePhoneStep, changePhoneMachine, initialChangePhoneState } from './change-phone.machine.ts';
import { ChangePhoneView } from './change-phone.view.tsx';
import { changePhoneStepOf, isChangePhonePending } from './change-phone-step.ts';
import { useChangePhoneUrl } from './use-change-phone-url.ts';

type Props = {
  /** The step in the URL. */
  step: ChangePhoneStep;
  onStep: (step: ChangePhoneStep, how: 'push' | 'replace') => void;
  supportPhone: string;
};

/** Calls the gateway to change the phone. Codes are held in memory only. */
export function ChangePhoneController({ step, onStep, supportPhone }: Props) {
  const { auth, locale } = useRouteContext({ from: '__root__' });
  const { history } = useRouter();
  const queryClient = useQueryClient();
  const user = useQuery(sessionQuery(auth)).data?.user;
  const [state, send] = useReducer(changePhoneMachine, initialChangePhoneState);
  const refusalOf = useRefusalOf();
  useChangePhoneUrl({
    urlStep: step,
    shownStep: changePhoneStepOf(state),
    busy: isChangePhonePending(state),
    onBack: (to) => send({ type: 'back', to }),
    onUrlChange: (move) => {
      if (move.kind === 'back') history.go(-move.by);
      else if (move.kind !== 'stay') onStep(move.step, move.kind);
    },
  });
  if (!user) return <PageSkeleton />;
  const present = user.phone;

  const refuse = (error: unknown, phone = present) =>
    send({ type: 'refused', problem: refusalOf(error), masked: formatMaskedPhone(phone), now: Date.now() });
  const askOwn = async (channel: CodeChannel) => {
    send({ type: 'own-asked', channel });
    try {
      send({ type: 'code-sent', otp: toSentOtp(await auth.sendOwnCode({ purpose: 'phone', channel }), channel, Date.now()) });
    } catch (error) {
      refuse(error);
    }
  };
  const askNew = async (phone: string, channel: CodeChannel) => {
    try {
      send({ type: 'code-sent', otp: toSentOtp(await auth.sendNewPhoneCode({ phone, channel }), channel, Date.now()) });
    } catch (error) {
      refuse(error, phone);
    }
  };
  /**
   * Called after `changePhone` has failed. If its response was lost, the phone may have been changed all the same: returns the session if
   * it contains the new phone. Otherwise throws `error`.
   */
  const viewAfterLoss = async (error: unknown, phone: string): Promise<SessionView> => {
    const known = isResponseLost(refusalOf(error)) ? await auth.getSession().catch(() => null) : null;
    if (known?.user?.phone !== phone) throw error;
    return known;
  };
  const change = async (ask: { code: string; phone: string; new_code: string }) => {
    try {
      const view = await auth.changePhone(ask).catch((error: unknown) => viewAfterLoss(error, ask.phone));
      queryClient.setQueryData(sessionQuery(auth).queryKey, view);
      send({ type: 'changed', phone: ask.phone });
    } catch (error) {
      refuse(error, ask.phone);
    }
  };
  const enterCode = (code: string) => {
    send({ type: 'code-entered', code });
    // Send the request from here. `state` is the state before the event, and already contains everything that the request needs.
    if (state.kind === 'new-code') void change({ code: state.own.code, phone: state.phone, new_code: code });
    if (state.kind === 'own-code' && state.newPhoneEntry)
      void change({ code, phone: state.newPhoneEntry.phone, new_code: state.newPhoneEntry.code });
  };

  return (
    <ChangePhoneView
      state={state}
      currentPhone={present}
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
