import { useLingui } from '@lingui/react/macro';
import { Banner } from '@muddat/ui/banner';
import { Button } from '@muddat/ui/button';
import { Card } from '@muddat/ui/card';
import { Stack } from '@muddat/ui/stack';
import { Text } from '@muddat/ui/text';
import { type FormEvent, useState } from 'react';
import { RefusalBanner } from '../../shared/refusal/refusal-banner.tsx';
import type { ChannelsByKind, ChannelsResponse } from './channel-queries.ts';
import type { ChannelsViewProps } from './channels.types.ts';
import { ChannelsTable } from './channels-table.tsx';

type Props = Pick<ChannelsViewProps, 'saving' | 'onSave'> & {
  /** The settings stored on the server. Kinds that this page does not know are saved unchanged. */
  stored: ChannelsResponse;
};

/**
 * Checkboxes with one save button, so that a slow network never saves only some of them. If saving fails, the checkboxes keep the
 * customer's choice.
 */
export function ChannelsForm({ stored, saving, onSave }: Props) {
  const { t } = useLingui();
  const [draft, setDraft] = useState<ChannelsByKind>(stored.channels);
  const busy = saving.kind === 'busy';
  const isSaved = saving.kind === 'done' && saving.input === draft;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) onSave(draft);
  };
  return (
    <Card padding="l">
      <form noValidate onSubmit={submit}>
        <Stack gap="l">
          <Text tone="quiet">
            {t({
              message: 'Коды подтверждения, предупреждения о безопасности и сообщения об автосписании приходят всегда.',
              comment: 'Notification settings: what cannot be turned off',
            })}{' '}
            {t({
              message: 'Чтобы отключить сообщения о платежах, заказах и деньгах, подтвердите, что это вы.',
              comment: 'Notification settings: what can be turned off only after a re-authentication',
            })}
          </Text>
          <ChannelsTable always={stored.always} channels={draft} onChange={setDraft} />
          {draft.payment.length === 0 && (
            <Banner tone="soon">
              {t({
                message: 'Без напоминаний легко пропустить платёж. Даты всегда видны на главной странице и в заказе.',
                comment: 'Notification settings: shown when all reminders of payments are turned off',
              })}
            </Banner>
          )}
          {saving.kind === 'refused' && <RefusalBanner refusal={saving.refusal} />}
          {isSaved && (
            <Banner tone="good" live="status">
              {t({ message: 'Сохранено', comment: 'Notification settings: they were saved' })}
            </Banner>
          )}
          <div>
            <Button type="submit" width="phone" pending={busy}>
              {t({ message: 'Сохранить', comment: 'Button: saves the notification settings' })}
            </Button>
          </div>
        </Stack>
      </form>
    </Card>
  );
}
