import { Heading } from '@muddat/ui/heading';

export function NotFoundView() {
  return <Heading level={1}>404</Heading>;
}
