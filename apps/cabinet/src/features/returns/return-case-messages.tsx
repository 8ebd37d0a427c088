import { useLingui } from '@lingui/react/macro';
import { UserText, useLanguage } from '@muddat/app-shell';
import { joinFacts } from '@muddat/i18n';
import { Button } from '@muddat/ui/button';
import { Card } from '@muddat/ui/card';
import { Heading } from '@muddat/ui/heading';
import { SegmentedControl } from '@muddat/ui/segmented-control';
import { Stack } from '@muddat/ui/stack';
import { Text } from '@muddat/ui/text';
import { TextArea } from '@muddat/ui/text-area';
import { useEffect, useRef } from 'react';
import type { Return } from '../../domain/return/return-queries.ts';
import { RefusalBanner } from '../../shared/refusal/refusal-banner.tsx';
import { formatDayAndTime } from '../../shared/time/time-text.ts';
import { allowedRecipientsOf, type MessageRecipient, type ReturnCaseViewProps } from './return-case.types.ts';
import { isReturnTextTooLong, MAX_RETURN_TEXT_LENGTH } from './return-draft.ts';
import * as css from './returns.css.ts';

type Props = Pick<ReturnCaseViewProps, 'draft' | 'write' | 'onDraft' | 'onAction'> & { returnCase: Return };

/** Messages about a return, and the form for a message to the store or to support. */
export function ReturnCaseMessages({ returnCase, draft, write, onDraft, onAction }: Props) {
  const { t } = useLingui();
  const { messages, actions } = returnCase;
  const recipients = allowedRecipientsOf(actions);
  const refusal = write.kind === 'refused' && write.input.kind === 'write' ? write.refusal : null;
  if (messages.length === 0 && recipients.length === 0 && refusal === null) return null;
  return (
    <Card as="section" padding="l">
      <Stack gap="m">
        <Heading level={2} size="m">
          {t({ message: 'Переписка', comment: 'Page of one return: heading over the messages' })}
        </Heading>
        <MessageList messages={messages} />
        {recipients.length > 0 && <MessageForm recipients={recipients} draft={draft} write={write} onDraft={onDraft} onAction={onAction} />}
        {/* The refusal is outside the form: if the case was closed before the message arrived, the form is gone, but the refusal must stay
            visible. */}
        {refusal !== null && <RefusalBanner refusal={refusal} />}
      </Stack>
    </Card>
  );
}

function MessageForm({
  recipients,
  draft,
  write,
  onDraft,
  onAction,
}: Omit<Props, 'returnCase'> & { recipients: readonly MessageRecipient[] }) {
  const { t } = useLingui();
  const isBusy = write.kind === 'busy' && write.input.kind === 'write';
  const text = draft.message.trim();
  const to = recipients.includes(draft.to) ? draft.to : 'support';
  return (
    <>
      {recipients.length > 1 ? (
        <SegmentedControl
          label={t({ message: 'Кому написать', comment: 'Page of one return: label of the choice of whom to write to' })}
          value={to}
          options={[
            { value: 'store', label: t({ message: 'Магазину', comment: 'Page of one return: write to the store' }) },
            { value: 'support', label: t({ message: 'Поддержке Muddat', comment: 'Page of one return: write to our support staff' }) },
          ]}
          onChange={(next) => onDraft({ ...draft, to: next })}
        />
      ) : (
        <Text>
          {t({
            message: 'Возврат закрыт. Если остались вопросы, напишите: ответит поддержка Muddat.',
            comment: 'Page of one return: it ended without the store, so a message goes to our support staff',
          })}
        </Text>
      )}
      <TextArea
        label={t({ message: 'Сообщение', comment: 'Page of one return: label of the text of a message' })}
        lines="two"
        limit={MAX_RETURN_TEXT_LENGTH}
        value={draft.message}
        readOnly={isBusy}
        onChange={(message) => onDraft({ ...draft, message })}
      />
      <div>
        <Button
          variant="secondary"
          width="phone"
          pending={isBusy}
          disabled={text === '' || isReturnTextTooLong(text)}
          onClick={() => onAction({ kind: 'write', to, text: draft.message })}
        >
          {t({ message: 'Отправить', comment: 'Button: sends a message about a return' })}
        </Button>
        <SentNote isSent={write.kind === 'done' && write.input.kind === 'write'} />
      </div>
    </>
  );
}

/**
 * Announces each sent message. The live region empties while the next message is sent, so that screen readers announce it again. Takes the
 * focus if the button, now disabled, has lost it.
 */
function SentNote({ isSent }: { isSent: boolean }) {
  const { t } = useLingui();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isSent && document.activeElement?.matches('body, :disabled')) place.current?.focus();
  }, [isSent]);
  return (
    <div ref={place} role="status" tabIndex={-1} className={css.statusNote}>
      {isSent && (
        <Text tone="good">
          {t({ message: 'Сообщение отправлено', comment: 'Page of one return: a message about it has just gone out' })}
        </Text>
      )}
    </div>
  );
}

function MessageList({ messages }: Pick<Return, 'messages'>) {
  const { t } = useLingui();
  const language = useLanguage();
  if (messages.length === 0) return null;
  const heads = {
    toStore: t({ message: 'Вы магазину', comment: 'Page of one return: over a message of the customer to the store' }),
    toSupport: t({ message: 'Вы поддержке Muddat', comment: 'Page of one return: over a message of the customer to our support staff' }),
    store: t({ message: 'Магазин', comment: 'Page of one return: over a message of the store' }),
    support: t({ message: 'Поддержка Muddat', comment: 'Page of one return: over a message of our support staff' }),
  };
  const headOf = ({ from, to }: Return['messages'][number]) => {
    if (from === 'store') return heads.store;
    if (from === 'support') return heads.support;
    return to === 'support' ? heads.toSupport : heads.toStore;
  };
  return (
    <Stack
      as="ul"
      gap="s"
      aria-label={t({ message: 'Сообщения', comment: 'Read by screen readers: name of the list of messages about a return' })}
    >
      {messages.map((message, index) => (
        <li key={index} className={css.message}>
          <Text size="s" tone="quiet">
            {joinFacts([headOf(message), formatDayAndTime(message.at, language)])}
          </Text>
          <div className={css.userText}>
            <Text>
              <UserText words={message.text} />
            </Text>
          </div>
        </li>
      ))}
    </Stack>
  );
}
