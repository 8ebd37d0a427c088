import { localizePath, matchRoute } from '@muddat/routing';
import { isApiError } from '@muddat/sdk';
import * as v from 'valibot';
import { OPTIONAL_SECTION_OPTIONS } from '../../shared/data/api.ts';
import { withNonBreakingSpacesDeep } from '../../shared/data/non-breaking-spaces.ts';
import type { PageRequest, PageResult } from '../../shared/page/types.ts';
import type { TextPageData } from './text.data.ts';

/** Format of an id (contract of getPage). */
const ID = /^[a-z0-9-]{1,64}$/;

const summary = { alias: v.string(), title: v.string(), url: v.nullable(v.string()) };
const pageSchema = v.object({
  data: v.object({
    ...summary,
    version: v.string(),
    published_at: v.string(),
    lead: v.string(),
    sections: v.array(v.object({ anchor: v.string(), heading: v.string(), paragraphs: v.array(v.string()) })),
  }),
});
const listSchema = v.object({ data: v.array(v.object(summary)) });

export type PageLink = { title: string; href: string };
/** `home`: the canonical path of the page. `others`: the other pages of text, null when their list could not be loaded. */
export type StaticPageData = { page: TextPageData; home: string; others: PageLink[] | null };

/** A text page of the mobile API, found by its id or alias (spec 7, GET /v2/pages/{id}). */
export async function load({ api, params, locale, notFound }: PageRequest): Promise<PageResult<StaticPageData>> {
  const { id = '' } = params;
  if (!ID.test(id)) notFound();
  const [answer, others] = await Promise.all([
    api.mobile.getPage({ id }).catch((error: unknown) => {
      if (isApiError(error) && error.statusCode === 404) notFound();
      throw error;
    }),
    api.mobile.listPages({}, OPTIONAL_SECTION_OPTIONS).then(
      (list) => v.parse(listSchema, list).data,
      () => null,
    ),
  ]);
  const { alias, url, ...page } = v.parse(pageSchema, withNonBreakingSpacesDeep(answer)).data;
  const own = pathOf({ alias, url }, locale);
  return {
    data: {
      page,
      home: own,
      others:
        others === null
          ? null
          : others.filter((other) => other.alias !== alias).map((other) => ({ title: other.title, href: pathOf(other, locale) })),
    },
    head: { title: `${page.title} — Muddat`, description: page.lead, canonicalPath: own },
    ...(others === null ? { keep: false } : {}),
  };
}

/** A page with a route of its own has that path; all others are under /pages/{alias}. */
function pathOf({ alias, url }: { alias: string; url: string | null }, locale: PageRequest['locale']): string {
  const own = url?.startsWith('/') && !url.startsWith('//') ? localizePath(url, locale) : null;
  return own !== null && matchRoute(own) ? own : localizePath(`/pages/${alias}`, locale);
}
