import { afterEach, expect, it, vi } from 'vitest';
import { whenSeen } from './when-seen.ts';

afterEach(() => vi.restoreAllMocks());

const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));

it('what comes after the frame does not come before it, and all of it comes at one go', async () => {
  const called: string[] = [];
  whenSeen(() => called.push('tiles'));
  whenSeen(() => called.push('pages'));
  await Promise.resolve();
  await new Promise((resolve) => queueMicrotask(() => resolve(undefined)));
  expect(called).toEqual([]);
  await nextFrame();
  expect(called).toEqual([]);
  await vi.waitFor(() => expect(called).toEqual(['tiles', 'pages']));
});

it('who has gone meanwhile is not called', async () => {
  const gone = vi.fn();
  const here = vi.fn();
  const leave = whenSeen(gone);
  whenSeen(here);
  leave();
  await vi.waitFor(() => expect(here).toHaveBeenCalledOnce());
  expect(gone).not.toHaveBeenCalled();
});

it('a page that nobody sees has no frames, and comes whole soon all the same', async () => {
  vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  const then = vi.fn();
  whenSeen(then);
  await vi.waitFor(() => expect(then).toHaveBeenCalledOnce(), { timeout: 1_000 });
});

it('one who waits after the others were called waits for a frame of his own', async () => {
  const [first, second] = [vi.fn(), vi.fn()];
  whenSeen(first);
  await vi.waitFor(() => expect(first).toHaveBeenCalledOnce());
  whenSeen(second);
  expect(second).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(second).toHaveBeenCalledOnce());
  expect(first).toHaveBeenCalledOnce();
});
