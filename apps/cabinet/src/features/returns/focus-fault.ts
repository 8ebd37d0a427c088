/** Of a part of the form whose controls do not say themselves that they are wrong: `<div {...markOf(problem)}>`. */
export const markOf = (problem: string | undefined) => (problem === undefined ? {} : { 'data-wrong': '' });

const WRONG = '[aria-invalid="true"], [data-wrong]';
const CONTROL = 'input:not(:disabled), textarea';

/** Puts the focus on the first control that is wrong, as the kit's forms do after a press; in a group on what is chosen, or the first. */
export function focusFault(form: HTMLElement | null): void {
  const wrong = form?.querySelector<HTMLElement>(WRONG);
  if (!wrong) return;
  const controls = wrong.matches(CONTROL) ? [wrong] : [...wrong.querySelectorAll<HTMLElement>(CONTROL)];
  (controls.find((control) => control.matches(':checked')) ?? controls[0])?.focus();
}
