import type { Api, LoadWords, PageWords } from '@muddat/app-shell';
import type { GatewayClient } from '@muddat/sdk';
import type { QueryClient } from '@tanstack/react-query';
import type { ProofDesk } from '../shared/fresh-proof/proof-desk.ts';
import type { Leave } from '../shared/session/sign-out.ts';

/** What guards, loaders and screens know of the page they run in. */
export type CabinetContext = PageWords & {
  loadWords: LoadWords;
  api: Api;
  auth: GatewayClient;
  queryClient: QueryClient;
  proofs: ProofDesk;
  leave: Leave;
};
