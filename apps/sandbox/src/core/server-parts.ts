import type { Config } from '../config/config.ts';
import type { Context } from './context.ts';
import type { Contract } from './contracts.ts';
import type { Faults } from './faults.ts';
import type { Customer, Operation } from './operation.ts';

/** The owner of a bearer token; `customer` is null for a guest. */
export type Session = { readonly customer: Customer | null };

/** Where log lines go instead of standard output; tests read them. */
export type LogStream = { write(line: string): void };

export type ServerParts = {
  readonly config: Config;
  readonly contracts: readonly Contract[];
  readonly operations: readonly Operation[];
  readonly faults: Faults;
  readonly context: Omit<Context, 'log' | 'closing' | 'gone' | 'faultPoint' | 'beforeWork'>;
  /** From the Authorization header; null when there is no valid token. */
  authenticate(header: string | undefined): Promise<Session | null>;
  readonly logStream?: LogStream;
};
