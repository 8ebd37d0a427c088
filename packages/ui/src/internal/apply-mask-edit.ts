/** An edit of a masked field: the text before and after, and the caret after it. */
export interface MaskedFieldEdit {
  before: string;
  after: string;
  caret: number;
  /**
   * `inputType` of the input event. Without it (autofill, older keyboards) the edit counts as a whole text that was inserted
   * (`isBulkInsert`), and `applyMaskEdit` takes an edit that shortens the text for a deletion.
   */
  kind?: string | undefined;
  /** Text that the mask puts first, such as `+998 `. It cannot be edited while characters follow it. */
  prefix?: string | undefined;
}

export interface TextAndCaret {
  text: string;
  caret: number;
}

/** Puts a text into the mask. `deleting`: separators in the text are ignored. */
export type MaskFormat = (text: string, deleting: boolean) => string;

/** Digits of any script, because masks make ASCII of some. */
const SIGNIFICANT = /[\p{Nd}A-Za-z]/u;
const significantIn = (text: string): string => [...text].filter((char) => SIGNIFICANT.test(char)).join('');
const countIn = (text: string): number => significantIn(text).length;
const withoutLast = (text: string): string => text.replace(/[\p{Nd}A-Za-z](?=[^\p{Nd}A-Za-z]*$)/u, '');

/**
 * The position in `text` with `count` significant characters to its right. If the positions on both sides of a literal qualify, returns the
 * one after the literal, so that typing continues there.
 */
export function caretBeforeLast(text: string, count: number): number {
  if (count === 0) return text.length;
  let seen = 0;
  for (let at = text.length; at > 0; at -= 1) {
    if (SIGNIFICANT.test(text.charAt(at - 1))) seen += 1;
    if (seen === count) return at - 1;
  }
  return 0;
}

/** The position right after the first `count` significant characters. */
export function caretAfterFirst(text: string, count: number): number {
  if (count === 0) return 0;
  let seen = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (SIGNIFICANT.test(text.charAt(at))) seen += 1;
    if (seen === count) return at + 1;
  }
  return text.length;
}

/** The edit as if it had not touched the prefix: a deleted prefix is restored, and text typed into it moves behind it. */
function protectPrefix(edit: MaskedFieldEdit, deleting: boolean): MaskedFieldEdit {
  const { before, after, caret, prefix = '' } = edit;
  const tail = after.slice(caret);
  if (prefix === '' || !before.startsWith(prefix) || after.startsWith(prefix) || countIn(tail) === 0) return edit;
  const behind = before.slice(prefix.length);
  if (deleting && tail.endsWith(behind)) return { ...edit, after: before };
  if (deleting) return { ...edit, after: prefix + tail, caret: prefix.length };
  // A text was inserted at one position in the prefix, without a selection.
  const typed = after.slice(caret - (after.length - before.length), caret);
  if (before !== after.slice(0, caret - typed.length) + tail) return edit;
  return { ...edit, after: prefix + typed + behind, caret: prefix.length + typed.length };
}

/**
 * A deletion that removed only a separator also removes the character beyond it: to the left with Backspace, to the right with Delete.
 */
function deleteBeyondSeparator(edit: MaskedFieldEdit): MaskedFieldEdit {
  const { before, after, caret, kind } = edit;
  const taken = before.charAt(caret);
  // Whether exactly one separator was removed, at the caret. A paste over the whole text may look the same, but then the caret is at the
  // end.
  const tookLiteral = taken !== '' && !SIGNIFICANT.test(taken) && before === after.slice(0, caret) + taken + after.slice(caret);
  if (!tookLiteral) return edit;
  const [left, right] = [after.slice(0, caret), after.slice(caret)];
  if (kind === 'deleteContentForward') return { ...edit, after: left + right.replace(SIGNIFICANT, '') };
  const kept = withoutLast(left);
  return { ...edit, after: kept + right, caret: kept.length };
}

/** A deletion at the end also removes the separator that is now last. */
function dropTrailingSeparator(edit: MaskedFieldEdit, deleting: boolean): MaskedFieldEdit {
  if (!deleting || countIn(edit.after.slice(edit.caret)) > 0) return edit;
  const after = edit.after.slice(0, caretAfterFirst(edit.after, countIn(edit.after)));
  return { ...edit, after, caret: Math.min(edit.caret, after.length) };
}

/**
 * The text and the caret of a masked field after an edit. The caret stays before the same characters, counted from the right, because a
 * mask may insert a country code or spaces to its left. If the field was full and the edit pushed its last characters out, the caret stays
 * after the same characters, counted from the left.
 */
export function applyMaskEdit(given: MaskedFieldEdit, format: MaskFormat): TextAndCaret {
  const deleting = given.kind?.startsWith('delete') ?? given.after.length < given.before.length;
  const edit = protectPrefix(given, deleting);
  // The deletion only touched the prefix: keep the text and move the caret.
  if (edit.after === edit.before && given.after !== given.before) return { text: edit.before, caret: given.caret };
  const { after, caret } = dropTrailingSeparator(deleteBeyondSeparator(edit), deleting);
  const text = format(after, deleting);
  const right = countIn(after.slice(caret));
  const fellOut = right > 0 && format(withoutLast(after), deleting) === text;
  return { text, caret: fellOut ? caretAfterFirst(text, countIn(format(after.slice(0, caret), deleting))) : caretBeforeLast(text, right) };
}

/** Whether an edit inserted a whole text: pasted, dropped, filled in by the browser, or chosen from suggestions. */
export function isBulkInsert({ before, after, kind }: MaskedFieldEdit): boolean {
  if (kind === undefined || kind === 'insertFromPaste' || kind === 'insertFromDrop' || kind === 'insertReplacementText') return true;
  // Phone keyboards report a paste or a suggestion with the events of typing.
  return (kind === 'insertText' || kind === 'insertCompositionText') && after.length - before.length > 1;
}

/**
 * The text and the caret after a whole text was inserted. `judge` returns the text in its mask, or unchanged where the mask would change
 * its meaning.
 */
export function applyBulkInsert(given: MaskedFieldEdit, judge: (text: string) => string): TextAndCaret {
  const edit = protectPrefix(given, false);
  const text = judge(edit.after);
  return { text, caret: text === edit.after ? edit.caret : caretBeforeLast(text, countIn(edit.after.slice(edit.caret))) };
}
