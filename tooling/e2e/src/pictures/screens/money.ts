import { catalogTranslator } from '../../catalog-translator.ts';
import type { Journey, ScreenState } from '../screen.ts';
import { openPath, waitUntilLoaded } from '../steps.ts';

const page = (name: string, path: string): ScreenState => ({ name, reach: (visitor, shown) => openPath(visitor, shown, path) });

/** Balance, automatic debits and documents. */
export const BALANCE_AND_DOCUMENT_JOURNEYS: readonly Journey[] = [
  {
    group: 'balance',
    customer: 'dilnoza',
    screens: [
      page('balance', '/cabinet/balance'),
      page('balance-top-up', '/cabinet/balance?act=top-up'),
      page('balance-withdraw', '/cabinet/balance?act=withdraw'),
    ],
  },
  { group: 'balance', customer: 'newcomer', screens: [page('balance-empty', '/cabinet/balance')] },
  {
    group: 'payments',
    customer: 'dilnoza',
    screens: [
      page('payments', '/cabinet/payments'),
      {
        name: 'payments-one',
        reach: async (visitor, shown) => {
          const heading = await openPath(visitor, shown, '/cabinet/payments');
          await shown
            .getByRole('list', { name: catalogTranslator(visitor.lang)('Платежи') })
            .getByRole('link')
            .first()
            .click();
          await shown.waitForURL(/payment=/);
          await waitUntilLoaded(shown);
          return heading;
        },
      },
    ],
  },
  {
    group: 'consents',
    customer: 'dilnoza',
    screens: [
      page('consents', '/cabinet/consents'),
      page('consents-grant', '/cabinet/consents?step=grant'),
      {
        name: 'consents-given',
        reach: async (visitor, shown) => {
          const { lang } = visitor;
          await openPath(visitor, shown, '/cabinet/consents?step=grant&order=all');
          await shown.getByRole('checkbox').first().check();
          await shown.getByRole('button', { name: catalogTranslator(lang)('Разрешить автосписание'), exact: true }).click();
          return shown.getByRole('button', { name: catalogTranslator(lang)('Отключить') });
        },
      },
      {
        name: 'consents-withdrawn',
        reach: async ({ lang }, shown) => {
          await shown.getByRole('button', { name: catalogTranslator(lang)('Отключить') }).click();
          return shown.getByRole('link', { name: catalogTranslator(lang)('Включить снова') });
        },
      },
    ],
  },
  { group: 'consents', customer: 'newcomer', screens: [page('consents-none', '/cabinet/consents')] },
  { group: 'documents', customer: 'dilnoza', screens: [page('documents', '/cabinet/documents')] },
  { group: 'documents', customer: 'newcomer', screens: [page('documents-none', '/cabinet/documents')] },
  { group: 'verify', screens: [page('verify', '/verify'), page('verify-unknown', '/verify/AAAA-AAAA-AAAA')] },
];
