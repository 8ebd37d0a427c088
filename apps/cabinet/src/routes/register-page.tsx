import { SignUpPage } from './sign-up-page.tsx';

export function RegisterPage() {
  return <SignUpPage />;
}
