import { Button } from '@muddat/ui/button';
import type { ReactNode } from 'react';
import { SlowNote } from './slow-note.tsx';

type Props = { pending: boolean; disabled?: boolean; children: ReactNode };

/** Sends a step off. Where the answer takes longer than usual, says under it that it is still waited for. */
export function SubmitButton({ pending, disabled = false, children }: Props) {
  return (
    <div>
      <Button type="submit" width="full" pending={pending} disabled={disabled}>
        {children}
      </Button>
      <SlowNote waiting={pending} />
    </div>
  );
}
