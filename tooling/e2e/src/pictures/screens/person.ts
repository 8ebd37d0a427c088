import type { Journey, Screen } from '../screen.ts';
import { openPath } from '../steps.ts';

const page = (name: string, path: string): Screen => ({ name, reach: (visitor, shown) => openPath(visitor, shown, path) });

/** An order that is still paid, and has been received. */
const ofOrder = (name: string, path: string): Screen => ({
  name,
  reach: async (visitor, shown) => {
    const order = (await visitor.orders(shown)).find(({ status, payment_max }) => status === 'delivered' && payment_max > 0);
    if (!order) throw new Error('the customer has no such order');
    return openPath(visitor, shown, `/orders/${order.id}${path}`);
  },
});

/** After the purchase, and what belongs to one person. */
export const PERSON: readonly Journey[] = [
  {
    group: 'hardship',
    who: 'dilnoza',
    screens: [ofOrder('hardship-move', '/hardship'), ofOrder('hardship-split', '/hardship?change=split')],
  },
  { group: 'returns', who: 'dilnoza', screens: [ofOrder('returns-form', '/return')] },
  {
    group: 'reviews',
    who: 'dilnoza',
    screens: [
      page('reviews', '/cabinet/reviews'),
      page('reviews-questions', '/cabinet/questions'),
      page('reviews-bonuses', '/cabinet/bonuses'),
    ],
  },
  {
    group: 'reviews',
    who: 'newcomer',
    screens: [
      page('reviews-none', '/cabinet/reviews'),
      page('reviews-no-questions', '/cabinet/questions'),
      page('reviews-no-bonuses', '/cabinet/bonuses'),
    ],
  },
  { group: 'channels', who: 'dilnoza', screens: [page('channels', '/notifications/channels')] },
  { group: 'trust', who: 'dilnoza', screens: [page('trust', '/cabinet/trust')] },
];
