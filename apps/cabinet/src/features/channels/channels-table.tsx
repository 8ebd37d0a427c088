import { useLingui } from '@lingui/react/macro';
import { Checkbox } from '@muddat/ui/checkbox';
import { Text, VisuallyHidden } from '@muddat/ui/text';
import type { ChannelsByKind, ChannelsResponse, NotificationChannel } from './channel-queries.ts';
import * as css from './channels.css.ts';
import { NOTIFICATION_KIND_LABELS } from './notification-kind-labels.ts';

const CHANNELS: readonly NotificationChannel[] = ['portal', 'sms'];

type Props = {
  /** The channels of each kind that cannot be turned off. */
  always: ChannelsResponse['always'];
  channels: ChannelsByKind;
  onChange: (channels: ChannelsByKind) => void;
};

/** The kinds of notifications below each other, with a box for each channel; "always" replaces a box that nobody can change. */
export function ChannelsTable({ always, channels, onChange }: Props) {
  const { i18n, t } = useLingui();
  const words: Record<NotificationChannel, string> = {
    portal: t({ message: 'Портал', comment: 'Notification settings: column, notifications come to the list in the portal' }),
    sms: t({ message: 'СМС', comment: 'Notification settings: column, notifications come by SMS' }),
  };
  return (
    <table className={css.table}>
      <thead>
        <tr>
          <th scope="col">{t({ message: 'О чём', comment: 'Notification settings: column with the kinds of notifications' })}</th>
          {CHANNELS.map((channel) => (
            <th key={channel} scope="col">
              {words[channel]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {NOTIFICATION_KIND_LABELS.map(({ kind, name, hint }) => {
          const chosen = channels[kind];
          return (
            <tr key={kind}>
              <th scope="row">
                <Text weight="medium">{i18n._(name)}</Text>{' '}
                <Text size="s" tone="quiet">
                  {i18n._(hint)}
                </Text>
              </th>
              {CHANNELS.map((channel) => (
                <td key={channel}>
                  {always[kind]?.includes(channel) ? (
                    t({ message: 'всегда', comment: 'Notification settings: in place of a box that cannot be turned off' })
                  ) : (
                    <Checkbox
                      checked={chosen.includes(channel)}
                      onChange={(isOn) =>
                        onChange({ ...channels, [kind]: CHANNELS.filter((one) => (one === channel ? isOn : chosen.includes(one))) })
                      }
                    >
                      <VisuallyHidden>
                        {i18n._(name)}: {words[channel]}
                      </VisuallyHidden>
                    </Checkbox>
                  )}
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
