import { useLingui } from '@lingui/react/macro';
import { VisuallyHidden } from '@muddat/ui/text';
import { RefusalBanner } from '../refusal/refusal-banner.tsx';
import type { RequestedFile } from './requested-file.ts';
import type { DownloadControl } from './use-download.ts';

type Props = { state: DownloadControl['state']; matches: (file: RequestedFile) => boolean };

/**
 * The result of the latest download, if `matches` accepts its file: a banner if it was refused, or a message for screen readers if the file
 * was saved.
 */
export function DownloadStatus({ state, matches }: Props) {
  const { t } = useLingui();
  const isOurs = state.kind !== 'idle' && matches(state.input);
  return (
    <>
      {isOurs && state.kind === 'refused' && <RefusalBanner refusal={state.refusal} />}
      <div role="status">
        <VisuallyHidden>
          {isOurs && state.kind === 'done' && t({ message: 'Файл сохранён', comment: 'Read by screen readers: a document was downloaded' })}
        </VisuallyHidden>
      </div>
    </>
  );
}
