import type { Operation } from './contract/read-contract.ts';
import { CannotRunError } from './send/sign-in.ts';

export type Selection = {
  readonly selected: readonly Operation[];
  readonly skipped: readonly { readonly operation: string; readonly reason: string }[];
};

/**
 * The operations of a run. `only` and `skip` name operations in full or by their id alone; `only` may also name an API. Throws
 * `CannotRunError` for a name that no contract has.
 */
export function selectOperations(
  all: readonly Operation[],
  { only, skip }: { readonly only: readonly string[]; readonly skip: Readonly<Record<string, string>> },
): Selection {
  const isNamed = (operation: Operation, name: string) => [operation.name, operation.id, operation.api].includes(name);
  const unknown = [...only, ...Object.keys(skip)].filter((name) => !all.some((operation) => isNamed(operation, name)));
  if (unknown.length > 0) throw new CannotRunError(`no contract has ${unknown.join(', ')}; write for example billing.createPayment`);
  const named = all.filter((operation) => only.length === 0 || only.some((name) => isNamed(operation, name)));
  const reasonOf = (operation: Operation) => Object.entries(skip).find(([name]) => isNamed(operation, name))?.[1];
  return {
    selected: named.filter((operation) => reasonOf(operation) === undefined),
    skipped: named.flatMap((operation) => {
      const reason = reasonOf(operation);
      return reason === undefined ? [] : [{ operation: operation.name, reason }];
    }),
  };
}
