import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { Button } from '../button/button.tsx';
import { media } from './media.ts';
import './index.ts';

it.each([
  [320, true],
  [600, true],
  [601, false],
  [1280, false],
])('[S9-05] a window of %i px is mobile: %s', async (width, isMobile) => {
  await page.viewport(width, 800);
  expect(window.matchMedia(media.phone).matches).toBe(isMobile);
  expect(window.matchMedia(media.tablet).matches).toBe(!isMobile);
  // A component of the kit follows the same limit: this button has the full width on a phone, and the width of its label elsewhere.
  document.body.innerHTML = renderToStaticMarkup(<Button width="phone">Оплатить</Button>);
  const button = document.querySelector('button');
  expect(button?.offsetWidth === button?.parentElement?.clientWidth).toBe(isMobile);
});
