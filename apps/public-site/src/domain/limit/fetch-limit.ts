import type { GatewayPath } from '../../shared/data/api.ts';

/** `available`: so'm that the customer can still spend. */
export type CustomerLimit = { approved: boolean; available: number };

const TIMEOUT_MS = 15_000;

/**
 * The limit of the signed-in customer (getLimit of the installment contract), or null when it cannot be loaded. Uses fetch directly: the
 * page does not load the API client.
 */
export async function fetchLimit(signal: AbortSignal): Promise<CustomerLimit | null> {
  try {
    const response = await fetch('/api/installment/v3/user/limit' satisfies GatewayPath, {
      headers: { Accept: 'application/json' },
      cache: 'no-store',
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    return response.ok ? parseLimit(await response.json()) : null;
  } catch {
    return null;
  }
}

export function parseLimit(body: unknown): CustomerLimit | null {
  const data = isObject(body) ? body['data'] : null;
  if (!isObject(data)) return null;
  const { status, available } = data;
  if (typeof status !== 'string' || typeof available !== 'number' || !Number.isSafeInteger(available)) return null;
  return { approved: status === 'approved', available };
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;
