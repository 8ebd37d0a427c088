import { BotProtected } from '@muddat/app-shell';
import { PortalForm, type PortalFormHandle } from '@muddat/forms';
import type { ReactNode } from 'react';
import type { RequestState } from './request.machine.ts';
import { RequestFoot } from './request-foot.tsx';

type Draft<Input> = { key: string; version: number; fields: readonly (keyof Input & string)[] };

type Props<Input extends { [name: string]: string | null | undefined }, Output> = {
  of: PortalFormHandle<Input, Output>;
  state: RequestState;
  bot: { prepare: () => void; slow: boolean };
  draft: Draft<Input>;
  label: string;
  onSend: (words: Output) => Promise<void>;
  children: ReactNode;
};

/** The frame of every form that is sent to us: its draft, its bot check, its foot. */
export function RequestForm<Input extends { [name: string]: string | null | undefined }, Output>({
  of,
  state,
  bot,
  draft,
  label,
  onSend,
  children,
}: Props<Input, Output>) {
  return (
    <BotProtected bot={bot}>
      <PortalForm of={of} onSubmit={onSend} draft={draft}>
        {children}
        <RequestFoot state={state} label={label} />
      </PortalForm>
    </BotProtected>
  );
}
