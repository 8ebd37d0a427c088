import { SlowResponseNote } from '@muddat/app-shell';
import { Button } from '@muddat/ui/button';
import type { ReactNode } from 'react';
import * as css from './submit-button.css.ts';

type Props = { pending: boolean; disabled?: boolean; children: ReactNode };

/** Submits a step. If the response takes longer than usual, a note below the button says so. */
export function SubmitButton({ pending, disabled = false, children }: Props) {
  return (
    <div>
      <Button type="submit" width="full" pending={pending} disabled={disabled}>
        {children}
      </Button>
      <div className={css.slowResponseNote}>
        <SlowResponseNote waiting={pending} />
      </div>
    </div>
  );
}
