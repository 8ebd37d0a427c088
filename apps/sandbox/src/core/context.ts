import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config/config.ts';
import type { Database } from '../db/client.ts';
import type { Clock } from './clock.ts';
import type { CustomerFileServices } from './files/photo-files.ts';
import type { HeavyWorkQueue } from './heavy/heavy-work.ts';
import type { SmsSender } from './sms.ts';

/** The tools of a handler. Each request gets its own context; background work has another. */
export type Context = {
  readonly db: Database;
  readonly clock: Clock;
  readonly sms: SmsSender;
  readonly config: Config;
  /** Photos of customers, and their uploads. */
  readonly files: CustomerFileServices;
  /** The queue for PDF drawing, packing and decoding of photos; all such work goes through it. */
  readonly heavy: HeavyWorkQueue;
  readonly log: FastifyBaseLogger;
  /** Aborts when the server begins to close, so that long responses such as streams end. */
  readonly closing: AbortSignal;
  /** Aborts when the client disconnects, and after the response. */
  readonly disconnected: AbortSignal;
  /**
   * Names a step of an operation, so that a test can inject a fault there (POST /sandbox/faults with `at`). Throws or waits if a fault was
   * requested for the step; does nothing otherwise.
   */
  faultPoint(operationId: string, step: string): Promise<void>;
  /**
   * Injects the fault that was requested without a step. `runIdempotently` calls it once it has taken the key. Does nothing in an operation
   * without an Idempotency-Key, because the server injects the fault before the handler runs.
   */
  beforeWork(): Promise<void>;
};
