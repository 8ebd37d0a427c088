import '../theme/index.ts';
import { afterEach, expect, it } from 'vitest';
import { cdp } from 'vitest/browser';
import { renderInBrowser } from '../internal/render-in-browser.tsx';
import { PaymentTimeline } from './payment-timeline.tsx';

const emulate = (value: 'active' | '') => cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] });

let end = (): void => undefined;
afterEach(async () => {
  end();
  await emulate('');
});

it.each(['active', ''] as const)('a done, a current and a coming step differ by shape, forced colors: %o', async (forced) => {
  await emulate(forced);
  const { host, close } = renderInBrowser(
    <PaymentTimeline
      label="Доставка"
      events={[
        { id: '1', title: 'Собран', tone: 'good' },
        { id: '2', title: 'Едет к вам', tone: 'info', current: true },
        { id: '3', title: 'Получение' },
      ]}
    />,
  );
  end = close;
  const dots = [...host.querySelectorAll('li > :first-child')].map((dot) => getComputedStyle(dot));
  const filled = dots.map(({ backgroundColor, borderTopColor }) => backgroundColor === borderTopColor);
  expect(filled).toEqual([true, true, false]);
  expect(dots.map(({ outlineStyle }) => outlineStyle)).toEqual(['none', 'solid', 'none']);
});
