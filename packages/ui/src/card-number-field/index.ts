export { CardNumberField, type CardNumberFieldProps } from './CardNumberField.tsx';
export { type CardNumberState, readCardNumber } from './card-number.ts';
