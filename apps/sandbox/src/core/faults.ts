export const FAULT_KINDS = ['delay', 'status', 'reset', 'hang', 'after-commit-reset', 'disk-full'] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

export type Fault = {
  /** `<api>.<operationId>`, such as billing.createPayment */
  readonly operation: string;
  readonly fault: FaultKind;
  /** Duration of a delay. */
  readonly ms: number;
  readonly status: number;
  /**
   * A step that the handler names with `faultPoint`. Null: before the handler or, in an operation with an Idempotency-Key, once the key is
   * taken; for after-commit-reset, when the handler is done.
   */
  readonly at: string | null;
};

type ArmedFault = Fault & { left: number };

export type Faults = {
  add(fault: Fault, times: number): void;
  clear(): void;
  /** Returns the fault for this step, if one is left, and uses it up once. Also counts that the step was reached. */
  consume(operation: string, at: string | null): Fault | null;
  list(): readonly (Fault & { readonly times: number })[];
  /** Maps `<api>.<operationId>` or `<api>.<operationId>@<step>` to how often it was reached since the last clear. */
  reached(): Readonly<Record<string, number>>;
};

/** Faults requested by tests. They are stored in memory: a restart clears them. */
export function createFaults(): Faults {
  let armed: ArmedFault[] = [];
  const counts = new Map<string, number>();
  return {
    add: (fault, times) => {
      armed.push({ ...fault, left: times });
    },
    clear: () => {
      armed = [];
      counts.clear();
    },
    consume(operation, at) {
      const key = at === null ? operation : `${operation}@${at}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
      const found = armed.find((fault) => fault.operation === operation && fault.at === at);
      if (found === undefined) return null;
      found.left -= 1;
      armed = armed.filter((fault) => fault.left > 0);
      return found;
    },
    list: () => armed.map(({ left, ...fault }) => ({ ...fault, times: left })),
    reached: () => Object.fromEntries(counts),
  };
}
