import { useLingui } from '@lingui/react/macro';
import { Card } from '@muddat/ui/card';
import { ErrorState } from '@muddat/ui/states';

type Props = {
  title: string;
  error: Error;
  onRetry: () => void;
  retrying: boolean;
};

/** Replaces a section of a page that could not be loaded; the other sections stay usable. */
export function SectionError({ title, error, onRetry, retrying }: Props) {
  const { t } = useLingui();
  return (
    <Card>
      <ErrorState size="part" title={title} onRetry={onRetry} retrying={retrying} requestId={requestIdOf(error)}>
        {t({ message: 'С вашими данными всё в порядке, просто не удалось их загрузить.', comment: 'Under an error of one part of a page' })}
      </ErrorState>
    </Card>
  );
}

/** The request id by which support finds the failure in the logs, if a server sent one. */
const requestIdOf = (error: Error): string | undefined =>
  'requestId' in error && typeof error.requestId === 'string' ? error.requestId : undefined;
