import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Refusal } from './refusal.ts';
import { useRefusalOf } from './use-refusal-of.ts';

type Options<Input, Result> = {
  write: (input: Input) => Promise<Result>;
  /** Shows the result, before `refresh`. */
  onDone?: (result: Result, input: Input) => Promise<void> | void;
  /** However it ended. */
  onEnd?: (input: Input) => void;
  /** Fetched again however it ended: after a lost answer only the server knows what became of the write. */
  refresh?: QueryKey;
};

/** How the latest write stands. What was refused may be tried again by writing the same. */
export type WriteState<Input> =
  | { kind: 'idle' }
  | { kind: 'busy'; input: Input }
  | { kind: 'done'; input: Input }
  | { kind: 'refused'; input: Input; refusal: Refusal };

/** A write of an API: whether it is under way, what it was refused with, and fresh data afterwards. */
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
    // The input may be nothing at all; what is missing here is the write.
    if (status === 'idle' || variables === undefined) return { kind: 'idle' };
    const { input } = variables;
    if (status === 'pending') return { kind: 'busy', input };
    return status === 'success' ? { kind: 'done', input } : { kind: 'refused', input, refusal: refusalOf(error) };
  }, [status, variables, error, refusalOf]);
  return { state, write: (input: Input) => mutate({ input }), reset };
}
