import axe from 'axe-core';

/** Turns off the rules for whole pages: a section that a test renders has no landmarks and no h1. */
const PAGE_RULES_OFF = { region: { enabled: false }, 'page-has-heading-one': { enabled: false } };

/** The violations that axe finds in the current document: rule ids and selectors. Empty if there are none. */
export async function findAccessibilityViolations(): Promise<[rule: string, places: string[]][]> {
  // Wait for running animations: half-transparent elements have wrong colours. Skip endless animations, such as those of skeletons.
  const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
  await Promise.allSettled(ending.map(({ finished }) => finished));
  const { violations } = await axe.run(document.body, { rules: PAGE_RULES_OFF });
  return violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target.join(' '))]);
}
