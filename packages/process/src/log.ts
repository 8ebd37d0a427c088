import { Console } from 'node:console';

const MAX_STACK_LINES = 12;

type ErrorFields = { readonly type: string; readonly message: string; readonly stack: string; readonly [name: string]: unknown };

/**
 * The parts of an error that may be logged. Drizzle puts a query's parameters into the message, PostgreSQL a row's values into `detail`.
 * Both are left out, because they may contain phones and card digits.
 */
export function describeError(error: unknown): ErrorFields {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const code: unknown = 'code' in error ? error.code : undefined;
  return {
    type: error.name,
    message: error.message.split('\nparams:')[0] ?? '',
    ...(typeof code === 'string' ? { code } : {}),
    stack: (error.stack ?? '')
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .slice(0, MAX_STACK_LINES)
      .join('\n'),
    ...(error.cause === undefined ? {} : { cause: typeof error.cause === 'string' ? error.cause : describeError(error.cause) }),
  };
}

/** The shape of every log line of our servers, as options of the logger: level as a word, time in ISO 8601, errors without their values. */
export const LOG_SHAPE = {
  base: null,
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  formatters: { level: (level: string) => ({ level }) },
  serializers: { err: describeError },
};

export type Print = (message: string, fields?: Readonly<Record<string, unknown>>) => void;

/**
 * Prints a line of the start, which does not depend on LOG_LEVEL: as text where a person reads it, otherwise in the shape of the log.
 * `prefix`: what a text line begins with.
 */
export function createPrinter(
  write: (line: string) => void,
  { level, isText, prefix = '' }: { readonly level: 'info' | 'fatal'; readonly isText: boolean; readonly prefix?: string },
): Print {
  return (message, fields = {}) => {
    if (!isText) return void write(JSON.stringify({ level, time: new Date().toISOString(), ...fields, msg: message }));
    const named = Object.entries(fields).map(([name, value]) => ` ${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`);
    return void write(`${prefix}${message}${named.join('')}`);
  };
}

/**
 * The two printers of a process. Standard output is text only on a terminal. A refusal on standard error is text in development too,
 * because a person starts the process there.
 */
export function createProcessPrinters(prefix = ''): { readonly print: Print; readonly printError: Print } {
  // Unlike the streams, a Console survives a reader that has gone.
  const output = new Console(process.stdout, process.stderr);
  const isProduction = process.env['NODE_ENV'] === 'production';
  return {
    print: createPrinter((line) => output.log(line), { level: 'info', isText: process.stdout.isTTY }),
    printError: createPrinter((line) => output.error(line), {
      level: 'fatal',
      isText: process.stderr.isTTY || !isProduction,
      prefix,
    }),
  };
}
