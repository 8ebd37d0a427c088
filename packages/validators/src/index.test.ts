import { expect, it } from 'vitest';
import * as root from './index.ts';

it('the root exports these names and no others', () => {
  expect(Object.keys(root).sort()).toMatchInlineSnapshot(`
    [
      "CODE_DIGITS",
      "DATE_MASK",
      "EXPIRY_MASK",
      "PASSWORD_MAX",
      "PHONE_MASK",
      "amountSchema",
      "applyMask",
      "cardNumber",
      "cardRange",
      "cardSchema",
      "codeSchema",
      "codeSchemaOf",
      "confirmed",
      "digits",
      "email",
      "exactLength",
      "failureText",
      "formatCardExpiry",
      "maxLength",
      "maxValue",
      "minLength",
      "minValue",
      "normaliseDigits",
      "number",
      "parseCardExpiry",
      "parseCardNumber",
      "parseFailureText",
      "parsePhone",
      "passwordSignInSchema",
      "phoneSchema",
      "required",
      "swapExpiry",
    ]
  `);
});
