import { apiPrefix, type Locale } from '@muddat/i18n';
import type { District } from './find-regions.ts';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

/** Districts and towns of the whole country (spec 7, GET /v2/order/districts), to look a region up by them. Empty where they do not come. */
export async function fetchDistricts(locale: Locale, signal: AbortSignal): Promise<District[]> {
  try {
    const response = await fetch('/api/mobile/v2/order/districts', { headers: { 'Accept-Language': apiPrefix(locale) }, signal });
    return districtsOf(await response.json());
  } catch {
    return [];
  }
}

/** Of an answer what has the right shape. */
export function districtsOf(answer: unknown): District[] {
  if (!isObject(answer) || !Array.isArray(answer['data'])) return [];
  return answer['data'].flatMap((entry: unknown) => {
    if (!isObject(entry)) return [];
    const { name, region_id: region } = entry;
    return typeof name === 'string' && typeof region === 'string' ? [{ name, region }] : [];
  });
}
