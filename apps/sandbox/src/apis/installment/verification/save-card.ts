import { operation, requireCustomer } from '../../../core/operation.ts';
import { Problem } from '../../../core/problem.ts';
import { isCardExpired } from '../../billing/cards/card-expiry.ts';
import { findCard } from '../../billing/cards/card-store.ts';
import { saveStepData } from './application/verification-store.ts';
import { verificationView } from './application/view.ts';

export const saveVerificationCard = operation('installment', 'saveVerificationCard', async ({ ctx, customer, body, locale }) => {
  const { id } = requireCustomer(customer);
  const card = await findCard(ctx.db, id, body.entity_id);
  const wrong = card === null ? 'not_found' : isCardExpired(card.expiry, ctx.clock.today()) ? 'expired' : null;
  if (wrong !== null) throw new Problem('validation_failed', { fields: { entity_id: wrong } });
  return { status: 200, body: { data: verificationView(await saveStepData(ctx, id, 'card', { cardId: body.entity_id }), locale) } };
});
