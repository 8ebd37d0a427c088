import { Heading } from '@muddat/ui/heading';

export function HomePage() {
  return <Heading level={1}>Muddat</Heading>;
}
