import { fail, type RuleResult } from '../failure.ts';

/** The public offer is accepted: true and nothing else (spec 5: when placing an order, when saving a card). */
export function offerAccepted(value: unknown): RuleResult {
  return value === true ? null : fail('offer-not-accepted');
}
