/**
 * Darkens a picture of goods on the screen in the dark theme, where its light background would glare. Not for logos.
 * @param filter the element's other filters
 */
export function dimInDark(filter = '') {
  const dimmed = { filter: `${filter} brightness(0.8)`.trim() };
  return {
    screen: { selectors: { '[data-theme=dark] &': dimmed } },
    'screen and (prefers-color-scheme: dark)': { selectors: { ':root:not([data-theme]) &': dimmed } },
  };
}
