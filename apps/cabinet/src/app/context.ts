import type { Api, LoadMessages, PageMessages } from '@muddat/app-shell';
import type { GatewayClient } from '@muddat/sdk';
import type { QueryClient } from '@tanstack/react-query';
import type { ReauthQueue } from '../shared/reauth/reauth-queue.ts';
import type { SessionExitActions } from '../shared/session/sign-out.ts';
import type { ShellHydration } from './layout/shell-hydration.ts';

/** The router's context: what every guard, loader and component of the cabinet can use. */
export type CabinetContext = PageMessages & {
  loadMessages: LoadMessages;
  api: Api;
  auth: GatewayClient;
  queryClient: QueryClient;
  reauth: ReauthQueue;
  sessionExit: SessionExitActions;
  /** Set if the document is a shell. */
  shellHydration?: ShellHydration;
};
