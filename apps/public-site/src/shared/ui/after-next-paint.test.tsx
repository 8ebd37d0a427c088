import { expect, it, vi } from 'vitest';
import { afterNextPaint } from './after-next-paint.ts';

const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));

it('afterNextPaint calls all callbacks together after the next frame, not before', async () => {
  const called: string[] = [];
  afterNextPaint(() => called.push('tiles'));
  afterNextPaint(() => called.push('pages'));
  await Promise.resolve();
  await new Promise((resolve) => queueMicrotask(() => resolve(undefined)));
  expect(called).toEqual([]);
  await nextFrame();
  expect(called).toEqual([]);
  await vi.waitFor(() => expect(called).toEqual(['tiles', 'pages']));
});

it('afterNextPaint does not call a cancelled callback', async () => {
  const gone = vi.fn();
  const here = vi.fn();
  const leave = afterNextPaint(gone);
  afterNextPaint(here);
  leave();
  await vi.waitFor(() => expect(here).toHaveBeenCalledOnce());
  expect(gone).not.toHaveBeenCalled();
});

it('afterNextPaint waits for another frame for a callback that is added later', async () => {
  const [first, second] = [vi.fn(), vi.fn()];
  afterNextPaint(first);
  await vi.waitFor(() => expect(first).toHaveBeenCalledOnce());
  afterNextPaint(second);
  expect(second).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(second).toHaveBeenCalledOnce());
  expect(first).toHaveBeenCalledOnce();
});
