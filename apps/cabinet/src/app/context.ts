import type { Api, LoadWords, PageWords } from '@muddat/app-shell';
import type { GatewayClient } from '@muddat/sdk';
import type { QueryClient } from '@tanstack/react-query';
import type { ProofDesk } from '../shared/fresh-proof/proof-desk.ts';
import type { Leave } from '../shared/session/sign-out.ts';

/** The router's context: what every guard, loader and component of the cabinet can use. */
export type CabinetContext = PageWords & {
  loadWords: LoadWords;
  api: Api;
  auth: GatewayClient;
  queryClient: QueryClient;
  proofs: ProofDesk;
  leave: Leave;
};
