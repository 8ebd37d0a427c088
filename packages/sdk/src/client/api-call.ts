import { ApiError } from '../errors/api-error.ts';
import type { Answer, FileAnswer } from './answers.ts';

type LooseAnswer = Answer<unknown>;
export type LooseCall = Promise<unknown> & {
  withResponse(): Promise<LooseAnswer>;
  pages(): AsyncGenerator<unknown>;
  [Symbol.asyncIterator](): AsyncGenerator<unknown>;
};

const membersOf = (value: unknown): Record<string, unknown> => (typeof value === 'object' ? { ...value } : {});

/** The arguments of the page after this one; null after the last. Lists go on by `next_cursor`, or by the numbers in `meta`. */
export function nextPageArguments(args: object, page: unknown): object | null {
  const { next_cursor, meta, data } = membersOf(page);
  if (typeof next_cursor === 'string') return { ...args, page: undefined, cursor: next_cursor };
  const { page: number, pages } = membersOf(meta);
  const hasMore = typeof number === 'number' && typeof pages === 'number' && number < pages && Array.isArray(data) && data.length > 0;
  return hasMore ? { ...args, page: number + 1 } : null;
}

function ignoreFailure(error: unknown): undefined {
  if (!(error instanceof ApiError)) throw error;
}

/** Starts a call at once; further pages are asked for as they are read. A quiet call reports its failures by `withResponse()` alone. */
export function startCall(start: (args: object) => Promise<LooseAnswer>, args: object, quiet = false): LooseCall {
  const answer = start(args);
  const result: Promise<unknown> = answer.then(({ data }) => data, quiet ? ignoreFailure : undefined);
  // A caller who takes the answer instead never handles this promise: its rejection must not count as unhandled.
  const answered = () => {
    result.catch(() => undefined);
    return answer;
  };
  async function* pages(): AsyncGenerator<unknown> {
    let current: object | null = args;
    for (let next = answered(); ; next = start(current)) {
      const { data } = await next;
      yield data;
      current = nextPageArguments(current, data);
      if (current === null) return;
    }
  }
  async function* items(): AsyncGenerator<unknown> {
    for await (const page of pages()) {
      const { data } = membersOf(page);
      if (Array.isArray(data)) yield* data;
    }
  }
  return Object.assign(result, { withResponse: answered, pages, [Symbol.asyncIterator]: items });
}

const fileNameOf = (header: string | null): string | null => header?.match(/filename="([^"]+)"/)?.[1] ?? null;

export function fileAnswer(response: Response): FileAnswer {
  return {
    stream: response.body ?? new Blob([]).stream(),
    contentType: response.headers.get('content-type') ?? '',
    fileName: fileNameOf(response.headers.get('content-disposition')),
    blob: () => response.blob(),
  };
}
