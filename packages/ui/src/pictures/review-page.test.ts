import { expect, it } from 'vitest';
import { renderReviewPage } from './review-page.ts';

it('the review page shows before, after and difference of each changed picture, or that nothing changed', () => {
  const page = renderReviewPage([{ name: 'button-light', before: 'before/button-light.png', after: 'button-light-actual.png' }], 120);
  expect(page).toContain('Изменилось: 1');
  expect(page).toContain('<img src="before/button-light.png" alt="Было">');
  expect(page).toContain('<img src="button-light-actual.png" alt="Стало">');
  expect(page).toContain('<figcaption>Разница</figcaption>—');
  expect(renderReviewPage([], 120)).toContain('Всё как было');
});
