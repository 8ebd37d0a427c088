import type { GatewayPathWithQuery } from '../../shared/data/api.ts';

/** A buyer's review of a product. `text` is plain text, never markup. */
export type Review = { id: string; author: string; stars: number; text: string; createdAt: string };
export type ReviewsPage = { reviews: readonly Review[]; average: number | null; count: number; next: string | null };

export type ReviewsRequest = { productId: string; cursor: string | null; language: string; signal: AbortSignal };

const TIMEOUT_MS = 15_000;
const PAGE_SIZE = 6;

/**
 * One page of reviews, newest first (listProductReviews of the installment contract), or null when it cannot be loaded. Uses fetch
 * directly: the page does not load the API client. Rejects only when `signal` is aborted.
 */
export async function fetchReviews({ productId, cursor, language, signal }: ReviewsRequest): Promise<ReviewsPage | null> {
  const query = new URLSearchParams({ limit: String(PAGE_SIZE), ...(cursor === null ? {} : { cursor }) });
  try {
    const response = await fetch(
      `/api/installment/v3/product/${encodeURIComponent(productId)}/reviews?${query}` satisfies GatewayPathWithQuery,
      {
        headers: { Accept: 'application/json', 'Accept-Language': language },
        signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
      },
    );
    return response.ok ? parseReviews(await response.json()) : null;
  } catch (error) {
    if (signal.aborted) throw error;
    return null;
  }
}

export function parseReviews(body: unknown): ReviewsPage | null {
  if (!isObject(body) || !Array.isArray(body['data'])) return null;
  const { summary, next_cursor: next } = body;
  if (!isObject(summary)) return null;
  const { average, count } = summary;
  if (typeof count !== 'number' || (average !== null && typeof average !== 'number')) return null;
  return { reviews: body['data'].flatMap(parseReview), average, count, next: typeof next === 'string' ? next : null };
}

/** Parses one row. Returns [] for a row of another shape, so that the other reviews are still shown. */
function parseReview(row: unknown): Review[] {
  if (!isObject(row)) return [];
  const { id, author, stars, text, created_at: createdAt } = row;
  if (typeof id !== 'string' || typeof author !== 'string' || typeof text !== 'string' || typeof createdAt !== 'string') return [];
  return typeof stars === 'number' && stars >= 1 && stars <= 5 ? [{ id, author, stars, text, createdAt }] : [];
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;
