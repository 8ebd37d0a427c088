import { Banner } from '@muddat/ui/banner';
import { Button } from '@muddat/ui/button';
import { Dialog } from '@muddat/ui/dialog';
import { Stack } from '@muddat/ui/stack';
import { Text } from '@muddat/ui/text';
import { type Refusal, useRefusalText } from '../refusal/refusal.ts';

type Props = {
  title: string;
  /** Explains what the action does. */
  text: string;
  doIt: string;
  keep: string;
  pending: boolean;
  problem: Refusal | null;
  onDo: () => void;
  onKeep: () => void;
};

/** Asks for a confirmation before an action that cannot be undone. Stays open until the action is done, and shows why it failed. */
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
