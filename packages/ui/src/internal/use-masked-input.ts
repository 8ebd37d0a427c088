import { type ChangeEvent, type CompositionEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { applyBulkInsert, applyMaskEdit, isBulkInsert, type MaskFormat } from './apply-mask-edit.ts';
import { caretAfterChange, createEditHistory, recordEdit, redoEdit, undoEdit } from './edit-history.ts';

export interface MaskedInputOptions {
  /** The text of the field, masked. */
  maskedText: string;
  format: MaskFormat;
  /**
   * Formats a text that is inserted as a whole (pasted, filled in by the browser): masked, or unchanged where the mask would change its
   * value.
   */
  formatInserted: (text: string) => string;
  /** Text that the mask puts first, such as `+998 `. */
  prefix?: string;
  /** Called with the text after an edit: masked, or as inserted where the mask would change its value. */
  onText: (text: string) => void;
}

/** A text during a composition: the field before it, the keyboard's text, and the text reported to the form. */
type Composed = { from: string; text: string; reported: string };

const kindOf = (event: ChangeEvent<HTMLInputElement>): string | undefined =>
  event.nativeEvent instanceof InputEvent ? event.nativeEvent.inputType : undefined;

/** Undo (`-1`), redo (`1`) or another key (`0`). Uses the key's position, because its letter depends on the keyboard layout. */
function historyStep({ code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): -1 | 0 | 1 {
  if (!(ctrlKey || metaKey) || altKey) return 0;
  if (code === 'KeyY') return ctrlKey ? 1 : 0;
  return code !== 'KeyZ' ? 0 : shiftKey ? 1 : -1;
}

/**
 * Binds a controlled input to a mask: spread the result onto the input. The caret is set right after React has written the new text.
 * While the keyboard composes (Android keyboards also compose digits), the field keeps the keyboard's text, and `onText` gets the masked
 * one. When the composition ends, the field is masked too.
 */
export function useMaskedInput({ maskedText, format, formatInserted, prefix, onText }: MaskedInputOptions) {
  const pending = useRef<{ input: HTMLInputElement; caret: number } | null>(null);
  const history = useRef(createEditHistory(maskedText));
  const [composed, setComposed] = useState<Composed | null>(null);
  // If the form sets another text during a composition, that text wins and the composition ends.
  const live = composed !== null && composed.reported === maskedText ? composed : null;
  useLayoutEffect(() => {
    const task = pending.current;
    pending.current = null;
    if (task && task.input.ownerDocument.activeElement === task.input) task.input.setSelectionRange(task.caret, task.caret);
  });

  const put = (input: HTMLInputElement, text: string, caret: number) => {
    pending.current = { input, caret };
    // If the text does not change, React does not write to the input, so remove the refused character here.
    if (text === maskedText && input.value !== maskedText) {
      input.value = maskedText;
      input.setSelectionRange(caret, caret);
    }
    onText(text);
  };
  const edit = (input: HTMLInputElement, before: string, kind: string | undefined) => {
    const caret = input.selectionStart ?? input.value.length;
    const made = { before, after: input.value, caret, kind };
    // A text that does not fit the mask stays as it is until an edit makes it fit.
    const kept = format(before, false) !== before;
    const edited = kept
      ? applyBulkInsert(made, formatInserted)
      : isBulkInsert(made)
        ? applyBulkInsert({ ...made, prefix }, formatInserted)
        : applyMaskEdit({ ...made, prefix }, format);
    history.current = recordEdit(history.current, before, edited.text);
    put(input, edited.text, edited.caret);
  };

  /** Undoes or redoes one step. False if there is no such step, the field is read-only, or the form has set a different text. */
  const step = (input: HTMLInputElement, by: -1 | 1): boolean => {
    const moved = history.current.present === maskedText && !input.readOnly ? (by < 0 ? undoEdit : redoEdit)(history.current) : null;
    if (!moved) return false;
    history.current = moved;
    put(input, moved.present, caretAfterChange(maskedText, moved.present));
    return true;
  };
  const byMenu = (input: HTMLInputElement, kind: string | undefined): boolean =>
    (kind === 'historyUndo' && step(input, -1)) || (kind === 'historyRedo' && step(input, 1));

  return {
    value: live?.text ?? maskedText,
    onChange: (_text: string, event: ChangeEvent<HTMLInputElement>) => {
      const input = event.currentTarget;
      const { nativeEvent } = event;
      if (!(nativeEvent instanceof InputEvent && nativeEvent.isComposing)) {
        setComposed(null);
        const kind = kindOf(event);
        return byMenu(input, kind) ? undefined : edit(input, maskedText, kind);
      }
      const from = live?.from ?? maskedText;
      const kept = format(from, false) !== from;
      const brought = isBulkInsert({ before: from, after: input.value, caret: 0, kind: kindOf(event) });
      const reported = kept || brought ? formatInserted(input.value) : format(input.value, false);
      setComposed({ from, text: input.value, reported });
      onText(reported);
    },
    onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => {
      setComposed(null);
      if (live) edit(event.currentTarget, live.from, 'insertCompositionText');
    },
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      const by = historyStep(event);
      if (by !== 0 && step(event.currentTarget, by)) event.preventDefault();
    },
  };
}
