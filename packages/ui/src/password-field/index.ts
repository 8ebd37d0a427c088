export { NewPasswordField, type NewPasswordFieldProps } from './new-password-field.tsx';
export { PasswordField, type PasswordFieldProps } from './password-field.tsx';
