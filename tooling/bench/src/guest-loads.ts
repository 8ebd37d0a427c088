import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import * as v from 'valibot';

/** Work that one guest asks for on many connections at once. */
export type GuestLoad = {
  readonly name: string;
  readonly sockets: number;
  /** Address of the n-th request; each differs, so that no cache answers it. */
  readonly path: (n: number) => string;
  readonly accept?: string;
  /** The guest leaves a request after this time, in ms. */
  readonly leavesAfter?: number;
};

/** Number of responses by their status. `left`: requests that the guest left; `broken`: connections that the server closed. */
const statusCountsSchema = v.record(v.string(), v.number());
export type StatusCounts = v.InferOutput<typeof statusCountsSchema>;

const PICTURE_WIDTHS = [96, 160, 240, 320, 480, 640, 960, 1280] as const;
/** Kinds and colours that the sandbox draws. */
const KINDS = ['smartphone', 'laptop', 'fridge', 'sofa'] as const;
const widthOf = (n: number): number => PICTURE_WIDTHS[n % PICTURE_WIDTHS.length] ?? PICTURE_WIDTHS[0];
const kindOf = (n: number): string => KINDS[n % KINDS.length] ?? KINDS[0];

/** A picture that nobody has requested before: its name ends in a text that the sandbox ignores. */
export const undrawnPicture = (mark: string, n: number, width = 320): string => `/images/${width}/product/${kindOf(n)}.blue.${mark}-${n}`;
/** A category page that no cache holds. Prices are integer so'm. */
export const unseenPage = (n: number): string => `/ru/catalogue/smartphones?price_from=${1_000 + n}`;

export const GUEST_LOADS: readonly GuestLoad[] = [
  { name: 'pages', sockets: 100, path: (n) => unseenPage(1_000_000 + n) },
  { name: 'missing pages', sockets: 100, path: (n) => `/ru/no-such-page-${n}` },
  { name: 'pictures', sockets: 200, path: (n) => undrawnPicture('load', n, widthOf(n)), accept: 'image/avif' },
  {
    name: 'share cards',
    sockets: 120,
    path: (n) => `/og/${n % 2 === 0 ? 'ru' : 'uz'}/product/${1_001 + Math.floor(n / 2)}.png`,
    leavesAfter: 1_000,
  },
  { name: 'searches', sockets: 60, path: (n) => `/api/installment/v3/search?q=telefon${n}` },
];

/**
 * Requests the load's addresses on all its connections until `signal` aborts, one request after the other on each. A thread of its own, so
 * that the load does not delay the measurement of other clients.
 */
export async function startGuestLoad(url: string, name: string, address: string, signal: AbortSignal): Promise<StatusCounts> {
  const thread = new Worker(new URL('./guest-load-thread.ts', import.meta.url), { workerData: { url, name, address } });
  signal.addEventListener('abort', () => thread.postMessage('stop'), { once: true });
  const [statuses] = await once(thread, 'message');
  return v.parse(statusCountsSchema, statuses);
}
