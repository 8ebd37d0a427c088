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
  confirmLabel: string;
  cancelLabel: string;
  pending: boolean;
  problem: Refusal | null;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Asks for a confirmation before an action. Stays open while the action runs (`pending`), and shows why it failed. */
export function ConfirmDialog({ title, text, confirmLabel, cancelLabel, pending, problem, onConfirm, onCancel }: Props) {
  const refusalText = useRefusalText();
  return (
    <Dialog
      open
      kind="alert"
      title={title}
      onClose={onCancel}
      actions={
        <>
          <Button variant="danger" pending={pending} onClick={onConfirm}>
            {confirmLabel}
          </Button>
          <Button variant="ghost" disabled={pending} onClick={onCancel}>
            {cancelLabel}
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
