import type { Config } from '../config/config.ts';
import type { Context } from './context.ts';
import type { Contract } from './contracts.ts';
import type { Faults } from './faults.ts';
import type { Customer, Operation } from './operation.ts';
import type { TokenRefusal } from './unauthorized.ts';

/** The owner of a bearer token. `customer` is null for a guest. */
export type TokenOwner = { readonly customer: Customer | null };

/** Receives the log lines instead of standard output; tests read them. */
export type LogStream = { write(line: string): void };

export type ServerDependencies = {
  readonly config: Config;
  readonly contracts: readonly Contract[];
  readonly operations: readonly Operation[];
  readonly faults: Faults;
  readonly context: Omit<Context, 'log' | 'closing' | 'disconnected' | 'faultPoint' | 'beforeWork'>;
  /** Reads the Authorization header: the owner of its token, or why there is none. */
  authenticate(header: string | undefined): Promise<TokenOwner | TokenRefusal>;
  readonly logStream?: LogStream;
};
