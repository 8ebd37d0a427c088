import { Card } from '@muddat/ui/card';
import { Text, VisuallyHidden } from '@muddat/ui/text';
import { Fragment } from 'react';
import type { BlockOf } from '../../data/home-blocks.ts';
import { Section } from '../../site/Section.tsx';
import * as css from './Comparison.css.ts';

/** Two or more ways side by side. What is compared stands over its cells, so that the words have room on a phone. */
export function Comparison({ block }: { block: BlockOf<'comparison'> }) {
  return (
    <Section title={block.title}>
      <Card padding="none">
        <table className={css.table}>
          <caption>
            <VisuallyHidden>{block.title}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              {block.columns.map((column) => (
                <th key={column} scope="col" className={css.column}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {block.rows.map((row) => (
              <Fragment key={row.label}>
                <tr>
                  <th colSpan={block.columns.length} scope="colgroup" className={css.label}>
                    {row.label}
                  </th>
                </tr>
                <tr>
                  {block.columns.map((column, at) => (
                    <td key={column} className={css.cell}>
                      {row.cells[at]}
                    </td>
                  ))}
                </tr>
              </Fragment>
            ))}
          </tbody>
        </table>
      </Card>
      <div className={css.note}>
        <Text size="s" tone="quiet">
          {block.note}
        </Text>
      </div>
    </Section>
  );
}
