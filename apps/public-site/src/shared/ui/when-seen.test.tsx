import { expect, it, vi } from 'vitest';
import { whenSeen } from './when-seen.ts';

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

it('one who waits after the others were called waits for a frame of his own', async () => {
  const [first, second] = [vi.fn(), vi.fn()];
  whenSeen(first);
  await vi.waitFor(() => expect(first).toHaveBeenCalledOnce());
  whenSeen(second);
  expect(second).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(second).toHaveBeenCalledOnce());
  expect(first).toHaveBeenCalledOnce();
});
