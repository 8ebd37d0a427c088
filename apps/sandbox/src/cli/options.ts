import { parseArgs } from 'node:util';

export type Options = {
  readonly host: string;
  readonly port: number;
  /** Folder that keeps the data; null keeps them in memory. */
  readonly dataDir: string | null;
  readonly reset: boolean;
  readonly quiet: boolean;
};

export type Command =
  | { readonly kind: 'run'; readonly options: Options }
  | { readonly kind: 'help' }
  | { readonly kind: 'version' }
  /** `message`: one line that names the wrong option or value. */
  | { readonly kind: 'error'; readonly message: string };

export const DEFAULT_PORT = 4010;
const MAX_PORT = 65_535;
export const LOOPBACK_HOST = '127.0.0.1';

const OPTIONS = {
  port: { type: 'string' },
  host: { type: 'string' },
  data: { type: 'string' },
  reset: { type: 'boolean' },
  quiet: { type: 'boolean', short: 'q' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean', short: 'v' },
} as const;

const USAGE_HINT = 'see muddat-sandbox --help';

/** Reads the arguments after the program's name. */
export function parseCommand(args: readonly string[]): Command {
  const values = parseValues(args);
  if (typeof values === 'string') return { kind: 'error', message: values };
  if (values.help) return { kind: 'help' };
  if (values.version) return { kind: 'version' };

  const port = values.port === undefined ? DEFAULT_PORT : parsePort(values.port);
  if (port === null) return { kind: 'error', message: `--port "${values.port}" is not a whole number from 0 to ${MAX_PORT}` };
  const empty = (['host', 'data'] as const).find((name) => values[name]?.trim() === '');
  if (empty !== undefined) return { kind: 'error', message: `--${empty} needs a value; ${USAGE_HINT}` };
  if (values.reset && values.data === undefined) {
    return { kind: 'error', message: '--reset needs --data DIR; without --data every start has fresh data' };
  }
  const { host = LOOPBACK_HOST, data: dataDir = null, reset = false, quiet = false } = values;
  return { kind: 'run', options: { host, port, dataDir, reset, quiet } };
}

/** The values of the options, or what is wrong with the arguments. */
function parseValues(args: readonly string[]) {
  const { tokens } = parseArgs({ args: [...args], options: OPTIONS, strict: false, allowPositionals: true, tokens: true });
  for (const token of tokens) {
    if (token.kind === 'positional') return `unknown argument "${token.value}"; ${USAGE_HINT}`;
    if (token.kind !== 'option') continue;
    if (!isOption(token.name)) return `unknown option ${token.rawName}; ${USAGE_HINT}`;
    const takesValue = OPTIONS[token.name].type === 'string';
    if (takesValue && (token.value === undefined || (!token.inlineValue && token.value.startsWith('-'))))
      return `${token.rawName} needs a value; ${USAGE_HINT}`;
    if (!takesValue && token.value !== undefined) return `${token.rawName} takes no value; ${USAGE_HINT}`;
  }
  return parseArgs({ args: [...args], options: OPTIONS, strict: true }).values;
}

const isOption = (name: string): name is keyof typeof OPTIONS => Object.hasOwn(OPTIONS, name);

function parsePort(text: string): number | null {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  return port <= MAX_PORT ? port : null;
}
