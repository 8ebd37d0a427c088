import '../theme/index.ts';
import type { Locale } from '@muddat/i18n';
import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { House } from '../icons/icons.ts';
import { renderInBrowser } from '../internal/render-in-browser.tsx';
import { TabBar } from './tab-bar.tsx';

/** The text spacing that a reader may set (WCAG 1.4.12). */
const TEXT_SPACING = '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }';
const LABELS: Record<Locale, readonly string[]> = {
  ru: ['Главная', 'Каталог', 'Корзина', 'Заказы', 'Профиль'],
  uz: ['Bosh sahifa', 'Katalog', 'Savat', 'Buyurtmalar', 'Profil'],
};

let end = (): void => undefined;
afterEach(() => end());

async function openBar(locale: Locale, css: string) {
  await page.viewport(320, 640);
  const style = document.head.appendChild(document.createElement('style'));
  style.textContent = css;
  const items = LABELS[locale].map((label) => ({ href: `#${label}`, label, icon: <House size={22} />, count: 12 }));
  const { host, close } = renderInBrowser(<TabBar label="Menu" items={items} />, locale);
  end = () => {
    close();
    style.remove();
  };
  await document.fonts.ready;
  return [...host.querySelectorAll('a')].map((link) => {
    const label = link.lastElementChild;
    if (!(label instanceof HTMLElement)) throw new Error('a tab has no label');
    const text = document.createRange();
    text.selectNodeContents(label);
    const lines = new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size;
    return { word: label.textContent, cut: isCut(label), lines, text: text.getBoundingClientRect(), tab: link.getBoundingClientRect() };
  });
}

const isCut = (element: HTMLElement): boolean =>
  element.scrollWidth > element.clientWidth ||
  (getComputedStyle(element).overflow !== 'visible' && element.scrollHeight > element.clientHeight);

describe.each(['ru', 'uz'] as const)('the tab bar at 320 px in %s', (locale) => {
  it('shows each label on one line', async () => {
    const tabs = await openBar(locale, '');
    expect(tabs.map(({ word, lines, cut }) => [word, lines, cut])).toEqual(LABELS[locale].map((word) => [word, 1, false]));
  });

  it.each([
    ['the text spacing of WCAG 1.4.12', TEXT_SPACING],
    ['text of 130 %', 'html { font-size: 130% }'],
    ['that spacing and text of 130 %', `${TEXT_SPACING} html { font-size: 130% }`],
  ])('with %s cuts no label and keeps each inside its tab', async (_what, css) => {
    for (const { word, cut, text, tab } of await openBar(locale, css)) {
      expect([word, cut]).toEqual([word, false]);
      expect(text.left, word).toBeGreaterThanOrEqual(tab.left);
      expect(text.right, word).toBeLessThanOrEqual(tab.right);
      expect(text.bottom, word).toBeLessThanOrEqual(tab.bottom);
      expect(text.top, word).toBeGreaterThanOrEqual(tab.top);
    }
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  });
});
