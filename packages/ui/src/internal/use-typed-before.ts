import { useEffect } from 'react';

/**
 * Tells React what a field holds, as if it came now: React compares with what it last wrote through the element's own property, so that
 * gets what was drawn first, and the browser's property what the reader gave.
 * @param drawn what the document said of the field
 * @param event the event by which React hears of a change of `property`
 */
export function tellAgain<Property extends 'value' | 'checked'>(
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
