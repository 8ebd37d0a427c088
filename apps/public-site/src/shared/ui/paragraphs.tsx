import { Stack } from '@muddat/ui/stack';
import { Text } from '@muddat/ui/text';
import * as css from './section.css.ts';

/** Plain text, one paragraph per entry. */
export function Paragraphs({ paragraphs }: { paragraphs: readonly string[] }) {
  return (
    <div className={css.prose}>
      <Stack gap="s">
        {paragraphs.map((paragraph) => (
          <Text key={paragraph}>{paragraph}</Text>
        ))}
      </Stack>
    </div>
  );
}
