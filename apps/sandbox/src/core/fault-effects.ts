import { setTimeout as sleep } from 'node:timers/promises';
import { POSTGRES_DISK_FULL_CODE } from './disk-full.ts';
import type { Fault, Faults } from './faults.ts';

/** The error that PostgreSQL gives when the disk is full. */
const diskFull = (): Error => Object.assign(new Error('could not extend file: No space left on device'), { code: POSTGRES_DISK_FULL_CODE });

/** Thrown to end a request by a fault; the server responds with the status or breaks the connection. */
export class InjectedFaultError extends Error {
  override readonly name = 'InjectedFaultError';
  readonly kind: 'status' | 'reset' | 'hang';
  readonly status: number;
  constructor(kind: 'status' | 'reset' | 'hang', status = 0) {
    super(`injected fault: ${kind}`);
    this.kind = kind;
    this.status = status;
  }
}

/** Faults of one request. `shouldBreakAfter`: whether to break the connection when the handler is done. */
export type RequestFaults = {
  before(): Promise<void>;
  point(operation: string, step: string): Promise<void>;
  shouldBreakAfter(): boolean;
};

export function createRequestFaults(faults: Faults, operation: string): RequestFaults {
  let resetAfter = false;
  const make = async (fault: Fault | null) => {
    if (fault === null) return;
    if (fault.fault === 'delay') await sleep(fault.ms);
    else if (fault.fault === 'after-commit-reset') resetAfter = true;
    else if (fault.fault === 'disk-full') throw diskFull();
    else throw new InjectedFaultError(fault.fault, fault.status);
  };
  return {
    before: () => make(faults.consume(operation, null)),
    point: (name, step) => make(faults.consume(name, step)),
    shouldBreakAfter: () => resetAfter,
  };
}

export const NO_FAULTS: RequestFaults = {
  before: async () => undefined,
  point: async () => undefined,
  shouldBreakAfter: () => false,
};
