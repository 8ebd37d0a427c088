/** What happened to a masked field: the text before and after, and where the caret stands now. */
export interface MaskEdit {
  before: string;
  after: string;
  caret: number;
  /** `inputType` of the input event; without it (autofill, older keyboards) the texts must tell. */
  kind?: string | undefined;
  /** What the mask itself puts before the first character, as `+998 `: it is not edited while characters stand behind it. */
  prefix?: string | undefined;
}

export interface MaskedEdit {
  text: string;
  caret: number;
}

/** Lays a text into the mask. While something is being deleted, what stands between the characters has no say. */
export type MaskFormat = (text: string, deleting: boolean) => string;

const SIGNIFICANT = /[0-9A-Za-z\u0660-\u0669]/;
const significantIn = (text: string): string => [...text].filter((char) => SIGNIFICANT.test(char)).join('');
const countIn = (text: string): number => significantIn(text).length;
const withoutLast = (text: string): string => text.replace(/[0-9A-Za-z\u0660-\u0669](?=[^0-9A-Za-z\u0660-\u0669]*$)/, '');

/** The position in `text` that has `count` characters to its right; after a literal where both would do, so that typing goes on there. */
export function caretBefore(text: string, count: number): number {
  if (count === 0) return text.length;
  let seen = 0;
  for (let at = text.length; at > 0; at -= 1) {
    if (SIGNIFICANT.test(text.charAt(at - 1))) seen += 1;
    if (seen === count) return at - 1;
  }
  return 0;
}

/** The position right after the first `count` characters. */
export function caretAfter(text: string, count: number): number {
  if (count === 0) return 0;
  let seen = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (SIGNIFICANT.test(text.charAt(at))) seen += 1;
    if (seen === count) return at + 1;
  }
  return text.length;
}

/** The edit as it would be had it kept off the mask's own beginning: what was deleted there stays, what was typed there comes after it. */
function besidePrefix(edit: MaskEdit, deleting: boolean): MaskEdit {
  const { before, after, caret, prefix = '' } = edit;
  const tail = after.slice(caret);
  if (prefix === '' || !before.startsWith(prefix) || after.startsWith(prefix) || countIn(tail) === 0) return edit;
  const behind = before.slice(prefix.length);
  if (deleting && tail.endsWith(behind)) return { ...edit, after: before };
  if (deleting) return { ...edit, after: prefix + tail, caret: prefix.length };
  // Typed at one place within the prefix, nothing selected.
  const typed = after.slice(caret - (after.length - before.length), caret);
  if (before !== after.slice(0, caret - typed.length) + tail) return edit;
  return { ...edit, after: prefix + typed + behind, caret: prefix.length + typed.length };
}

/** A deletion that took only a space or a bracket takes the character beyond it too: to the left with Backspace, to the right with Delete. */
function beyondLiteral(edit: MaskEdit): MaskEdit {
  const { before, after, caret, kind } = edit;
  const taken = before.charAt(caret);
  // One character less, at the caret, and it was no character of the value; a paste over everything may look so, and is at its end.
  const tookLiteral = taken !== '' && !SIGNIFICANT.test(taken) && before === after.slice(0, caret) + taken + after.slice(caret);
  if (!tookLiteral) return edit;
  const [left, right] = [after.slice(0, caret), after.slice(caret)];
  if (kind === 'deleteContentForward') return { ...edit, after: left + right.replace(SIGNIFICANT, '') };
  const kept = withoutLast(left);
  return { ...edit, after: kept + right, caret: kept.length };
}

/** The space or slash that a deletion at the end leaves behind goes too. */
function withoutDangling(edit: MaskEdit, deleting: boolean): MaskEdit {
  if (!deleting || countIn(edit.after.slice(edit.caret)) > 0) return edit;
  const after = edit.after.slice(0, caretAfter(edit.after, countIn(edit.after)));
  return { ...edit, after, caret: Math.min(edit.caret, after.length) };
}

/**
 * What a masked field holds after an edit, and where its caret goes. The caret keeps the characters that stand to its right, as a mask may add a code or spaces to
 * the left of it; when the field was full and its last characters fell out, it keeps those to its left.
 */
export function editMask(given: MaskEdit, format: MaskFormat): MaskedEdit {
  const deleting = given.kind?.startsWith('delete') ?? given.after.length < given.before.length;
  const edit = besidePrefix(given, deleting);
  // Only a literal of the mask's beginning was to be deleted: the caret steps over it.
  if (edit.after === edit.before && given.after !== given.before) return { text: edit.before, caret: given.caret };
  const { after, caret } = withoutDangling(beyondLiteral(edit), deleting);
  const text = format(after, deleting);
  const right = countIn(after.slice(caret));
  const fellOut = right > 0 && format(withoutLast(after), deleting) === text;
  return { text, caret: fellOut ? caretAfter(text, countIn(format(after.slice(0, caret), deleting))) : caretBefore(text, right) };
}

/** Whether an edit brought in a text as a whole: pasted, dropped, filled in by the browser, chosen from suggestions. */
export function isWhole({ before, after, kind }: MaskEdit): boolean {
  if (kind === undefined || kind === 'insertFromPaste' || kind === 'insertFromDrop' || kind === 'insertReplacementText') return true;
  // Phone keyboards paste and suggest by the events of typing.
  return (kind === 'insertText' || kind === 'insertCompositionText') && after.length - before.length > 1;
}

/**
 * What a field holds after a text came in as a whole, and where its caret goes. `judge` gives the text in its mask, or as it came where the mask would make
 * something else of it.
 */
export function editWhole(given: MaskEdit, judge: (text: string) => string): MaskedEdit {
  const edit = besidePrefix(given, false);
  const text = judge(edit.after);
  return { text, caret: text === edit.after ? edit.caret : caretBefore(text, countIn(edit.after.slice(edit.caret))) };
}
