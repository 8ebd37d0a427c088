import { Heading } from '@muddat/ui/heading';

export function MainPage() {
  return <Heading level={1}>Muddat</Heading>;
}
