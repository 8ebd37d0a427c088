import { msg } from '@lingui/core/macro';
import { loadKnownPage } from '../../domain/content/known-page.ts';

/** The page on which a new home page is tried (spec 2). It stands beside the home page, so search engines leave it out. */
export const load = loadKnownPage({
  page: 'test',
  route: 'home-test',
  title: msg({ message: 'Пробная главная', comment: 'Title of the page on which a new home page is tried' }),
  description: msg({ message: 'Пробный вариант главной страницы.', comment: 'Description of the page on which a new home page is tried' }),
  head: () => ({ index: false }),
});
