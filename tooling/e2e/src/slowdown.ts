/** Factor by which pages' processors are slowed down; 1 by default. */
export const PROCESSOR_SLOWDOWN = Number(process.env['MUDDAT_E2E_SLOWDOWN'] ?? '1');
