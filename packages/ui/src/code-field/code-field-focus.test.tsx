import '../theme/index.ts';
import { afterEach, expect, it } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { getElement, renderInBrowser } from '../internal/render-in-browser.tsx';
import { currentBox } from './code-field.css.ts';
import { CodeField } from './code-field.tsx';

const forceColors = (value: 'active' | 'none') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] });

let end = (): void => undefined;
afterEach(async () => {
  end();
  await forceColors('none');
});

it.each(['none', 'active'] as const)('the code field shows its focus by an outline with forced colors: %s', async (value) => {
  await forceColors(value);
  const { host, close } = renderInBrowser(<CodeField label="Code" value="12" onChange={() => undefined} />);
  end = close;
  const box = getComputedStyle(getElement(`.${currentBox}`, host));
  expect(box.outlineStyle).toBe('none');
  await userEvent.tab();
  expect(document.activeElement).toBe(host.querySelector('input'));
  expect([box.outlineStyle, box.outlineWidth]).toEqual(['solid', '2px']);
  expect(box.outlineColor).not.toBe(box.backgroundColor);
});
