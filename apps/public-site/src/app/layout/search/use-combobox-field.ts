import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';

export interface ComboboxField {
  /** A text field that is already on the page. The hook controls the field and its form until the component unmounts. */
  field: RefObject<HTMLInputElement | null>;
  listId: string;
  /** Whether the list is visible. `activeId`: the element id of the active option; null while the text field itself is active. */
  isListOpen: boolean;
  activeId: string | null;
  onText: (text: string) => void;
  onKey: (event: KeyboardEvent) => void;
  /** Called with true when the field is focused or pressed, with false when focus has left both the field and the list. */
  onFocusChange: (isHere: boolean) => void;
  onSubmit: (event: SubmitEvent) => void;
}

/** Turns a text field into a combobox: sets its ARIA attributes and listens to its events (ARIA pattern: combobox with a listbox popup). */
export function useComboboxField({ field, listId, isListOpen, activeId, onText, onKey, onFocusChange, onSubmit }: ComboboxField): void {
  const text = useEffectEvent(onText);
  const key = useEffectEvent(onKey);
  const reach = useEffectEvent(onFocusChange);
  const submit = useEffectEvent(onSubmit);
  // In the layout effect: text typed before a later effect would be lost, and the list would be visible before the field announces it.
  useLayoutEffect(() => {
    const input = field.current;
    const box = input?.closest('search');
    if (!input || !box) return;
    const ours = new AbortController();
    const { signal } = ours;
    input.addEventListener('input', () => text(input.value), { signal });
    input.addEventListener('keydown', (event) => key(event), { signal });
    input.addEventListener('focus', () => reach(true), { signal });
    input.addEventListener('pointerdown', () => reach(true), { signal });
    box.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        if (!(relatedTarget instanceof Node && box.contains(relatedTarget))) reach(false);
      },
      { signal },
    );
    input.form?.addEventListener('submit', (event) => submit(event), { signal });
    return () => ours.abort();
  }, [field]);
  useLayoutEffect(() => {
    const input = field.current;
    if (!input) return;
    const said = { role: 'combobox', 'aria-autocomplete': 'list', 'aria-haspopup': 'listbox', 'aria-controls': listId };
    for (const [name, value] of Object.entries(said)) input.setAttribute(name, value);
    input.setAttribute('aria-expanded', String(isListOpen));
    if (activeId === null) input.removeAttribute('aria-activedescendant');
    else input.setAttribute('aria-activedescendant', activeId);
    return () => {
      for (const name of [...Object.keys(said), 'aria-expanded', 'aria-activedescendant']) input.removeAttribute(name);
    };
  }, [field, listId, isListOpen, activeId]);
}
