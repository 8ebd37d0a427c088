import type { Page } from '@playwright/test';

/** Elements that make the page wider than its window, or that stick out of it without being clipped by a parent. */
export function findOverflowingElements(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.documentElement;
    const limit = root.clientWidth;
    const nameOf = (element: Element) => {
      const text = (element.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 40);
      return `<${element.localName}${element.id ? ` id="${element.id}"` : ''}>${text === '' ? '' : ` "${text}"`}`;
    };
    const isCut = (element: Element) => {
      for (let above = element.parentElement; above && above !== document.body; above = above.parentElement) {
        const { overflowX, clipPath } = getComputedStyle(above);
        if (overflowX !== 'visible' || clipPath !== 'none') return true;
      }
      return false;
    };
    const found = [...document.body.querySelectorAll('*')].filter((element) => {
      const { left, right, width, height } = element.getBoundingClientRect();
      if (width <= 1 || height <= 1 || (right <= limit + 1 && left >= -1)) return false;
      if (element.parentElement?.closest('svg')) return false;
      return element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !isCut(element);
    });
    const outer = found.filter((element) => !found.some((other) => other !== element && other.contains(element)));
    return [
      ...(root.scrollWidth > limit ? [`the page is ${root.scrollWidth} px wide in a window of ${limit} px`] : []),
      ...outer.slice(0, 5).map((element) => {
        const { left, right } = element.getBoundingClientRect();
        return `${nameOf(element)} stands from ${Math.round(left)} to ${Math.round(right)} px in a window of ${limit} px`;
      }),
    ];
  });
}
