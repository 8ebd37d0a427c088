import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type Language, type Locale, tashkentDate } from '@muddat/i18n';
import { notFound } from '@tanstack/react-router';
import type { SiteApi } from '../../shared/data/api.ts';
import { transliterateContent } from '../../shared/data/transliterate-content.ts';
import type { LoadedPage, PageLoad } from '../../shared/page/types.ts';

export type ServerPageInput = {
  api: SiteApi;
  locale: Locale;
  language: Language;
  origin: string;
  i18n: I18n;
  /** Transliterates a text of the backends to the alphabet that the reader chose. */
  transliterate: (text: string, names?: readonly string[]) => string;
  params: Readonly<Record<string, string>>;
  /** The query keys that the page reads, '' or '?…'. */
  query: string;
  /** True: the backends serve demo content, so the page gets a note that it is invented. Default: false. */
  demo?: boolean | undefined;
};

const DEMO_NOTE = msg({
  message: 'Демонстрационные данные: магазины, отзывы, клиенты, реквизиты и цифры вымышлены.',
  comment: 'In the footer of every page, when the content is only an example: what is invented',
});

/** Runs a page's `load` and transliterates the texts of the backends to the reader's alphabet. */
export async function loadPageOnServer<Data>(load: PageLoad<Data>, input: ServerPageInput): Promise<LoadedPage<Data>> {
  const { api, locale, language, origin, transliterate, i18n, params, query, demo } = input;
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
  // The backends respond in Russian and in Latin Uzbek, so only Cyrillic Uzbek is transliterated.
  const page = { ...(language === 'uz-Cyrl' ? transliterateContent(answer, transliterate) : answer), query, today };
  // The note is sent with the page's data, so that no script contains its text.
  return demo ? { ...page, demo: i18n._(DEMO_NOTE) } : page;
}
