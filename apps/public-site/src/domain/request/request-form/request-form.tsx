import { type Api, BotProtected, createBrowserApi } from '@muddat/app-shell';
import type { BotAction } from '@muddat/auth-core';
import { PortalForm, type PortalFormHandle, usePortalForm } from '@muddat/forms';
import { type ReactNode, useState } from 'react';
import type { GenericSchema } from 'valibot';
import type { FormName } from '../request-forms.ts';
import type { RequestState } from './request.machine.ts';
import { RequestFooter } from './request-footer.tsx';
import { RequestSent, type RequestSentProps } from './request-sent.tsx';
import { useSendRequest } from './use-request.ts';

type TextFields = { [name: string]: string | null | undefined };

/** What differs between the request forms, apart from texts and layout. Must not change while the form is mounted. */
export type RequestFormConfig<Input extends TextFields, Words extends object> = {
  name: FormName;
  /** The operation that the bot check protects. */
  botAction: BotAction;
  schema: GenericSchema<Input, Words>;
  empty: { [Name in keyof Input]: Input[Name] | null };
  /** The names of all fields, whose values survive a reload. */
  fields: readonly (keyof Input & string)[];
};

type Props<Input extends TextFields, Words extends object> = {
  kind: RequestFormConfig<Input, Words>;
  /** Sends the request; `headers` carry the token of the bot check. */
  sendRequest: (api: Api, words: Words, headers: Record<string, string>) => Promise<unknown>;
  /** The label of the submit button until an attempt fails. */
  label: string;
  /** Texts of the confirmation that replaces the form. */
  sentTexts: Omit<RequestSentProps, 'isDuplicate' | 'onAnother'>;
  children: (form: PortalFormHandle<Input, Words>) => ReactNode;
};

/** A request form with its draft, bot check and submit button. Once the request is sent, a confirmation replaces the form. */
export function RequestForm<Input extends TextFields, Words extends object>({
  kind,
  sendRequest,
  label,
  sentTexts,
  children,
}: Props<Input, Words>) {
  const [api] = useState(createBrowserApi);
  const { state, bot, send, another } = useSendRequest({
    name: kind.name,
    botAction: kind.botAction,
    sendRequest: (words: Words, headers) => sendRequest(api, words, headers),
  });
  if (state.kind === 'sent') return <RequestSent {...sentTexts} isDuplicate={state.isDuplicate} onAnother={another} />;
  return (
    <Fields kind={kind} label={label} state={state} bot={bot} onSend={send}>
      {children}
    </Fields>
  );
}

type FieldsProps<Input extends TextFields, Words extends object> = Pick<Props<Input, Words>, 'kind' | 'label' | 'children'> & {
  state: RequestState;
  bot: { prepare: () => void; slow: boolean };
  onSend: (words: Words) => Promise<void>;
};

/** A separate component, so that the next request starts with empty fields. */
function Fields<Input extends TextFields, Words extends object>({ kind, label, state, bot, onSend, children }: FieldsProps<Input, Words>) {
  const { name, schema, empty, fields } = kind;
  const form = usePortalForm({ schema, initialValues: empty });
  return (
    <BotProtected bot={bot}>
      <PortalForm of={form} onSubmit={onSend} draft={{ key: name, version: 1, fields }}>
        {children(form)}
        <RequestFooter state={state} label={label} />
      </PortalForm>
    </BotProtected>
  );
}
