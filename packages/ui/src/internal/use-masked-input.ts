import { type ChangeEvent, type CompositionEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { caretOfChange, redone, startHistory, undone, withEdit } from './edit-history.ts';
import { editMask, editWhole, isWhole, type MaskFormat } from './edit-mask.ts';

export interface MaskedInputOptions {
  /** The text that stands in the field, in its mask. */
  shown: string;
  format: MaskFormat;
  /** The same for a text that comes as a whole (pasted, filled in by the browser): in its mask, or as it came where the mask would make another value of it. */
  whole: (text: string) => string;
  /** What the mask itself puts first, as `+998 `. */
  prefix?: string;
  /** The text after an edit, in its mask. */
  onText: (text: string) => void;
}

/** A text under a keyboard that composes: how the field stood before, how the keyboard has it, and what the form was told. */
type Composed = { from: string; text: string; told: string };

const kindOf = (event: ChangeEvent<HTMLInputElement>): string | undefined =>
  event.nativeEvent instanceof InputEvent ? event.nativeEvent.inputType : undefined;

/** Whether the keys mean to take back (`-1`) or to repeat (`1`) an edit; by the key's place, as another alphabet may be on. */
function historyStep({ code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): -1 | 0 | 1 {
  if (!(ctrlKey || metaKey) || altKey) return 0;
  if (code === 'KeyY') return ctrlKey ? 1 : 0;
  return code !== 'KeyZ' ? 0 : shiftKey ? 1 : -1;
}

/**
 * Binds a controlled input to a mask; what it answers goes onto the input. The caret is put right after React has written the new text. While the keyboard composes
 * (Android keyboards do so with digits too) the text under it is left as it is, though the field's value is told; when it is done, the text is put in form.
 */
export function useMaskedInput({ shown, format, whole, prefix, onText }: MaskedInputOptions) {
  const pending = useRef<{ input: HTMLInputElement; caret: number } | null>(null);
  const history = useRef(startHistory(shown));
  const [composed, setComposed] = useState<Composed | null>(null);
  // A form that puts another text into the field meanwhile is right, and the composition is over.
  const live = composed !== null && composed.told === shown ? composed : null;
  useLayoutEffect(() => {
    const task = pending.current;
    pending.current = null;
    if (task && task.input.ownerDocument.activeElement === task.input) task.input.setSelectionRange(task.caret, task.caret);
  });

  const put = (input: HTMLInputElement, text: string, caret: number) => {
    pending.current = { input, caret };
    // When the text does not change React renders nothing, so the refused character is taken back here.
    if (text === shown && input.value !== shown) {
      input.value = shown;
      input.setSelectionRange(caret, caret);
    }
    onText(text);
  };
  const edit = (input: HTMLInputElement, before: string, kind: string | undefined) => {
    const caret = input.selectionStart ?? input.value.length;
    const made = { before, after: input.value, caret, kind };
    // A text that the mask has not taken stays as it is until an edit makes it one that fits.
    const kept = format(before, false) !== before;
    const edited = kept
      ? editWhole(made, whole)
      : isWhole(made)
        ? editWhole({ ...made, prefix }, whole)
        : editMask({ ...made, prefix }, format);
    history.current = withEdit(history.current, before, edited.text);
    put(input, edited.text, edited.caret);
  };

  /** Goes a step back or forward; false when there is none, or the text came from elsewhere meanwhile. */
  const step = (input: HTMLInputElement, by: -1 | 1): boolean => {
    const moved = history.current.now === shown && !input.readOnly ? (by < 0 ? undone : redone)(history.current) : null;
    if (!moved) return false;
    history.current = moved;
    put(input, moved.now, caretOfChange(shown, moved.now));
    return true;
  };
  const byMenu = (input: HTMLInputElement, kind: string | undefined): boolean =>
    (kind === 'historyUndo' && step(input, -1)) || (kind === 'historyRedo' && step(input, 1));

  return {
    value: live?.text ?? shown,
    onChange: (_text: string, event: ChangeEvent<HTMLInputElement>) => {
      const input = event.currentTarget;
      const { nativeEvent } = event;
      if (!(nativeEvent instanceof InputEvent && nativeEvent.isComposing)) {
        setComposed(null);
        const kind = kindOf(event);
        return byMenu(input, kind) ? undefined : edit(input, shown, kind);
      }
      const from = live?.from ?? shown;
      const kept = format(from, false) !== from;
      const brought = isWhole({ before: from, after: input.value, caret: 0, kind: kindOf(event) });
      const told = kept || brought ? whole(input.value) : format(input.value, false);
      setComposed({ from, text: input.value, told });
      onText(told);
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
