import type { ReactNode } from 'react';

type Props = {
  isWrong: boolean;
  children: ReactNode;
};

/** A place that can be wrong and is no field: `focusFault` finds it, and puts the focus on its first control, or on the place itself. */
export function FaultPlace({ isWrong, children }: Props) {
  return <div {...(isWrong ? { 'data-fault': '', tabIndex: -1 } : {})}>{children}</div>;
}

const CONTROL = 'button:not([disabled]), input:not([disabled]), textarea:not([disabled])';

/** Puts the focus on the first place of the form that is wrong: on its control, or on the words where there is none. */
export function focusFault(form: HTMLElement | null): void {
  const places = form?.querySelectorAll<HTMLElement>('[data-fault], [aria-describedby]') ?? [];
  for (const place of places) {
    const control = isWrong(place) ? controlOf(place) : null;
    if (control === null) continue;
    control.focus();
    return;
  }
}

/** A list and a group of radio cards have no `aria-invalid`; the kit describes all that is wrong by an element with such an id. */
const isWrong = (place: HTMLElement): boolean =>
  place.dataset['fault'] !== undefined || /-error(?:\s|$)/.test(place.getAttribute('aria-describedby') ?? '');

/** In a group what is chosen, or the first. */
function controlOf(place: HTMLElement): HTMLElement | null {
  if (place.matches(CONTROL)) return place;
  const controls = [...place.querySelectorAll<HTMLElement>(CONTROL)].filter((control) => control.checkVisibility());
  const chosen = controls.find((control) => control instanceof HTMLInputElement && control.checked);
  return chosen ?? controls[0] ?? (place.tabIndex === -1 && place.dataset['fault'] !== undefined ? place : null);
}
