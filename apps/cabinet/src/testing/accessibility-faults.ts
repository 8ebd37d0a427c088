import axe from 'axe-core';

/** A part of a page is no page: what stands around it brings the landmarks. */
const NOT_OF_A_PART = { region: { enabled: false }, 'page-has-heading-one': { enabled: false } };

/** What axe finds wrong in what is shown: rule and places, empty where nothing is. */
export async function accessibilityFaults(): Promise<[rule: string, places: string[]][]> {
  // What is still coming in is half transparent, and its colours are not its own. A skeleton never ends, and is waited for by nobody.
  const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
  await Promise.allSettled(ending.map(({ finished }) => finished));
  const { violations } = await axe.run(document.body, { rules: NOT_OF_A_PART });
  return violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target.join(' '))]);
}
