import { useLingui } from '@lingui/react/macro';
import { Card } from '@muddat/ui/card';
import { ErrorState } from '@muddat/ui/states';

type Props = {
  /** What could not be shown. */
  title: string;
  error: Error;
  onRetry: () => void;
  retrying: boolean;
};

/** A part of a page that could not be loaded; the rest of the page stands. */
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

/** What support finds the failure by, where a server gave it one. */
const requestIdOf = (error: Error): string | undefined =>
  'requestId' in error && typeof error.requestId === 'string' ? error.requestId : undefined;
