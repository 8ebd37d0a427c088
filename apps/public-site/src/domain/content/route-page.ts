import type { MessageDescriptor } from '@lingui/core';
import { isApiError } from '@muddat/sdk';
import * as v from 'valibot';
import type { SiteApi } from '../../shared/data/api.ts';
import { ogPicture } from '../../shared/page/pictures.ts';
import type { PageHead, PageLoad, PageRequest, PageResult } from '../../shared/page/types.ts';
import type { Block } from './blocks/block.ts';
import { type ContentPageData, loadPageContent, logMissingContent } from './load-content.ts';

export type RoutePageOptions = {
  /** Name of the page in the builder. */
  page: string;
  /** Id of the route. */
  route: string;
  /** Used if the builder's content is not available. */
  title: MessageDescriptor;
  description: MessageDescriptor;
  /** Blocks to show if the builder's content is not available. */
  fallbackBlocks?: (request: PageRequest) => Promise<Block[]>;
  head?: (request: PageRequest) => Partial<PageHead>;
};

/** A page of the route map with blocks of the builder. Without the builder the page still works, but is not cached. */
export const routePageLoader =
  ({ page, route, title, description, fallbackBlocks, head }: RoutePageOptions): PageLoad<ContentPageData> =>
  async (request): Promise<PageResult<ContentPageData>> => {
    const { api, locale, i18n } = request;
    const content = await tryLoadContent(api, page, locale);
    const name = content?.title ?? i18n._(title);
    const blocks = content?.blocks ?? (await fallbackBlocks?.(request)) ?? [];
    return {
      data: { title: name, blocks, isFallback: content === null },
      head: {
        title: name,
        description: content?.description ?? i18n._(description),
        picture: ogPicture(locale, 'page', route, name),
        ...head?.(request),
      },
      ...(content === null ? { keep: false } : {}),
    };
  };

/** Null: the builder does not answer, its response is not a page, or it has no page with this name. All three are logged. */
async function tryLoadContent(api: SiteApi, page: string, locale: PageRequest['locale']) {
  try {
    const content = await loadPageContent(api, page, locale);
    if (content === null) logMissingContent({ page, reason: 'the builder has no such page' });
    return content;
  } catch (error) {
    if (!isApiError(error) && !v.isValiError(error)) throw error;
    logMissingContent({ page, reason: isApiError(error) ? `the builder answered ${error.statusCode}` : `not a page: ${error.message}` });
    return null;
  }
}
