import { type LanguageTag, localeOf, parseLanguage } from '@muddat/i18n';
import { createMuddatClient } from '@muddat/sdk';
import { loadMessages } from '../app/messages/load-messages.ts';
import type { PageLoad, PageResult } from '../shared/page/types.ts';

type LoadPageOptions = {
  query?: string;
  params?: Readonly<Record<string, string>>;
  language?: LanguageTag;
  /** Response of a backend to a call; undefined is a 404. `'hangs'`: the response never arrives. */
  respond: (call: URL) => { status?: number; body: unknown } | 'hangs' | undefined;
};

export class NotFoundError extends Error {}

/** Runs a page's `load` with the real client and stubbed responses, and returns the calls it made. */
export async function loadPage<Data>(load: PageLoad<Data>, { query = '', params = {}, language: lang = 'ru', respond }: LoadPageOptions) {
  const calls: string[] = [];
  const language = parseLanguage(lang);
  const locale = localeOf(language);
  const { i18n } = await loadMessages(language);
  const api = createMuddatClient({
    baseUrl: 'http://backend.invalid',
    locale,
    fetch: async (input, init) => {
      const url = new URL(input instanceof Request ? input.url : input);
      calls.push(decodeURIComponent(`${url.pathname}${url.search}`));
      const given = respond(url);
      if (given === 'hangs') return never(input instanceof Request ? input.signal : init?.signal);
      const { status = 200, body } = given ?? { status: 404, body: { code: 'not_found', message: 'Не найдено', request_id: 'r' } };
      return Response.json(body, { status });
    },
  });
  const page: PageResult<Data> = await load({
    api,
    locale,
    language,
    i18n,
    origin: 'https://muddat.example',
    today: '2026-11-21',
    params,
    query: new URLSearchParams(query),
    notFound: () => {
      throw new NotFoundError();
    },
  });
  return { ...page, calls };
}

const never = (signal: AbortSignal | null | undefined): Promise<never> =>
  new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
