export { NewPasswordField, type NewPasswordFieldProps } from './NewPasswordField.tsx';
export { PasswordField, type PasswordFieldProps } from './PasswordField.tsx';
