import { expect, it } from 'vitest';
import { failureText, isFailureText, parseFailureText } from './failure-text.ts';

it.each([
  [{ code: 'required', params: {} }, 'required'],
  [{ code: 'minLength', params: { min: 8 } }, 'minLength?min=8'],
  [{ code: 'amount-below-min', params: { min: 1000, max: -2.5 } }, 'amount-below-min?min=1000&max=-2.5'],
] as const)('failureText writes the failure %o as %s, and parseFailureText reads it back', (failure, text) => {
  expect(failureText(failure)).toBe(text);
  expect(parseFailureText(text)).toEqual(failure);
});

it.each([
  ['otp_wrong', { code: 'otp_wrong', params: {} }],
  ['', { code: '', params: {} }],
  ['minLength?min=', { code: 'minLength', params: {} }],
  ['minLength?min=many&x', { code: 'minLength', params: {} }],
])('parseFailureText reads the code of %o and leaves out parameters that are not numbers', (text, failure) => {
  expect(parseFailureText(text)).toEqual(failure);
});

it.each([
  ['required', true],
  ['minLength?min=8', true],
  ['otp_wrong', false],
  ['Обязательное поле', false],
  ['', false],
])('isFailureText returns for the text %o: %o', (text, expected) => {
  expect(isFailureText(text)).toBe(expected);
});
