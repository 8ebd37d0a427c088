import { msg } from '@lingui/core/macro';
import type { PageAnswer, PageRequest } from '../../shared/page/types.ts';

export type OfflineData = Record<string, never>;

/** What the service worker shows in place of a page that neither the network nor the device has. Asks no backend. */
export async function load({ i18n }: PageRequest): Promise<PageAnswer<OfflineData>> {
  const title = i18n._(msg({ message: 'Нет интернета', comment: 'Title of the page that is shown without a network' }));
  return { data: {}, head: { title: `${title} — Muddat`, description: title, index: false } };
}
