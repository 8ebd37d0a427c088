export { CardNumberField, type CardNumberFieldProps } from './card-number-field.tsx';
export { type CardNumberState, readCardNumber } from './card-number.ts';
