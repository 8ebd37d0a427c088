import { ComparisonTable } from '@muddat/ui/comparison-table';
import { Stack } from '@muddat/ui/stack';
import { Text } from '@muddat/ui/text';
import { Section } from '../../../../shared/ui/section.tsx';
import type { BlockOf } from '../block.ts';

export function ComparisonBlock({ block: { id, title, columns, rows, note } }: { block: BlockOf<'comparison'> }) {
  return (
    <Section id={id} title={title}>
      <Stack>
        <ComparisonTable caption={title} columns={columns} rows={rows} />
        <Text size="s" tone="quiet">
          {note}
        </Text>
      </Stack>
    </Section>
  );
}
