import { useLingui } from '@lingui/react/macro';
import { SkeletonGroup } from '@muddat/ui/skeleton';
import { PageBodySkeleton } from '../../shared/page/page-body-skeleton.tsx';

/** The main page until its parts are known. */
export function MainSkeleton() {
  const { t } = useLingui();
  return (
    <SkeletonGroup label={t({ message: 'Загружаем ближайшие платежи…', comment: 'For ears, while this part of the main page loads' })}>
      <PageBodySkeleton />
    </SkeletonGroup>
  );
}
