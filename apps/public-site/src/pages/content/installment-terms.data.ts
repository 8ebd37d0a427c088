import { msg } from '@lingui/core/macro';
import { loadKnownPage } from '../../domain/content/known-page.ts';

/** How installments work (spec 2). */
export const load = loadKnownPage({
  page: 'installment-terms',
  route: 'installment-terms',
  title: msg({ message: 'Условия рассрочки', comment: 'Title of the page about how installments work' }),
  description: msg({
    message: 'Срок, наценка, платежи, досрочное погашение и просрочка — простыми словами.',
    comment: 'Description of the page about how installments work, for search engines',
  }),
});
