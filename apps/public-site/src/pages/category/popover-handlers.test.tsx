import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { userEvent as hands } from 'vitest/browser';
import { popoverHandlers } from './popover-handlers.ts';

afterEach(cleanup);

async function open() {
  render(
    <>
      <div id="panel" popover="auto" {...popoverHandlers}>
        <form onSubmit={(event) => event.preventDefault()}>
          <input type="checkbox" aria-label="tick" onChange={({ currentTarget }) => currentTarget.form?.requestSubmit()} />
          <input aria-label="price" />
          <button type="submit">show</button>
        </form>
        <a href="#all">all</a>
      </div>
      <button type="button" popoverTarget="panel">
        filters
      </button>
      <a href="#behind">behind</a>
    </>,
  );
  await hands.click(screen.getByRole('button', { name: 'filters' }));
  await expect.poll(isOpen).toBe(true);
}
const isOpen = () => document.getElementById('panel')?.matches(':popover-open');

test.each([
  ['the submit button', () => hands.click(screen.getByRole('button', { name: 'show' })), 'filters'],
  ['Enter in a field', () => hands.type(screen.getByLabelText('price'), '1{Enter}'), 'filters'],
  ['a link in the panel', () => hands.click(screen.getByRole('link', { name: 'all' })), 'filters'],
  ['moving focus behind the panel', () => screen.getByRole('link', { name: 'behind' }).focus(), 'behind'],
] as const)('%s closes the filter panel of a phone, and a visible element has focus', async (_name, act, focused) => {
  await open();
  screen.getByLabelText('tick').focus();
  await act();
  await expect.poll(isOpen).toBe(false);
  await expect.poll(() => document.activeElement?.textContent).toBe(focused);
});

test('a ticked checkbox leaves the filter panel open', async () => {
  await open();
  await hands.click(screen.getByLabelText('tick'));
  await expect.poll(() => screen.getByLabelText('tick')).toBeChecked();
  expect(isOpen()).toBe(true);
});
