import type { MessageDescriptor } from '@lingui/core';
import { isApiError } from '@muddat/sdk';
import * as v from 'valibot';
import type { SiteApi } from '../../shared/data/api.ts';
import { ogPicture } from '../../shared/page/og-picture.ts';
import type { PageAnswer, PageHead, PageLoad, PageRequest } from '../../shared/page/types.ts';
import type { Block } from './blocks/block.ts';
import { type ContentData, loadContent, noteMissing } from './load-content.ts';

export type KnownPage = {
  /** The builder's name of the page. */
  page: string;
  /** The route's id. */
  route: string;
  /** What the page says of itself while the builder says nothing. */
  title: MessageDescriptor;
  description: MessageDescriptor;
  /** What is known without the builder. */
  without?: (request: PageRequest) => Promise<Block[]>;
  head?: (request: PageRequest) => Partial<PageHead>;
};

/** A page of the route map whose blocks the builder has: it stands without them, and is not kept so. */
export const loadKnownPage =
  ({ page, route, title, description, without, head }: KnownPage): PageLoad<ContentData> =>
  async (request): Promise<PageAnswer<ContentData>> => {
    const { api, locale, i18n } = request;
    const content = await contentOrNothing(api, page, locale);
    const name = content?.title ?? i18n._(title);
    const blocks = content?.blocks ?? (await without?.(request)) ?? [];
    return {
      data: { title: name, blocks, missing: content === null },
      head: {
        title: name,
        description: content?.description ?? i18n._(description),
        picture: ogPicture(locale, 'page', route, name),
        ...head?.(request),
      },
      ...(content === null ? { keep: false } : {}),
    };
  };

/** null: the builder does not answer, or nothing that is a page, or has none of this name, which these pages do not expect. */
async function contentOrNothing(api: SiteApi, page: string, locale: PageRequest['locale']) {
  try {
    const content = await loadContent(api, page, locale);
    if (content === null) noteMissing({ page, reason: 'the builder has no such page' });
    return content;
  } catch (error) {
    if (!isApiError(error) && !v.isValiError(error)) throw error;
    noteMissing({ page, reason: isApiError(error) ? `the builder answered ${error.statusCode}` : `not a page: ${error.message}` });
    return null;
  }
}
