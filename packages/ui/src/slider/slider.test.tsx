import { useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Slider } from './slider.tsx';

function Example() {
  const [months, setMonths] = useState(12);
  return <Slider label="Срок" value={months} min={3} max={24} onChange={setMonths} valueText={`${months} мес.`} ends={['3', '24']} />;
}

let root: Root;
beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(<Example />);
});
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
});

it.each([
  ['{ArrowRight}', '13 мес.'],
  ['{ArrowUp}', '13 мес.'],
  ['{ArrowLeft}', '11 мес.'],
  ['{ArrowDown}', '11 мес.'],
  ['{Home}', '3 мес.'],
  ['{End}', '24 мес.'],
  ['{End}{ArrowRight}', '24 мес.'],
])('the keys %s move the slider to "%s", also in `aria-valuetext`', async (keys, words) => {
  const slider = page.getByRole('slider', { name: 'Срок' });
  await expect.element(slider).toBeVisible();
  await userEvent.tab();
  await userEvent.keyboard(keys);
  await expect.element(slider).toHaveAttribute('aria-valuetext', words);
});
