import type { Tone } from '../badge/badge.tsx';

/** The one thing to do about a message: "Отменить", "Открыть заказ". What can be done only here must be possible elsewhere too. */
export interface ToastAction {
  label: string;
  onPress: () => void;
}

export interface NewToast {
  text: string;
  tone: Tone;
  action?: ToastAction | undefined;
}

export interface Toast extends NewToast {
  id: number;
}

/** At most 20 are shown; the 21st waits for a place (spec 9). */
export const TOAST_MAX_SHOWN = 20;
/** How long one stands (spec 9), not counting while a pointer or the focus rests on the messages or the page is hidden. */
export const TOAST_SHOWN_MS = 5_000;

export interface ToastQueue {
  nextId: number;
  shown: readonly Toast[];
  waiting: readonly Toast[];
}

export const EMPTY_QUEUE: ToastQueue = { nextId: 1, shown: [], waiting: [] };

const settle = (queue: ToastQueue): ToastQueue => {
  const free = TOAST_MAX_SHOWN - queue.shown.length;
  return free <= 0 || queue.waiting.length === 0
    ? queue
    : { ...queue, shown: [...queue.shown, ...queue.waiting.slice(0, free)], waiting: queue.waiting.slice(free) };
};

export function addToast(queue: ToastQueue, toast: NewToast): ToastQueue {
  return settle({ ...queue, nextId: queue.nextId + 1, waiting: [...queue.waiting, { ...toast, id: queue.nextId }] });
}

export function removeToast(queue: ToastQueue, id: number): ToastQueue {
  return settle({
    ...queue,
    shown: queue.shown.filter((toast) => toast.id !== id),
    waiting: queue.waiting.filter((toast) => toast.id !== id),
  });
}
