import { expect, it } from 'vitest';
import { reviewPage } from './review-page.ts';

it('shows before, after and difference of what changed, and says so when nothing did', () => {
  const page = reviewPage([{ name: 'button-light', before: 'before/button-light.png', after: 'button-light-actual.png' }], 120);
  expect(page).toContain('Изменилось: 1');
  expect(page).toContain('<img src="before/button-light.png" alt="Было">');
  expect(page).toContain('<img src="button-light-actual.png" alt="Стало">');
  expect(page).toContain('<figcaption>Разница</figcaption>—');
  expect(reviewPage([], 120)).toContain('Всё как было');
});
