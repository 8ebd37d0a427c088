import { followAddress } from '@muddat/app-shell';
import { createRootRouteWithContext } from '@tanstack/react-router';
import type { CabinetContext } from '../context.ts';
import { CabinetDocument } from './document.tsx';

export const root = createRootRouteWithContext<CabinetContext>()({
  beforeLoad: followAddress,
  component: CabinetDocument,
  head: () => ({ meta: [{ title: 'Muddat' }] }),
});
