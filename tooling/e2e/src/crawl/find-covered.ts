import type { Page } from '@playwright/test';

/** Finds controls in `main` that a fixed or sticky element still covers after they are scrolled into view, as Tab does (WCAG 2.4.11). */
export function findCoveredControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const nameOf = (element: Element) => {
      const text = (element.getAttribute('aria-label') ?? element.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 40);
      return `<${element.localName}> "${text}"`;
    };
    const isFixed = (element: Element | null): boolean => {
      for (let above = element; above; above = above.parentElement)
        if (['fixed', 'sticky'].includes(getComputedStyle(above).position)) return true;
      return false;
    };
    const place = { x: scrollX, y: scrollY };
    const controls = [
      ...document.querySelectorAll<HTMLElement>('main :is(a[href], button, summary, label:has(input), input, select, textarea)'),
    ];
    const covered = controls.filter((control) => {
      if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || isFixed(control)) return false;
      control.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      const { left, top, width, height } = control.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      if (width < 2 || height < 2 || x < 0 || y < 0 || x > innerWidth || y > innerHeight) return false;
      const there = document.elementFromPoint(x, y);
      return there !== null && !control.contains(there) && !there.contains(control) && isFixed(there);
    });
    scrollTo({ left: place.x, top: place.y, behavior: 'instant' });
    return covered.map((control) => `${nameOf(control)} is covered`);
  });
}
