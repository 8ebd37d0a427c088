import { useLingui } from '@lingui/react/macro';
import { Button } from '@muddat/ui/button';
import { CalendarDays, Check, Copy } from '@muddat/ui/icons';
import { LinkButton } from '@muddat/ui/link';
import { Inline, Stack } from '@muddat/ui/stack';
import { Text } from '@muddat/ui/text';
import { TextField } from '@muddat/ui/text-field';
import type { CalendarCardProps } from './calendar.types.ts';
import { calendarLinks } from './calendar-links.ts';
import * as css from './documents.css.ts';

type Props = Pick<CalendarCardProps, 'copying' | 'onCopy'> & { url: string };

/** The secret URL, with buttons to copy it and to subscribe to it. */
export function CalendarSubscription({ url, copying, onCopy }: Props) {
  const { t } = useLingui();
  const { app, google } = calendarLinks(url);
  return (
    <Stack gap="m">
      <TextField
        label={t({ message: 'Ссылка на календарь', comment: 'Payment calendar: label of the field with its secret link' })}
        description={t({
          message:
            'Кто знает ссылку, видит даты, суммы и магазины ваших платежей. Не отправляйте её никому. После смены пароля или «Это не я» она перестаёт работать.',
          comment: 'Payment calendar: under the field with its secret link',
        })}
        value={url}
        readOnly
        spellCheck={false}
        autoComplete="off"
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div>
        <Inline gap="xs">
          <Button
            variant="secondary"
            size="s"
            icon={copying === 'copied' ? <Check size={18} /> : <Copy size={18} />}
            onClick={() => onCopy(url)}
          >
            {t({ message: 'Скопировать ссылку', comment: 'Payment calendar: button that copies its secret link' })}
          </Button>
          <LinkButton variant="secondary" size="s" icon={<CalendarDays size={18} />} href={app}>
            {t({ message: 'Добавить в календарь', comment: 'Payment calendar: link that opens the calendar of the device' })}
          </LinkButton>
          {google !== null && (
            <LinkButton variant="secondary" size="s" href={google} target="_blank" rel="noopener noreferrer">
              {t({ message: 'В Google Календарь', comment: 'Payment calendar: link that subscribes in Google Calendar, in a new window' })}
            </LinkButton>
          )}
        </Inline>
        <div role="status" className={css.statusNote}>
          {copying !== 'idle' && (
            <Text size="s" tone={copying === 'copied' ? 'good' : 'bad'}>
              {copying === 'copied'
                ? t({ message: 'Ссылка скопирована', comment: 'Payment calendar: its link was copied' })
                : t({
                    message: 'Не удалось скопировать. Выделите ссылку в поле и скопируйте её сами.',
                    comment: 'Payment calendar: the browser did not allow copying its link',
                  })}
            </Text>
          )}
        </div>
      </div>
    </Stack>
  );
}
