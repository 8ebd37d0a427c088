import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { DotSeparatedFacts } from './facts.tsx';

afterEach(cleanup);

const show = (width: number, facts: (string | null)[]) =>
  render(
    <div style={{ inlineSize: `${width}px` }} data-testid="box">
      <DotSeparatedFacts facts={facts} />
    </div>,
  );
const LONG = 'Мирзо-Улугбекский район города Ташкента';

test('every line of DotSeparatedFacts starts at the left edge, also within a wrapped fact', () => {
  show(150, ['рейтинг 4,8', LONG]);
  const box = screen.getByTestId('box').getBoundingClientRect();
  for (const text of ['рейтинг 4,8', LONG]) {
    const words = document.createRange();
    words.selectNodeContents(screen.getByText(text));
    const lefts = [...words.getClientRects()].map(({ left }) => Math.round(left - box.left));
    expect(new Set(lefts), text).toEqual(new Set([0]));
  }
});

test('DotSeparatedFacts puts a dot between two facts on one line and leaves out null', () => {
  show(400, ['рейтинг 4,8', null, '2 адреса']);
  const first = screen.getByText('рейтинг 4,8').getBoundingClientRect();
  const second = screen.getByText('2 адреса').getBoundingClientRect();
  expect(second.top).toBe(first.top);
  expect(second.left).toBe(first.right);
  expect(getComputedStyle(screen.getByText('2 адреса'), '::before').content).toContain('·');
  cleanup();
  show(400, [null]);
  expect(screen.getByTestId('box')).toBeEmptyDOMElement();
});
