import { type ChangeEvent, useLayoutEffect, useRef } from 'react';
import { editMask } from './edit-mask.ts';

/** useLayoutEffect that is silent on the server, where nothing is laid out. */
const useCaretEffect = typeof window === 'undefined' ? () => undefined : useLayoutEffect;

/**
 * Binds a controlled input to a mask: `handle` goes to the input's onChange, the caret is put right after React has written the new text.
 * `shown` is the text now in the input.
 */
export function useMaskedInput(shown: string, format: (text: string) => string) {
  const pending = useRef<{ input: HTMLInputElement; caret: number } | null>(null);
  useCaretEffect(() => {
    const task = pending.current;
    pending.current = null;
    if (task && task.input.ownerDocument.activeElement === task.input) task.input.setSelectionRange(task.caret, task.caret);
  });
  return (event: ChangeEvent<HTMLInputElement>): string => {
    const input = event.currentTarget;
    const edit = editMask(shown, input.value, input.selectionStart ?? input.value.length, format);
    pending.current = { input, caret: edit.caret };
    // When the text does not change React renders nothing, so the refused character is taken back here.
    if (edit.text === shown) {
      input.value = shown;
      input.setSelectionRange(edit.caret, edit.caret);
    }
    return edit.text;
  };
}
