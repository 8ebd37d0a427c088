export { PhoneField, type PhoneFieldProps, type PhoneState, readPhone } from './PhoneField.tsx';
