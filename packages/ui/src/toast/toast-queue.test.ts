import { describe, expect, it } from 'vitest';
import { addToast, EMPTY_QUEUE, removeToast, TOAST_MAX_VISIBLE, type ToastQueue } from './toast-queue.ts';

const withToasts = (count: number): ToastQueue =>
  Array.from({ length: count }).reduce<ToastQueue>((queue, _, at) => addToast(queue, { text: `№ ${at + 1}`, tone: 'good' }), EMPTY_QUEUE);

describe('toast queue', () => {
  it('shows 20 toasts, and the 21st waits until one is removed', () => {
    const queue = withToasts(TOAST_MAX_VISIBLE + 1);
    expect(queue.visible).toHaveLength(20);
    expect(queue.waiting.map((toast) => toast.text)).toEqual(['№ 21']);
    const later = removeToast(queue, queue.visible[3]?.id ?? 0);
    expect(later.visible).toHaveLength(20);
    expect(later.visible.at(-1)?.text).toBe('№ 21');
    expect(later.waiting).toEqual([]);
  });

  it('removes a toast that still waits', () => {
    const queue = withToasts(22);
    const after = removeToast(queue, 21);
    expect(after.waiting.map((toast) => toast.text)).toEqual(['№ 22']);
  });

  it('stores the action of a toast', () => {
    const action = { label: 'Вернуть', onPress: () => undefined };
    expect(addToast(EMPTY_QUEUE, { text: 'Карта удалена', tone: 'neutral', action }).visible).toEqual([
      { id: 1, text: 'Карта удалена', tone: 'neutral', action },
    ]);
  });

  it('shows waiting toasts in the order of their arrival', () => {
    let queue = withToasts(23);
    for (const toast of queue.visible.slice(0, 3)) queue = removeToast(queue, toast.id);
    expect(queue.visible.slice(-3).map((toast) => toast.text)).toEqual(['№ 21', '№ 22', '№ 23']);
  });

  it('gives each toast its own id and ignores the removal of an unknown id', () => {
    const queue = withToasts(3);
    expect(new Set(queue.visible.map((toast) => toast.id)).size).toBe(3);
    expect(removeToast(queue, 99).visible).toEqual(queue.visible);
  });
});
