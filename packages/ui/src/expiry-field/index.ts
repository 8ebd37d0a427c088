export { ExpiryField, type ExpiryFieldProps } from './expiry-field.tsx';
