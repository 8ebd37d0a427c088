import { lazy, Suspense } from 'react';

// Loaded on demand, so that tests of stories do not load the blocks of Storybook's docs.
const ComponentPage = lazy(async () => ({ default: (await import('./component-page/component-page.tsx')).ComponentPage }));

/** The template of all docs pages that are made from stories. */
export const DocsPage = () => (
  <Suspense>
    <ComponentPage />
  </Suspense>
);
