export { ExpiryField, type ExpiryFieldProps } from './ExpiryField.tsx';
