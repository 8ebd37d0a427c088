import { expect, type Page } from '@playwright/test';
import type { Lang } from '../labels.ts';
import { findOverflowingElements } from '../pictures/checks/overflow.ts';
import { findCoveredControls } from './find-covered.ts';
import { withCyrillicTexts } from './with-cyrillic-texts.ts';

/** WCAG 1.4.10: a page needs no scrolling sideways at 320 px. */
const NARROW = { width: 320, height: 640 };
const PHONE = { width: 390, height: 844 };
/** WCAG 1.4.4: text at 200 %. */
const LARGE_TEXT = ':root { font-size: 200% !important }';
/** WCAG 1.4.12: spacing that a reader may set without losing content. */
const WIDE_SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }';
/** Relative luminance (WCAG 2.2) below which text has a contrast of at least 4.5 on white paper. */
const MAX_PRINT_LUMINANCE = 0.18;

/**
 * Checks a page in a narrow window (Uzbek in both alphabets), with large text and with wide spacing. Also checks it under the phone's
 * bars, and printed from the dark theme.
 */
export async function checkLayout(page: Page, address: string, lang: Lang): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize(NARROW);
  expect.soft(await findOverflowingElements(page), `${address} at 320 px`).toEqual([]);
  if (lang === 'uz')
    expect.soft(await withCyrillicTexts(page, () => findOverflowingElements(page)), `${address} at 320 px in Cyrillic`).toEqual([]);
  await page.setViewportSize(PHONE);
  expect.soft(await findCoveredControls(page), `${address}: covered by a bar`).toEqual([]);
  expect.soft(await withStyle(page, LARGE_TEXT, () => findOverflowingElements(page)), `${address} with text of 200 %`).toEqual([]);
  expect.soft(await withStyle(page, WIDE_SPACING, () => findOverflowingElements(page)), `${address} with wide spacing`).toEqual([]);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  expect.soft(await findUnprintable(page), `${address} on paper`).toEqual([]);
  await page.emulateMedia({ media: null, colorScheme: null });
  if (before) await page.setViewportSize(before);
}

/** Applies a user style sheet. The page's CSP forbids inline styles but not sheets constructed by script. */
async function withStyle<T>(page: Page, css: string, look: () => Promise<T>): Promise<T> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);
  // Chromium evaluates container queries in `em` again only when the size of a container changes.
  const window = page.viewportSize() ?? PHONE;
  await page.setViewportSize({ ...window, width: window.width + 1 });
  await page.setViewportSize(window);
  try {
    return await look();
  } finally {
    await page.evaluate(() => {
      document.adoptedStyleSheets.pop();
    });
  }
}

/** Finds what prints badly: text and headings too pale for paper, and visible navigation. */
function findUnprintable(page: Page): Promise<string[]> {
  return page.evaluate((limit) => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    const luminance = (color: string): number => {
      if (!canvas) return 0;
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
      const linear = [...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3)].map((value) => (value / 255) ** 2.2);
      return 0.2126 * (linear[0] ?? 0) + 0.7152 * (linear[1] ?? 0) + 0.0722 * (linear[2] ?? 0);
    };
    const headings = [document.body, ...document.querySelectorAll('main h1, main h2')];
    const pale = headings.filter((element) => element.checkVisibility() && luminance(getComputedStyle(element).color) > limit);
    const shown = [...document.querySelectorAll('nav')].filter((element) => element.checkVisibility() && element.clientHeight > 1);
    return [
      ...pale.map((element) => `pale: <${element.localName}> ${(element.textContent ?? '').trim().slice(0, 40)}`),
      ...shown.map((element) => `navigation: ${element.getAttribute('aria-label') ?? element.className}`),
    ];
  }, MAX_PRINT_LUMINANCE);
}
