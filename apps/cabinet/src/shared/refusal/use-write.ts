import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Refusal } from './refusal.ts';
import { useRefusalOf } from './use-refusal-of.ts';

type Options<Input, Result> = {
  write: (input: Input) => Promise<Result>;
  /** Called after a success, before `refresh` is refetched, to show the result. */
  onDone?: (result: Result, input: Input) => Promise<void> | void;
  /** Called after a success and after a failure. */
  onEnd?: (input: Input) => void;
  /**
   * The query to refetch after a success and after a failure: if the response was lost, only the server knows whether the write was done.
   */
  refresh?: QueryKey;
};

/** The state of the latest write. A refused write can be tried again with the same input. */
export type WriteState<Input> =
  | { kind: 'idle' }
  | { kind: 'busy'; input: Input }
  | { kind: 'done'; input: Input }
  | { kind: 'refused'; input: Input; refusal: Refusal };

/** Sends a write: reports whether it is running or was refused, and refetches the data afterwards. */
export function useWrite<Input, Result>({ write, onDone, onEnd, refresh }: Options<Input, Result>) {
  const queryClient = useQueryClient();
  const refusalOf = useRefusalOf();
  const { mutate, reset, status, variables, error } = useMutation({
    mutationFn: ({ input }: { input: Input }) => write(input),
    ...(onDone ? { onSuccess: (result: Result, { input }: { input: Input }) => onDone(result, input) } : {}),
    onSettled: (_result, _error, { input }) => {
      onEnd?.(input);
      if (refresh) void queryClient.invalidateQueries({ queryKey: refresh });
    },
  });
  const state = useMemo((): WriteState<Input> => {
    // `variables` wraps the input, so that an `undefined` input is not mistaken for a missing write.
    if (status === 'idle' || variables === undefined) return { kind: 'idle' };
    const { input } = variables;
    if (status === 'pending') return { kind: 'busy', input };
    return status === 'success' ? { kind: 'done', input } : { kind: 'refused', input, refusal: refusalOf(error) };
  }, [status, variables, error, refusalOf]);
  return { state, write: (input: Input) => mutate({ input }), reset };
}
