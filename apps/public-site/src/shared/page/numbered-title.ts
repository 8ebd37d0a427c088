import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The title of one page of a list: further pages have their number, so that each address has its own title. */
export const numberedTitle = (i18n: I18n, title: string, page: number): string =>
  page > 1
    ? i18n._(
        msg({
          message: `${title}, страница ${page}`,
          comment: "Title of a further page of a list for the browser and search engines: the list's title, then the number of the page",
        }),
      )
    : title;
