import { msg } from '@lingui/core/macro';
import { SUPPORT_PHONE } from '@muddat/app-shell';
import { loadKnownPage } from '../../domain/content/known-page.ts';
import { storeBlock } from '../../domain/content/store-block.ts';
import { organization } from '../../shared/page/structured-data/organization.ts';

/** The home page as the page builder has it (spec 2; spec 7, Builder API); without the builder, the stores of the marketplace. */
export const load = loadKnownPage({
  page: 'home',
  route: 'home',
  title: msg({
    message: 'Muddat — покупайте сейчас, платите частями',
    comment: 'Title of the home page while its content cannot be had',
  }),
  description: msg({
    message: 'Рассрочка до 15 миллионов сум в магазинах Узбекистана. Вся цена видна до покупки.',
    comment: 'Description of the home page for search engines, while its content cannot be had',
  }),
  without: ({ api, i18n }) =>
    storeBlock(api, i18n._(msg({ message: 'Магазины', comment: 'Heading above the partner stores of the marketplace' }))),
  head: ({ origin }) => ({ jsonLd: [organization({ origin, phone: SUPPORT_PHONE })] }),
});
