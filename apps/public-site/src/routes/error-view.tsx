import { Heading } from '@muddat/ui/heading';

export function ErrorView() {
  return <Heading level={1}>Network Error</Heading>;
}
