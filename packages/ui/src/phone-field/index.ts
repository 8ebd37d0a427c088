export { PhoneField, type PhoneFieldProps, type PhoneState, readPhone } from './phone-field.tsx';
