import { useLingui } from '@lingui/react/macro';
import { Card } from '@muddat/ui/card';
import { ListSkeleton } from '../../shared/page/list-skeleton.tsx';
import { SectionError } from '../../shared/page/section-error.tsx';
import type { ChannelsViewProps } from './channels.types.ts';
import { ChannelsForm } from './channels-form.tsx';
import { NOTIFICATION_KIND_LABELS } from './notification-kind-labels.ts';

/** The settings of notifications: the channels of each kind. */
export function ChannelsView({ channels, saving, onSave }: ChannelsViewProps) {
  const { t } = useLingui();
  const { data, error, isFetching, refetch } = channels;
  if (data) return <ChannelsForm stored={data} saving={saving} onSave={onSave} />;
  if (error) {
    const title = t({ message: 'Не удалось загрузить настройки', comment: 'Notification settings: they could not be loaded' });
    return <SectionError title={title} error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  }
  return (
    <Card padding="l">
      <ListSkeleton
        rows={NOTIFICATION_KIND_LABELS.length}
        label={t({ message: 'Загружаем настройки…', comment: 'Read by screen readers: the notification settings are loading' })}
      />
    </Card>
  );
}
