import { Heading } from '@muddat/ui/heading';

export function PayPage() {
  return <Heading level={1}>Muddat</Heading>;
}
