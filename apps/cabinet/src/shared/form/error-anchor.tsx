import type { ReactNode } from 'react';

type Props = {
  isInvalid: boolean;
  children: ReactNode;
};

/**
 * Marks a section of a form that can be invalid but is not a field. `focusFirstError` focuses its checked control, else its first visible
 * one, or the section if it has none.
 */
export function ErrorAnchor({ isInvalid, children }: Props) {
  return <div {...(isInvalid ? { 'data-fault': '', tabIndex: -1 } : {})}>{children}</div>;
}

const CONTROL = 'button:not([disabled]), input:not([disabled]), textarea:not([disabled])';

/** Focuses the first invalid part of the form: its control, or the section of an `ErrorAnchor` that has no control. */
export function focusFirstError(form: HTMLElement | null): void {
  const places = form?.querySelectorAll<HTMLElement>('[data-fault], [aria-describedby]') ?? [];
  for (const place of places) {
    const control = hasError(place) ? controlOf(place) : null;
    if (control === null) continue;
    control.focus();
    return;
  }
}

/** Lists and radio groups have no `aria-invalid`. The UI kit describes every invalid field by an element whose id ends in `-error`. */
const hasError = (place: HTMLElement): boolean =>
  place.dataset['fault'] !== undefined || /-error(?:\s|$)/.test(place.getAttribute('aria-describedby') ?? '');

/**
 * The element to focus. In a group: the checked control, else the first visible one. The section itself if an `ErrorAnchor` has no control,
 * else null.
 */
function controlOf(place: HTMLElement): HTMLElement | null {
  if (place.matches(CONTROL)) return place;
  const controls = [...place.querySelectorAll<HTMLElement>(CONTROL)].filter((control) => control.checkVisibility());
  const chosen = controls.find((control) => control instanceof HTMLInputElement && control.checked);
  return chosen ?? controls[0] ?? (place.tabIndex === -1 && place.dataset['fault'] !== undefined ? place : null);
}
