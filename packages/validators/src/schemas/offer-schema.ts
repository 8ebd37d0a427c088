import * as v from 'valibot';
import { offerAccepted } from '../rules/offer-accepted.ts';
import { ruled } from './pieces.ts';

/** The box of the public offer: checked, or `offer-not-accepted`, whatever else stands there. */
export const offerSchema = v.optional(
  v.pipe(
    v.unknown(),
    ruled(offerAccepted),
    v.transform(() => true as const),
  ),
  false,
);
