import { Heading } from '@muddat/ui/heading';

export function SignUpPage() {
  return <Heading level={1}>Muddat</Heading>;
}
