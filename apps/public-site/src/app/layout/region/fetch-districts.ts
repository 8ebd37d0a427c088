import { apiPrefix, type Locale } from '@muddat/i18n';
import type { GatewayPath } from '../../../shared/data/api.ts';
import type { District } from './find-regions.ts';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

/** Districts and towns of the whole country (spec 7, GET /v2/order/districts), to find a region by their names. Empty on an error. */
export async function fetchDistricts(locale: Locale, signal: AbortSignal): Promise<District[]> {
  try {
    const response = await fetch('/api/mobile/v2/order/districts' satisfies GatewayPath, {
      headers: { 'Accept-Language': apiPrefix(locale) },
      signal,
    });
    return parseDistricts(await response.json());
  } catch {
    return [];
  }
}

/** The entries of a response that have a name and a region; other entries are dropped, and a response of another shape has none. */
export function parseDistricts(answer: unknown): District[] {
  if (!isObject(answer) || !Array.isArray(answer['data'])) return [];
  return answer['data'].flatMap((entry: unknown) => {
    if (!isObject(entry)) return [];
    const { name, region_id: region } = entry;
    return typeof name === 'string' && typeof region === 'string' ? [{ name, region }] : [];
  });
}
