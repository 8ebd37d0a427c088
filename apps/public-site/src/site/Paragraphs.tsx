import { Stack } from '@muddat/ui/stack';
import { Text } from '@muddat/ui/text';

/** Plain text, a paragraph an entry. */
export function Paragraphs({ paragraphs }: { paragraphs: readonly string[] }) {
  return (
    <Stack gap="s">
      {paragraphs.map((paragraph) => (
        <Text key={paragraph}>{paragraph}</Text>
      ))}
    </Stack>
  );
}
