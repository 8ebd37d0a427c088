import { describe, expect, it } from 'vitest';
import { addToast, EMPTY_QUEUE, removeToast, TOAST_MAX_SHOWN, type ToastQueue } from './toast-queue.ts';

const withToasts = (count: number): ToastQueue =>
  Array.from({ length: count }).reduce<ToastQueue>((queue, _, at) => addToast(queue, { text: `№ ${at + 1}`, tone: 'good' }), EMPTY_QUEUE);

describe('toast queue', () => {
  it('shows 20 and lets the 21st wait for a place', () => {
    const queue = withToasts(TOAST_MAX_SHOWN + 1);
    expect(queue.shown).toHaveLength(20);
    expect(queue.waiting.map((toast) => toast.text)).toEqual(['№ 21']);
    const later = removeToast(queue, queue.shown[3]?.id ?? 0);
    expect(later.shown).toHaveLength(20);
    expect(later.shown.at(-1)?.text).toBe('№ 21');
    expect(later.waiting).toEqual([]);
  });

  it('takes away one that still waits', () => {
    const queue = withToasts(22);
    const after = removeToast(queue, 21);
    expect(after.waiting.map((toast) => toast.text)).toEqual(['№ 22']);
  });

  it('keeps what can be done about a message', () => {
    const action = { label: 'Вернуть', onPress: () => undefined };
    expect(addToast(EMPTY_QUEUE, { text: 'Карта удалена', tone: 'neutral', action }).shown).toEqual([
      { id: 1, text: 'Карта удалена', tone: 'neutral', action },
    ]);
  });

  it('shows those that wait in the order they came', () => {
    let queue = withToasts(23);
    for (const toast of queue.shown.slice(0, 3)) queue = removeToast(queue, toast.id);
    expect(queue.shown.slice(-3).map((toast) => toast.text)).toEqual(['№ 21', '№ 22', '№ 23']);
  });

  it('gives each its own id and ignores one that is gone', () => {
    const queue = withToasts(3);
    expect(new Set(queue.shown.map((toast) => toast.id)).size).toBe(3);
    expect(removeToast(queue, 99).shown).toEqual(queue.shown);
  });
});
