import { isSearchKind, type SearchKind } from '../../../domain/search/search-result-href.ts';
import type { GatewayPathWithQuery } from '../../../shared/data/api.ts';

export type Suggestion = { kind: SearchKind; id: string; alias: string | null; title: string; subtitle: string | null };

const LIMIT = 8;
const TIMEOUT_MS = 10_000;

/**
 * Suggestions for the text typed so far (suggestSearch). An error returns no suggestions, since they are optional. Rejects only when
 * `signal` is aborted.
 */
export async function fetchSuggestions(q: string, language: string, signal: AbortSignal): Promise<Suggestion[]> {
  try {
    const query = new URLSearchParams({ q, limit: String(LIMIT) });
    const response = await fetch(`/api/installment/v3/search/suggest?${query}` satisfies GatewayPathWithQuery, {
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
      headers: { Accept: 'application/json', 'Accept-Language': language },
    });
    return response.ok ? parseSuggestions(await response.json()) : [];
  } catch (error) {
    if (signal.aborted) throw error;
    return [];
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;
const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** The suggestions of a response; entries of another shape are dropped. */
function parseSuggestions(body: unknown): Suggestion[] {
  if (!isObject(body) || !Array.isArray(body['data'])) return [];
  return body['data']
    .flatMap((entry: unknown) => {
      if (!isObject(entry) || !isSearchKind(entry['kind'])) return [];
      const [id, title] = [textOf(entry['id']), textOf(entry['title'])];
      return id === null || title === null
        ? []
        : [{ kind: entry['kind'], id, title, alias: textOf(entry['alias']), subtitle: textOf(entry['subtitle']) }];
    })
    .slice(0, LIMIT);
}
