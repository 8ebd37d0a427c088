import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@muddat/app-shell';
import { Button } from '@muddat/ui/button';
import { Card } from '@muddat/ui/card';
import { Heading } from '@muddat/ui/heading';
import { Skeleton, SkeletonGroup } from '@muddat/ui/skeleton';
import { Stack } from '@muddat/ui/stack';
import { Text } from '@muddat/ui/text';
import { SectionError } from '../../shared/page/section-error.tsx';
import { RefusalBanner } from '../../shared/refusal/refusal-banner.tsx';
import { formatDayAndTime } from '../../shared/time/time-text.ts';
import type { DataCopy, TrustViewProps } from './trust.types.ts';

type Props = Pick<TrustViewProps, 'copy' | 'copying' | 'download' | 'onCopy'>;

/**
 * A copy of all data. The customer requests it once; the file is created at the first download, and stays the same for a week on any
 * device.
 */
export function DataCopySection({ copy, copying, download, onCopy }: Props) {
  const { t } = useLingui();
  const { data, error, isFetching, refetch } = copy;
  if (data === undefined && error) {
    const title = t({ message: 'Не удалось загрузить статус копии', comment: 'Page of own data: this part could not be loaded' });
    return <SectionError title={title} error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  }
  const { state } = download;
  const refusal = state.kind === 'refused' ? state.refusal : copying.kind === 'refused' ? copying.refusal : null;
  return (
    <Card as="section">
      <Stack gap="s">
        <Heading level={2} size="m">
          {t({ message: 'Копия моих данных', comment: 'Heading over the button that asks for a copy of all data' })}
        </Heading>
        <Text>
          {t({
            message:
              'Архив со всеми записями о вас, вашими фото и документами в PDF. Он собирается при первом скачивании и хранится неделю: скачивать его можно с любого устройства. Потом можно собрать новый.',
            comment: 'Under the heading of the copy of all data: what is in it, when it is made, for how long it can be fetched',
          })}
        </Text>
        {refusal && <RefusalBanner refusal={refusal} />}
        <div role="status">{data && <CopyExpiry copy={data} />}</div>
        {data === undefined ? (
          <SkeletonGroup
            label={t({
              message: 'Проверяем, есть ли готовая копия…',
              comment: 'Read by screen readers while the page looks for a copy of all data',
            })}
          >
            <Skeleton shape="button" width="half" />
          </SkeletonGroup>
        ) : (
          // Both buttons have the same place in the tree: React keeps the element when one replaces the other, and with it the focus.
          <div>
            {data === null ? (
              <Button variant="secondary" pending={copying.kind === 'busy'} onClick={onCopy}>
                {t({ message: 'Собрать копию', comment: 'Button: asks for a copy of all data' })}
              </Button>
            ) : (
              <Button pending={state.kind === 'busy'} onClick={() => download.download({ kind: 'export', id: data.id })}>
                {t({ message: 'Скачать архив', comment: 'Button: saves the copy of all data, a ZIP' })}
              </Button>
            )}
          </div>
        )}
      </Stack>
    </Card>
  );
}

function CopyExpiry({ copy }: { copy: DataCopy }) {
  const { t } = useLingui();
  const until = formatDayAndTime(copy.expires_at, useLanguage());
  return (
    <Text tone="quiet">
      {t({ message: `Архив можно скачать до ${until}`, comment: 'Over the button that saves the copy of all data' })}
    </Text>
  );
}
