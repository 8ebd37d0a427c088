import { useEffect } from 'react';

/**
 * Makes React notice the present value of a field as if it had just changed. React compares the field's value with the value last written
 * through the property that React defines on the element. So the server's value is written through that property, and the user's value
 * through the prototype's property, which React does not observe.
 * @param drawn the value in the server's HTML
 * @param event the event at which React checks `property`
 */
export function replayEvent<Property extends 'value' | 'checked'>(
  field: Record<Property, unknown> & EventTarget,
  property: Property,
  drawn: string | boolean,
  event: 'input' | 'click',
): void {
  const given: unknown = field[property];
  if (given === drawn) return;
  Reflect.set(field, property, drawn);
  Reflect.set(Object.getPrototypeOf(field), property, given, field);
  field.dispatchEvent(new Event(event, { bubbles: true }));
}

/**
 * A user or the browser may fill in a server-rendered field before hydration. React leaves that text visible, but never reports it. After
 * hydration this hook reports the text as if it were typed now, through the field's mask. `id` is the field's id.
 */
export function usePreHydrationInput(id: string): void {
  useEffect(() => {
    const field = document.getElementById(id);
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) replayEvent(field, 'value', field.defaultValue, 'input');
  }, [id]);
}
