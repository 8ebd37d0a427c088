import type { Config } from './config/config.ts';
import { ConfigError } from './config/read-env.ts';
import { isDiskFull } from './core/disk-full.ts';

const FOLDER_CODES: ReadonlySet<unknown> = new Set(['EEXIST', 'ENOTDIR', 'EACCES', 'EPERM', 'EROFS']);
/** SQLite's numbers for "cannot open" and "read-only". */
const SQLITE_FOLDER_CODES: ReadonlySet<unknown> = new Set([8, 14]);

const fieldOf = (error: unknown, name: 'code' | 'syscall' | 'errcode' | 'port'): unknown => {
  const fields: Readonly<Record<string, unknown>> = error instanceof Error ? { ...error } : {};
  return fields[name];
};

/** One line that names the real reason why the sandbox cannot start, and its setting. Null for a reason that nobody foresaw. */
export function startErrorLine(
  error: unknown,
  { host, port, ops, dataDir }: Pick<Config, 'host' | 'port' | 'ops' | 'dataDir'>,
): string | null {
  if (error instanceof ConfigError) return error.message;
  if (isDiskFull(error)) return 'DATA_DIR (or the disk of DATABASE_URL) has no space left';
  const code = fieldOf(error, 'code');
  if (ops !== null && ops.port !== port && fieldOf(error, 'syscall') === 'listen' && fieldOf(error, 'port') === ops.port)
    return `SANDBOX_OPS_PORT: ${ops.port} at ${ops.host} cannot be listened on (${String(code)})`;
  if (code === 'EADDRINUSE') return `SANDBOX_PORT: ${port} is in use by another process`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `HOST: ${host} is no address of this machine`;
  if (code === 'EACCES' && fieldOf(error, 'syscall') === 'listen')
    return `SANDBOX_PORT: ${port} needs special rights; choose one above 1023`;
  if (FOLDER_CODES.has(code)) return `DATA_DIR: ${dataDir} is no folder that this user can write (${String(code)})`;
  if (SQLITE_FOLDER_CODES.has(fieldOf(error, 'errcode'))) return `DATA_DIR: ${dataDir} is no folder that this user can write`;
  return null;
}
