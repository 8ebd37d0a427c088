/** The number of ENOSPC in Emscripten: the embedded database's file system throws it without a name. */
const WASM_ENOSPC = 51;
/** The error code `disk_full` of PostgreSQL. */
export const POSTGRES_DISK_FULL_CODE = '53100';

/** Whether an error, or one of its causes, is a full disk. */
export function isDiskFull(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  if ('code' in error && (error.code === 'ENOSPC' || error.code === POSTGRES_DISK_FULL_CODE)) return true;
  if ('name' in error && error.name === 'ErrnoError' && 'errno' in error && error.errno === WASM_ENOSPC) return true;
  if ('message' in error && /no space left on device|database or disk is full/i.test(String(error.message))) return true;
  return 'cause' in error && isDiskFull(error.cause);
}
