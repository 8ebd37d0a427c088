import type { FieldEntry, FormValues, PortalFormHandle } from './types.ts';

const FOCUSABLE = 'button:not([disabled]), input:not([disabled]), select, textarea';

/** The control of a field that takes the focus. For radio buttons: the checked one, else the first that is enabled. */
function findControl(form: HTMLFormElement, name: string, { id }: FieldEntry): HTMLElement | null {
  const own = document.getElementById(id);
  if (own?.matches(FOCUSABLE)) return own;
  // If a field has several controls, take the first visible one, because phones and computers show different ones.
  if (own) return [...own.querySelectorAll<HTMLElement>(FOCUSABLE)].find((control) => control.checkVisibility()) ?? null;
  const named = form.elements.namedItem(name);
  if (!(named instanceof RadioNodeList)) return named instanceof HTMLElement ? named : null;
  const buttons = [...named].filter((node) => node instanceof HTMLInputElement);
  return buttons.find(({ checked }) => checked) ?? buttons.find(({ disabled }) => !disabled) ?? null;
}

export type FieldError = { name: string; error: string; control: HTMLElement };

/** The fields that have an error now, in document order. */
export function validationErrorsOf<Input extends FormValues>(
  form: HTMLFormElement,
  { store, entries }: PortalFormHandle<Input>,
): FieldError[] {
  const faults = [...entries].flatMap(([name, entry]) => {
    const error = store.internal.fields[name]?.error.peek() ?? '';
    const control = error === '' ? null : findControl(form, name, entry);
    return control ? [{ name, error, control }] : [];
  });
  return faults.sort((a, b) => (a.control.compareDocumentPosition(b.control) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
}
