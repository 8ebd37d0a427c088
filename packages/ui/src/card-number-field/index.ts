export { type CardNumberState, readCardNumber } from './card-number.ts';
export { CardNumberField, type CardNumberFieldProps } from './card-number-field.tsx';
