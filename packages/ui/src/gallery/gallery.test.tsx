import { afterEach, expect, it } from 'vitest';
import { renderInBrowser } from '../internal/render-in-browser.tsx';
import { Gallery } from './gallery.tsx';

let close = () => {};
afterEach(() => close());

it('a picture that fails to load keeps its name, and the other pictures stay', async () => {
  const broken = { url: 'data:image/png;base64,AAAA', width: 800, height: 800, alt: 'Front' };
  const whole = { url: 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/%3E', width: 9, height: 9 };
  ({ close } = renderInBrowser(<Gallery images={[broken, whole]} name="Kettle" />));
  await expect.poll(() => document.querySelector('span[role=img]')?.getAttribute('aria-label')).toBe('Front. Фото 1 из 2');
  expect(document.querySelector('section img')?.getAttribute('alt')).toBe('Kettle. Фото 2 из 2');
});
