import { reloadOnLocaleMismatch } from '@muddat/app-shell';
import { createRootRouteWithContext } from '@tanstack/react-router';
import type { CabinetContext } from '../context.ts';
import { CabinetDocument } from './document.tsx';

export const rootRoute = createRootRouteWithContext<CabinetContext>()({
  beforeLoad: reloadOnLocaleMismatch,
  component: CabinetDocument,
  head: () => ({ meta: [{ title: 'Muddat' }] }),
});
