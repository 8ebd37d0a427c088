import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type Language, type Locale, tashkentDate } from '@muddat/i18n';
import { notFound } from '@tanstack/react-router';
import type { SiteApi } from '../../shared/data/api.ts';
import { inReadersLetters } from '../../shared/data/in-readers-letters.ts';
import type { LoadedPage, PageLoad } from '../../shared/page/types.ts';

export type ServerPageInput = {
  api: SiteApi;
  locale: Locale;
  language: Language;
  origin: string;
  i18n: I18n;
  /** A text of the backends in the letters that the reader chose. */
  readable: (text: string, names?: readonly string[]) => string;
  params: Readonly<Record<string, string>>;
  /** What the page reads of the query, '' or '?…'. */
  query: string;
  /** Whether the content of the backends is invented. */
  demo?: boolean | undefined;
};

const DEMO_NOTE = msg({
  message: 'Демонстрационные данные: магазины, отзывы, клиенты и цифры вымышлены.',
  comment: 'Beside reviews, corporate clients and figures of the marketplace where the content is only an example',
});

/** Runs a page's `load` and writes what the backends said in the reader's letters. */
export async function loadOnServer<Data>(load: PageLoad<Data>, input: ServerPageInput): Promise<LoadedPage<Data>> {
  const { api, locale, language, origin, readable, i18n, params, query, demo } = input;
  const today = tashkentDate(new Date());
  const answer = await load({
    api,
    locale,
    language,
    i18n,
    origin,
    today,
    params,
    query: new URLSearchParams(query),
    notFound: () => {
      throw notFound();
    },
  });
  // The backends' own letters are everybody's but one language's.
  const page = { ...(language === 'uz-Cyrl' ? inReadersLetters(answer, readable) : answer), query, today };
  // The sentence is sent with the page's data, so that it is in no script.
  return demo ? { ...page, demo: i18n._(DEMO_NOTE) } : page;
}
