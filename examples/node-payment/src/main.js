import { clientOf } from './client.js';
import { payInstalment, whatToPay } from './pay-instalment.js';

const muddat = clientOf('sandbox');
const { orders, cards } = await whatToPay(muddat);
const [order] = orders;
const [card] = cards;
if (order === undefined || card === undefined) {
  console.log('There is nothing to pay.');
} else {
  const payment = await payInstalment(muddat, { orderId: order.id, cardId: card.entity_id, amount: order.payment_amount });
  console.log(`Order ${order.number}: ${payment.amount} so'm, ${payment.status}`);
}
