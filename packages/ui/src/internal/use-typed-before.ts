import { useEffect } from 'react';

/**
 * A page rendered beforehand is typed into, or filled in by the browser, before React listens; React keeps that text on the screen
 * and never hears of it. Once it listens, the text is handed over as if it were typed now, through the field's own mask.
 * `id` is the field's.
 */
export function useTypedBefore(id: string): void {
  useEffect(() => {
    const input = document.getElementById(id);
    const kind = [HTMLInputElement, HTMLTextAreaElement].find((one) => input instanceof one);
    if (!kind || !(input instanceof kind) || input.value === input.defaultValue) return;
    const typed = input.value;
    // React compares with what it last wrote through the element's own property: that is the text of the document.
    input.value = input.defaultValue;
    Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(input, typed);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }, [id]);
}
