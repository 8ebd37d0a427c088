import '../theme/index.ts';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { getElement, renderInBrowser } from '../internal/render-in-browser.tsx';
import { ThreeColumns } from './cabinet-layout.tsx';

let end = (): void => undefined;
afterEach(() => end());

it('both columns begin at one height, also if the first part is empty', async () => {
  await page.viewport(1_280, 800);
  const { close } = renderInBrowser(
    <ThreeColumns first={null} second={<p id="second">2</p>} third={<p>3</p>} last={<p id="last">last</p>} />,
  );
  end = close;
  const topOf = (selector: string) => getElement(selector).getBoundingClientRect().top;
  expect(topOf('#last')).toBe(topOf('#second'));
});
