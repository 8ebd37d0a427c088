import type { ReactNode } from 'react';
import { Heading } from '../../src/heading/heading.tsx';
import { Stack } from '../../src/stack/stack.tsx';
import { Text } from '../../src/text/text.tsx';
import * as css from './pages.css.ts';

/** A page for designers: a title, a line on what it is, and what follows. */
export function Page({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
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

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack as="section">
      <Heading level={2} size="m">
        {title}
      </Heading>
      {children}
    </Stack>
  );
}

/** A token: what it looks like, what it is called, what it is and what for. */
export function Item({ sample, name, value, note }: { sample: ReactNode; name: string; value: string; note: string }) {
  return (
    <li className={css.item}>
      {sample}
      <span className={css.name}>{name}</span>
      <span className={css.note}>{value}</span>
      <span className={css.note}>{note}</span>
    </li>
  );
}
