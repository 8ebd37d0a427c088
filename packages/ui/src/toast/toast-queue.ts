import type { Tone } from '../badge/badge.tsx';

/** The only action of a message: "Отменить", "Открыть заказ". The customer must be able to do the same elsewhere. */
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

/** At most 20 messages are visible; the 21st waits. */
export const TOAST_MAX_VISIBLE = 20;
/** How long a message stays. The time stops while a pointer or the focus is on the messages, and while the page is hidden. */
export const TOAST_DURATION_MS = 5_000;

export interface ToastQueue {
  nextId: number;
  visible: readonly Toast[];
  waiting: readonly Toast[];
}

export const EMPTY_QUEUE: ToastQueue = { nextId: 1, visible: [], waiting: [] };

const settle = (queue: ToastQueue): ToastQueue => {
  const free = TOAST_MAX_VISIBLE - queue.visible.length;
  return free <= 0 || queue.waiting.length === 0
    ? queue
    : { ...queue, visible: [...queue.visible, ...queue.waiting.slice(0, free)], waiting: queue.waiting.slice(free) };
};

export function addToast(queue: ToastQueue, toast: NewToast): ToastQueue {
  return settle({ ...queue, nextId: queue.nextId + 1, waiting: [...queue.waiting, { ...toast, id: queue.nextId }] });
}

export function removeToast(queue: ToastQueue, id: number): ToastQueue {
  return settle({
    ...queue,
    visible: queue.visible.filter((toast) => toast.id !== id),
    waiting: queue.waiting.filter((toast) => toast.id !== id),
  });
}
