import { useLingui } from '@lingui/react/macro';
import { Button } from '@muddat/ui/button';
import { Card } from '@muddat/ui/card';
import { Heading } from '@muddat/ui/heading';
import { Stack } from '@muddat/ui/stack';
import { Text } from '@muddat/ui/text';
import { RefusalBanner } from '../../refusal/refusal-banner.tsx';
import type { TrustViewProps } from './trust.view.tsx';

/** A copy of everything: asked for once a day, fetched for a day. */
export function CopySection({ copyId, copying, download, onCopy }: Pick<TrustViewProps, 'copyId' | 'copying' | 'download' | 'onCopy'>) {
  const { t } = useLingui();
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
            message: 'Архив со всеми записями о вас и документами в PDF. Новый можно собрать раз в сутки, скачать — в течение суток.',
            comment: 'Under the heading of the copy of all data: what is in it, how often it can be asked for',
          })}
        </Text>
        {refusal && <RefusalBanner refusal={refusal} />}
        <div>
          {copyId === null ? (
            <Button variant="secondary" pending={copying.kind === 'busy'} onClick={onCopy}>
              {t({ message: 'Собрать копию', comment: 'Button: asks for a copy of all data' })}
            </Button>
          ) : (
            <Button pending={state.kind === 'busy'} onClick={() => download.download({ kind: 'export', id: copyId })}>
              {t({ message: 'Скачать архив', comment: 'Button: saves the copy of all data, a ZIP' })}
            </Button>
          )}
        </div>
      </Stack>
    </Card>
  );
}
