import type { FastifyBaseLogger } from 'fastify';
import { Problem } from './problem.ts';

/** One line a minute for each cause says enough about an overload. A line for each refused request would fill the disk. */
const PERIOD_MS = 60_000;

export type LogSummary = {
  /**
   * Logs the first event of a cause at once. Counts further ones, and logs their number a minute later. `fields` identify the cause and
   * contain nothing of a request, so that there are few causes.
   */
  note(fields: Readonly<Record<string, string | number>>, message: string): void;
  /** Logs what was counted since the last line. */
  close(): void;
};

type WriteLine = (fields: Readonly<Record<string, string | number>>, message: string) => void;

export function createLogSummary(write: WriteLine): LogSummary {
  const causes = new Map<string, { count: number; timer: NodeJS.Timeout; report: () => void }>();
  return {
    note(fields, message) {
      const key = JSON.stringify([message, fields]);
      const known = causes.get(key);
      if (known !== undefined) {
        known.count += 1;
        return;
      }
      write(fields, message);
      const cause = {
        count: 0,
        report: () => {
          if (cause.count > 0) write({ ...fields, count: cause.count }, message);
          else stop();
          cause.count = 0;
        },
        timer: setInterval(() => cause.report(), PERIOD_MS).unref(),
      };
      const stop = (): void => {
        clearInterval(cause.timer);
        causes.delete(key);
      };
      causes.set(key, cause);
    },
    close() {
      for (const { timer, report } of causes.values()) {
        clearInterval(timer);
        report();
      }
      causes.clear();
    },
  };
}

/** Logs a failure. A refusal by the gateway itself is counted in the summary; an unexpected error gets its own line with its stack. */
export function logFailure(
  { log, logSummary }: { readonly log: Pick<FastifyBaseLogger, 'error'>; readonly logSummary: LogSummary },
  error: unknown,
  fields: Readonly<Record<string, string>>,
  message: string,
): void {
  if (error instanceof Problem) logSummary.note({ ...fields, code: error.code, status: error.statusCode }, message);
  else log.error({ err: error, ...fields }, message);
}
