import { useLingui } from '@lingui/react/macro';
import { guardedImport } from '@muddat/app-shell';
import { Skeleton, SkeletonGroup } from '@muddat/ui/skeleton';
import { Stack } from '@muddat/ui/stack';
import { lazy, Suspense } from 'react';
import type { AddCardProps } from './add-card.types.ts';

const load = guardedImport(() => import('./add-card/add-card.controller.tsx'));
const Controller = lazy(async () => ({ default: (await load()).AddCardController }));

/** Adds a bank card with the code that its bank sends by SMS. Can be placed on any page: it renders no layout and no heading. */
export function AddCard(props: AddCardProps) {
  const { t } = useLingui();
  return (
    <Suspense
      fallback={
        <SkeletonGroup label={t({ message: 'Загружаем…', comment: 'Read out while a part of the page is being loaded' })}>
          <Stack gap="m">
            <Skeleton shape="button" />
            <Skeleton shape="button" />
            <Skeleton shape="button" />
          </Stack>
        </SkeletonGroup>
      }
    >
      <Controller {...props} />
    </Suspense>
  );
}
