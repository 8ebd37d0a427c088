import { msg } from '@lingui/core/macro';
import type { PageRequest, PageResult } from '../../shared/page/types.ts';

export type OfflineData = Record<string, never>;

/** The service worker shows this page when neither the network nor its cache has the requested one. Needs no backend. */
export async function load({ i18n }: PageRequest): Promise<PageResult<OfflineData>> {
  const title = i18n._(msg({ message: 'Нет интернета', comment: 'Title of the offline page' }));
  return { data: {}, head: { title: `${title} — Muddat`, description: title, index: false } };
}
