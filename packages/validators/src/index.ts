export { type CardExpiryCode, formatCardExpiry, type ParsedCardExpiry, parseCardExpiry, swapExpiry } from './card/parse-card-expiry.ts';
export { type CardNumberCode, type ParsedCardNumber, parseCardNumber } from './card/parse-card-number.ts';
export { type CardNetwork, type CardSystem, cardRange } from './card/systems.ts';
export { normaliseDigits } from './normalise-digits.ts';
export type { PhoneKind } from './phone/codes.ts';
export { type ParsedPhone, type PhoneCode, parsePhone } from './phone/parse-phone.ts';
