import '../theme/index.ts';
import { useEffect } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Tone } from '../badge/badge.tsx';
import { flushAct, getElement, renderInBrowser } from '../internal/render-in-browser.tsx';
import { ToastProvider, useToast } from './toast.tsx';
import type { ToastAction } from './toast-queue.ts';

interface ToastTriggerProps {
  count: number;
  tone?: Tone;
  action?: ToastAction;
}

function ToastTrigger({ count, tone = 'good', action }: ToastTriggerProps) {
  const show = useToast();
  useEffect(() => {
    for (let at = 1; at <= count; at += 1) show(`Сообщение ${at}.`, tone, action);
  }, [count, tone, action, show]);
  return <button type="button">Снаружи</button>;
}

let close: (() => void) | undefined;
function showToasts(props: ToastTriggerProps) {
  ({ close } = renderInBrowser(
    <ToastProvider>
      <ToastTrigger {...props} />
    </ToastProvider>,
  ));
}

const corner = () => getElement('section[aria-label="Сообщения"]');
const items = () => [...corner().querySelectorAll('li')];
const shown = () => (corner().textContent ?? '').match(/Сообщение \d+\./g) ?? [];
const advanceTime = (ms: number) => flushAct(() => void vi.advanceTimersByTime(ms));
const hidePage = (hidden: boolean) =>
  flushAct(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
    document.dispatchEvent(new Event('visibilitychange'));
  });

beforeEach(() => page.viewport(1_200, 800));
afterEach(() => {
  Reflect.deleteProperty(document, 'hidden');
  close?.();
  vi.useRealTimers();
});

describe('the duration and number of toasts', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  it('[S9-04] a toast is shown for 5 000 ms', () => {
    showToasts({ count: 1 });
    advanceTime(4_999);
    expect(shown()).toEqual(['Сообщение 1.']);
    advanceTime(1);
    expect(shown()).toEqual([]);
  });

  it('[S9-04] at most 20 toasts are shown at once; the 21st follows when one disappears, for its own 5 000 ms', () => {
    showToasts({ count: 21 });
    expect(shown()).toHaveLength(20);
    advanceTime(5_000);
    expect(shown()).toEqual(['Сообщение 21.']);
    advanceTime(4_999);
    expect(shown()).toEqual(['Сообщение 21.']);
    advanceTime(1);
    expect(shown()).toEqual([]);
  });

  it.each([
    [
      'the pointer is over the toasts',
      // React derives pointerenter and pointerleave from these events.
      () => flushAct(() => void corner().dispatchEvent(new PointerEvent('pointerover', { bubbles: true, relatedTarget: document.body }))),
      () => flushAct(() => void corner().dispatchEvent(new PointerEvent('pointerout', { bubbles: true, relatedTarget: document.body }))),
    ],
    [
      'the focus is in a toast',
      () => flushAct(() => getElement('button', corner()).focus()),
      () => flushAct(() => getElement('button', corner()).blur()),
    ],
    ['the page is hidden', () => hidePage(true), () => hidePage(false)],
  ])('the timer of a toast pauses while %s, and continues with the remaining time', (_name, hold, release) => {
    showToasts({ count: 1 });
    advanceTime(3_000);
    hold();
    advanceTime(60_000);
    expect(shown()).toEqual(['Сообщение 1.']);
    release();
    advanceTime(1_999);
    expect(shown()).toEqual(['Сообщение 1.']);
    advanceTime(1);
    expect(shown()).toEqual([]);
  });
});

describe('the position of toasts', () => {
  it('[S9-04] is the top right corner of the window', () => {
    showToasts({ count: 1 });
    const { top, right, left } = corner().getBoundingClientRect();
    expect(getComputedStyle(corner()).position).toBe('fixed');
    expect(top).toBe(12);
    expect(document.documentElement.clientWidth - right).toBe(12);
    expect(left).toBeGreaterThan(600);
    expect(items()[0]?.getBoundingClientRect().right).toBe(right);
  });

  it('on a phone is the top, with the width of the window minus margins', async () => {
    await page.viewport(360, 720);
    showToasts({ count: 1 });
    const { top, left, width } = corner().getBoundingClientRect();
    expect(items()[0]?.getBoundingClientRect().width).toBe(width);
    expect([top, left, width]).toEqual([12, 12, document.documentElement.clientWidth - 24]);
  });

  it('does not cover the page where no toast is shown', () => {
    showToasts({ count: 1 });
    const under = document.elementFromPoint(document.documentElement.clientWidth - 30, 300);
    expect(corner().contains(under)).toBe(false);
  });
});

describe('toasts for a screen reader', () => {
  it.each([
    ['good', 'status', 'alert'],
    ['bad', 'alert', 'status'],
  ] as const)('a %s toast is announced once with the role %s, and the visible list is no live region', (tone, role, other) => {
    vi.useFakeTimers();
    showToasts({ count: 2, tone });
    expect(getElement(`[role=${role}]`).textContent).toBe('Сообщение 1.Сообщение 2.');
    expect(getElement(`[role=${other}]`).textContent).toBe('');
    // Only new messages are announced, and the visible list is not a live region.
    expect(getElement(`[role=${role}]`).getAttribute('aria-atomic')).toBe('false');
    expect(corner().closest('[aria-live], [role=status], [role=alert]')).toBeNull();
    expect(corner().querySelector('[aria-live], [role=status], [role=alert]')).toBeNull();
    advanceTime(1_000);
    expect(getElement(`[role=${role}]`).textContent).toBe('');
    expect(shown()).toHaveLength(2);
  });
});

describe('toasts by keyboard', () => {
  it('F6 focuses the newest toast, closing it focuses the one before, and closing the last returns the focus', async () => {
    showToasts({ count: 2 });
    const outside = getElement('button');
    outside.focus();
    await userEvent.keyboard('{F6}');
    expect(items()[1]?.contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Escape}');
    await expect.poll(shown).toEqual(['Сообщение 1.']);
    expect(items()[0]?.contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Enter}');
    await expect.poll(shown).toEqual([]);
    expect(document.activeElement).toBe(outside);
  });

  it('a second F6 returns the focus without closing a toast', async () => {
    showToasts({ count: 1 });
    getElement('button').focus();
    await userEvent.keyboard('{F6}{F6}');
    expect(document.activeElement).toBe(getElement('button'));
    expect(shown()).toEqual(['Сообщение 1.']);
  });

  it('Enter on the action of a toast runs it and closes the toast', async () => {
    const onPress = vi.fn();
    showToasts({ count: 1, action: { label: 'Вернуть', onPress } });
    getElement('button').focus();
    await userEvent.keyboard('{F6}{Shift>}{Tab}{/Shift}');
    expect(document.activeElement?.textContent).toBe('Вернуть');
    await userEvent.keyboard('{Enter}');
    expect(onPress).toHaveBeenCalledOnce();
    await expect.poll(shown).toEqual([]);
  });
});
