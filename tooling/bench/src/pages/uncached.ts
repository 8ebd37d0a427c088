import * as v from 'valibot';
import { ratioInTurn } from './ratio.ts';
import { createRecordedFetch } from './recorded-fetch.ts';
import { loadSiteBundle, type SiteInput } from './site-bundle.ts';

/** Figure of the issue. */
export const UNCACHED_MIN = 0.5;

const PAGES = { home: '/ru', product: '/ru/product/1000', partners: '/ru/partners' } as const;
const APIS = ['auth', 'installment', 'mobile', 'builder', 'billing'];
/** Many short rounds: what else a machine does comes and goes, and meets both. */
const ROUNDS = 81;
const ROUND_MS = 60;
/** Until the compiler has seen both. */
const WARM_UP_ROUNDS = 30;

const Token = v.object({ access_token: v.string() });

/** `ours`, `react`: pages a second; the bytes of a page that each of them draws. */
type UncachedPage = { name: string; ours: number; react: number; ratio: number; bytes: number; reactBytes: number };

/**
 * Whole pages of the gateway's bundle (words, router, calls of the sdk, checked answers, the state for the browser, hashes) in turn with React
 * alone, which draws the same tree from data that is there. Both on one thread of this process; the sandbox answers once, and then memory.
 */
export async function measureUncached(sandboxUrl: string): Promise<UncachedPage[]> {
  const bundle = await loadSiteBundle();
  const token = await guestToken(sandboxUrl);
  const baseUrls = Object.fromEntries(APIS.map((api) => [api, `${sandboxUrl}/${api}`]));
  const api = { baseUrls, getAccessToken: async () => token };
  const ownFetch = globalThis.fetch;
  globalThis.fetch = createRecordedFetch(ownFetch);
  try {
    const measured: UncachedPage[] = [];
    for (const [name, url] of Object.entries(PAGES)) {
      const input: SiteInput = { url, locale: 'ru', origin: 'https://muddat.example', api, requestId: 'bench' };
      const draw = await bundle.renderLoaded(input);
      // A drawn text is in pieces until it is asked for as a whole, as it is before it is sent.
      const react = async () => Buffer.byteLength(draw());
      const ours = async () => Buffer.byteLength((await bundle.render(input)).html);
      sameOrThrow(url, (await bundle.render(input)).html, draw());
      await ratioInTurn(
        WARM_UP_ROUNDS,
        () => rateOf(ours),
        () => rateOf(react),
      );
      const rates = await ratioInTurn(
        ROUNDS,
        () => rateOf(ours),
        () => rateOf(react),
      );
      measured.push({ name, ours: rates.ours, react: rates.floor, ratio: rates.ratio, bytes: await ours(), reactBytes: await react() });
    }
    return measured;
  } finally {
    globalThis.fetch = ownFetch;
  }
}

/** Times a second. */
async function rateOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  let count = 0;
  do {
    await work();
    count += 1;
  } while (performance.now() - start < ROUND_MS);
  return (count * 1_000) / (performance.now() - start);
}

/** A ratio of two different pages would say nothing. Scripts are left out: the state for the browser is not React's. */
function sameOrThrow(url: string, whole: string, drawn: string): void {
  const bodyOf = (html: string) => html.replace(/^<!DOCTYPE html>/, '').replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '');
  if (bodyOf(whole) !== bodyOf(drawn)) throw new Error(`${url}: render and React alone draw different pages`);
}

async function guestToken(sandboxUrl: string): Promise<string> {
  const response = await fetch(`${sandboxUrl}/auth/oauth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ grant_type: 'client_credentials', client_id: 'muddat-web', client_secret: 'muddat-web-secret' }),
  });
  return v.parse(Token, await response.json()).access_token;
}
