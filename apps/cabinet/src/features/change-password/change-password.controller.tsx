import { sessionQuery } from '@muddat/app-shell';
import { formatMaskedPhone } from '@muddat/i18n';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useReducer } from 'react';
import { RecentPasskeys } from '../../domain/security/recent-passkeys.tsx';
import { devicesQuery } from '../../domain/security/security-queries.ts';
import { type CodeChannel, toSentOtp } from '../../shared/code-step/sent-otp.ts';
import { PageSkeleton } from '../../shared/page/page-skeleton.tsx';
import { useRefusalOf } from '../../shared/refusal/use-refusal-of.ts';
import { changePasswordMachine, initialChangePasswordState } from './change-password.machine.ts';
import type { PasswordChange } from './change-password.types.ts';
import { ChangePasswordView } from './change-password.view.tsx';

/** Calls the gateway to change the password. Codes and passwords are only passed on to the gateway, and not stored. */
export function ChangePasswordController() {
  const { auth, locale } = useRouteContext({ from: '__root__' });
  const queryClient = useQueryClient();
  const user = useQuery(sessionQuery(auth)).data?.user;
  const [state, send] = useReducer(changePasswordMachine, initialChangePasswordState);
  const refusalOf = useRefusalOf();
  if (!user) return <PageSkeleton />;
  const customer = { name: user.name, phone: user.phone };

  const refuse = (error: unknown) =>
    send({ type: 'refused', problem: refusalOf(error), maskedPhone: formatMaskedPhone(customer.phone), now: Date.now() });
  const askCode = async (channel: CodeChannel) => {
    const sent = await auth.sendOwnCode({ purpose: 'password', channel });
    send({ type: 'code-sent', otp: toSentOtp(sent, channel, Date.now()) });
  };
  const change = async ({ password, ...typed }: PasswordChange) => {
    const proof = 'code' in typed ? { code: typed.code } : { current_password: typed.current };
    const { ended } = await auth.changePassword({ ...proof, password });
    send({ type: 'changed', ended });
    // The server has ended the sessions on other devices, so refetch the list of devices.
    void queryClient.invalidateQueries({ queryKey: devicesQuery(auth).queryKey });
  };

  return (
    <ChangePasswordView
      state={state}
      customer={customer}
      locale={locale}
      passkeys={state.kind === 'changed' && <RecentPasskeys />}
      onProof={(by) => send({ type: 'proof-chosen', by })}
      onCode={(channel) => {
        send({ type: 'code-asked', channel });
        void askCode(channel).catch(refuse);
      }}
      onSubmit={(typed) => {
        send({ type: 'submitted' });
        void change(typed).catch(refuse);
      }}
    />
  );
}
