import type { ReactNode } from 'react';
import { Heading } from '../../src/heading/heading.tsx';
import { Stack } from '../../src/stack/stack.tsx';
import { Text } from '../../src/text/text.tsx';
import * as css from './pages.css.ts';

/** A documentation page for designers: a title, a lead line and the content. */
export function DocsPage({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <Stack gap="xl">
      <Stack gap="xs">
        <Heading level={1}>{title}</Heading>
        <Text tone="quiet">{lead}</Text>
      </Stack>
      {children}
    </Stack>
  );
}

export function DocsSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack as="section">
      <Heading level={2} size="m">
        {title}
      </Heading>
      {children}
    </Stack>
  );
}

/** One token: its sample, name, value and purpose. */
export function TokenItem({ sample, name, value, note }: { sample: ReactNode; name: string; value: string; note: string }) {
  return (
    <li className={css.item}>
      {sample}
      <span className={css.name}>{name}</span>
      <span className={css.note}>{value}</span>
      <span className={css.note}>{note}</span>
    </li>
  );
}
