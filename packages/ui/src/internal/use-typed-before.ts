import { useEffect } from 'react';
import { tellAgain } from './tell-again.ts';

/**
 * A page rendered beforehand is typed into, or filled in by the browser, before React listens; React keeps that text on the screen
 * and never hears of it. Once it listens, the text is handed over as if it were typed now, through the field's own mask.
 * `id` is the field's.
 */
export function useTypedBefore(id: string): void {
  useEffect(() => {
    const field = document.getElementById(id);
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) tellAgain(field, 'value', field.defaultValue, 'input');
  }, [id]);
}
