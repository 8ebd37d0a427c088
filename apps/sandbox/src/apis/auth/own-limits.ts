import type { Customer } from '../../core/operation.ts';
import {
  ALL_OWN_CODE_FAILURES,
  ALL_OWN_CODES_SENT,
  ALL_PASSWORD_FAILURES,
  OWN_CODE_FAILURES,
  OWN_CODES_SENT,
  PASSWORD_FAILURES,
  type RateLimit,
  type RateRule,
} from '../../domain/access/rate-limit.ts';

type Session = Pick<Customer, 'id' | 'familyId'>;

const bySession = ({ id, familyId }: Session, session: RateRule, all: RateRule, use = ''): readonly RateLimit[] => [
  [session, `${id} session ${familyId}${use}`],
  [all, `${id}${use}`],
];

export const ownPasswordFailureLimits = (me: Session) => bySession(me, PASSWORD_FAILURES, ALL_PASSWORD_FAILURES);
export const ownCodeFailureLimits = (me: Session) => bySession(me, OWN_CODE_FAILURES, ALL_OWN_CODE_FAILURES);
export const ownCodesSentLimits = (me: Session) => bySession(me, OWN_CODES_SENT, ALL_OWN_CODES_SENT);
/** Counted apart from the codes to the present phone: a change of phone needs both. */
export const newPhoneCodesSentLimits = (me: Session) => bySession(me, OWN_CODES_SENT, ALL_OWN_CODES_SENT, ':new-phone');
