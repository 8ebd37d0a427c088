import type { Answer } from './answers.ts';
import { startCall } from './api-call.ts';
import type { CallOptions } from './call-options.ts';
import type { Operation } from './split-arguments.ts';

export type Call = (name: string, operation: Operation, args: object, options: CallOptions) => Promise<Answer<unknown>>;

/**
 * The one place where the wire is trusted to keep the contract: the table and the interface are generated from the same document, so
 * each method has the arguments and the result that its operation names.
 */
export function createMethods<Api>(table: Record<keyof Api & string, Operation>, call: Call): Api;
export function createMethods(table: Record<string, Operation>, call: Call): object {
  return Object.fromEntries(
    Object.entries(table).map(([id, operation]) => {
      const method = (args: object = {}, options: CallOptions = {}) =>
        startCall((current) => call(id, operation, current, options), args, operation.quiet === true);
      // `@muddat/sdk/query` distinguishes reads from writes by it.
      return [id, Object.assign(method, { operation })];
    }),
  );
}
