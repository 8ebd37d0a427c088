import { Card } from '@muddat/ui/card';
import { Heading } from '@muddat/ui/heading';
import { Stack } from '@muddat/ui/stack';
import type { ReactNode } from 'react';

export function CheckoutSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="section" padding="l" aria-label={title}>
      <Stack gap="m">
        <Heading level={2} size="m">
          {title}
        </Heading>
        {children}
      </Stack>
    </Card>
  );
}
