import { Banner } from '@muddat/ui/banner';
import { Button } from '@muddat/ui/button';
import { Dialog } from '@muddat/ui/dialog';
import { Stack } from '@muddat/ui/stack';
import { Text } from '@muddat/ui/text';
import { type Refusal, useRefusalText } from '../refusal/refusal.ts';

type Props = {
  title: string;
  /** What happens then. */
  text: string;
  doIt: string;
  keep: string;
  pending: boolean;
  problem: Refusal | null;
  onDo: () => void;
  onKeep: () => void;
};

/** The question before something that cannot be undone. Stays open until it is done, and says why it was not. */
export function ConfirmDialog({ title, text, doIt, keep, pending, problem, onDo, onKeep }: Props) {
  const refusalText = useRefusalText();
  return (
    <Dialog
      open
      kind="alert"
      title={title}
      onClose={onKeep}
      actions={
        <>
          <Button variant="danger" pending={pending} onClick={onDo}>
            {doIt}
          </Button>
          <Button variant="ghost" disabled={pending} onClick={onKeep}>
            {keep}
          </Button>
        </>
      }
    >
      <Stack gap="s">
        <Text>{text}</Text>
        {problem && (
          <Banner tone="bad" live="alert">
            {refusalText(problem)}
          </Banner>
        )}
      </Stack>
    </Dialog>
  );
}
