/** How many times slower than this machine's the processor of each page is; 1 where nothing was asked for. */
export const SLOWDOWN = Number(process.env['MUDDAT_E2E_SLOWDOWN'] ?? '1');
