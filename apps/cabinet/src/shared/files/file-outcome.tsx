import { useLingui } from '@lingui/react/macro';
import { VisuallyHidden } from '@muddat/ui/text';
import { RefusalBanner } from '../refusal/refusal-banner.tsx';
import type { AskedFile } from './asked-file.ts';
import type { Downloads } from './use-download.ts';

type Props = { state: Downloads['state']; of: (file: AskedFile) => boolean };

/** Why the file that was asked for here did not come, or, for ears, that it has. */
export function FileOutcome({ state, of }: Props) {
  const { t } = useLingui();
  const isOurs = state.kind !== 'idle' && of(state.input);
  return (
    <>
      {isOurs && state.kind === 'refused' && <RefusalBanner refusal={state.refusal} />}
      <div role="status">
        <VisuallyHidden>
          {isOurs && state.kind === 'done' && t({ message: 'Файл сохранён', comment: 'For ears, when a document was downloaded' })}
        </VisuallyHidden>
      </div>
    </>
  );
}
