import { SlowNote } from '@muddat/app-shell';
import { Button } from '@muddat/ui/button';
import type { ReactNode } from 'react';
import * as css from './submit-button.css.ts';

type Props = { pending: boolean; disabled?: boolean; children: ReactNode };

/** Sends a step off. Where the answer takes longer than usual, says under it that it is still waited for. */
export function SubmitButton({ pending, disabled = false, children }: Props) {
  return (
    <div>
      <Button type="submit" width="full" pending={pending} disabled={disabled}>
        {children}
      </Button>
      <div className={css.note}>
        <SlowNote waiting={pending} />
      </div>
    </div>
  );
}
