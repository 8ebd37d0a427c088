import { sayIn } from '../../say.ts';
import type { Journey, Screen } from '../screen.ts';
import { loaded, openPath } from '../steps.ts';

const page = (name: string, path: string): Screen => ({ name, reach: (visitor, shown) => openPath(visitor, shown, path) });

/** Balance, automatic debits and documents. */
export const MONEY: readonly Journey[] = [
  {
    group: 'balance',
    who: 'dilnoza',
    screens: [
      page('balance', '/cabinet/balance'),
      page('balance-top-up', '/cabinet/balance?act=top-up'),
      page('balance-withdraw', '/cabinet/balance?act=withdraw'),
    ],
  },
  { group: 'balance', who: 'newcomer', screens: [page('balance-empty', '/cabinet/balance')] },
  {
    group: 'payments',
    who: 'dilnoza',
    screens: [
      page('payments', '/cabinet/payments'),
      {
        name: 'payments-one',
        reach: async (visitor, shown) => {
          const heading = await openPath(visitor, shown, '/cabinet/payments');
          await shown
            .getByRole('list', { name: sayIn(visitor.lang)('Платежи') })
            .getByRole('link')
            .first()
            .click();
          await shown.waitForURL(/payment=/);
          await loaded(shown);
          return heading;
        },
      },
    ],
  },
  {
    group: 'consents',
    who: 'dilnoza',
    screens: [
      page('consents', '/cabinet/consents'),
      page('consents-grant', '/cabinet/consents?step=grant'),
      {
        name: 'consents-given',
        reach: async (visitor, shown) => {
          const { lang } = visitor;
          await openPath(visitor, shown, '/cabinet/consents?step=grant&order=all');
          await shown.getByRole('checkbox').first().check();
          await shown.getByRole('button', { name: sayIn(lang)('Разрешить автосписание'), exact: true }).click();
          return shown.getByRole('button', { name: sayIn(lang)('Отключить') });
        },
      },
      {
        name: 'consents-withdrawn',
        reach: async ({ lang }, shown) => {
          await shown.getByRole('button', { name: sayIn(lang)('Отключить') }).click();
          return shown.getByRole('link', { name: sayIn(lang)('Включить снова') });
        },
      },
    ],
  },
  { group: 'consents', who: 'newcomer', screens: [page('consents-none', '/cabinet/consents')] },
  { group: 'documents', who: 'dilnoza', screens: [page('documents', '/cabinet/documents')] },
  { group: 'documents', who: 'newcomer', screens: [page('documents-none', '/cabinet/documents')] },
  { group: 'verify', screens: [page('verify', '/verify'), page('verify-unknown', '/verify/AAAA-AAAA-AAAA')] },
];
