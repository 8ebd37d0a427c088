import '../theme/index.ts';
import { afterEach, expect, it } from 'vitest';
import { getElement, renderInBrowser } from '../internal/render-in-browser.tsx';
import { StoreBanner, StoreLogo } from './store-logo.tsx';

let end = (): void => undefined;
afterEach(() => {
  end();
  document.documentElement.removeAttribute('data-theme');
});

it.each(['light', 'dark'])('in the theme %s a logo that overlaps the banner is above it', (theme) => {
  document.documentElement.dataset['theme'] = theme;
  const { close } = renderInBrowser(
    <>
      <div style={{ blockSize: '120px' }}>
        <StoreBanner src={null} name="Nur Optika" />
      </div>
      <div id="logo" style={{ marginBlockStart: '-48px' }}>
        <StoreLogo src={null} name="Nur Optika" size="l" gap="background" />
      </div>
    </>,
  );
  end = close;
  const { left, top } = getElement('#logo').getBoundingClientRect();
  expect(getElement('#logo').contains(document.elementFromPoint(left + 20, top + 20))).toBe(true);
});
