import '../theme/index.ts';
import { useEffect } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Tone } from '../badge/badge.tsx';
import { actNow, one, showInBrowser } from '../internal/in-browser.tsx';
import { ToastProvider, useToast } from './toast.tsx';
import type { ToastAction } from './toast-queue.ts';

interface SayProps {
  count: number;
  tone?: Tone;
  action?: ToastAction;
}

function Say({ count, tone = 'good', action }: SayProps) {
  const show = useToast();
  useEffect(() => {
    for (let at = 1; at <= count; at += 1) show(`Сообщение ${at}.`, tone, action);
  }, [count, tone, action, show]);
  return <button type="button">Снаружи</button>;
}

let close: (() => void) | undefined;
function showToasts(props: SayProps) {
  ({ close } = showInBrowser(
    <ToastProvider>
      <Say {...props} />
    </ToastProvider>,
  ));
}

const corner = () => one('section[aria-label="Сообщения"]');
const items = () => [...corner().querySelectorAll('li')];
const shown = () => (corner().textContent ?? '').match(/Сообщение \d+\./g) ?? [];
const pass = (ms: number) => actNow(() => void vi.advanceTimersByTime(ms));
const hidePage = (hidden: boolean) =>
  actNow(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
    document.dispatchEvent(new Event('visibilitychange'));
  });

beforeEach(() => page.viewport(1_200, 800));
afterEach(() => {
  Reflect.deleteProperty(document, 'hidden');
  close?.();
  vi.useRealTimers();
});

describe('how long and how many', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  it('[S9-04] a message stands for 5 000 ms', () => {
    showToasts({ count: 1 });
    pass(4_999);
    expect(shown()).toEqual(['Сообщение 1.']);
    pass(1);
    expect(shown()).toEqual([]);
  });

  it('[S9-04] at most 20 stand at once; the 21st comes when a place is free, and has its own 5 000 ms', () => {
    showToasts({ count: 21 });
    expect(shown()).toHaveLength(20);
    pass(5_000);
    expect(shown()).toEqual(['Сообщение 21.']);
    pass(4_999);
    expect(shown()).toEqual(['Сообщение 21.']);
    pass(1);
    expect(shown()).toEqual([]);
  });

  it.each([
    [
      'the pointer rests on them',
      // React derives pointerenter and pointerleave from these events.
      () => actNow(() => void corner().dispatchEvent(new PointerEvent('pointerover', { bubbles: true, relatedTarget: document.body }))),
      () => actNow(() => void corner().dispatchEvent(new PointerEvent('pointerout', { bubbles: true, relatedTarget: document.body }))),
    ],
    ['the focus is among them', () => actNow(() => one('button', corner()).focus()), () => actNow(() => one('button', corner()).blur())],
    ['the page is hidden', () => hidePage(true), () => hidePage(false)],
  ])('time stands still while %s, and goes on with what is left', (_name, hold, release) => {
    showToasts({ count: 1 });
    pass(3_000);
    hold();
    pass(60_000);
    expect(shown()).toEqual(['Сообщение 1.']);
    release();
    pass(1_999);
    expect(shown()).toEqual(['Сообщение 1.']);
    pass(1);
    expect(shown()).toEqual([]);
  });
});

describe('where', () => {
  it('[S9-04] they stand in the corner at the top right of the window', () => {
    showToasts({ count: 1 });
    const { top, right, left } = corner().getBoundingClientRect();
    expect(getComputedStyle(corner()).position).toBe('fixed');
    expect(top).toBe(12);
    expect(document.documentElement.clientWidth - right).toBe(12);
    expect(left).toBeGreaterThan(600);
    expect(items()[0]?.getBoundingClientRect().right).toBe(right);
  });

  it('on a phone they stand on top, as wide as the window less its margins', async () => {
    await page.viewport(360, 720);
    showToasts({ count: 1 });
    const { top, left, width } = corner().getBoundingClientRect();
    expect(items()[0]?.getBoundingClientRect().width).toBe(width);
    expect([top, left, width]).toEqual([12, 12, document.documentElement.clientWidth - 24]);
  });

  it('what is under the corner can still be pressed where no message stands', () => {
    showToasts({ count: 1 });
    const under = document.elementFromPoint(document.documentElement.clientWidth - 30, 300);
    expect(corner().contains(under)).toBe(false);
  });
});

describe('for a screen reader', () => {
  it.each([
    ['good', 'status', 'alert'],
    ['bad', 'alert', 'status'],
  ] as const)('a %s message is said once, as %s, and not again to who reads on', (tone, role, other) => {
    vi.useFakeTimers();
    showToasts({ count: 2, tone });
    expect(one(`[role=${role}]`).textContent).toBe('Сообщение 1.Сообщение 2.');
    expect(one(`[role=${other}]`).textContent).toBe('');
    // Only new messages are announced, and the visible list is not a live region.
    expect(one(`[role=${role}]`).getAttribute('aria-atomic')).toBe('false');
    expect(corner().closest('[aria-live], [role=status], [role=alert]')).toBeNull();
    expect(corner().querySelector('[aria-live], [role=status], [role=alert]')).toBeNull();
    pass(1_000);
    expect(one(`[role=${role}]`).textContent).toBe('');
    expect(shown()).toHaveLength(2);
  });
});

describe('by keyboard alone', () => {
  it('F6 goes to the newest message, Escape takes it away and goes to the one before, the last one gives the focus back', async () => {
    showToasts({ count: 2 });
    const outside = one('button');
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

  it('F6 a second time goes back without taking anything away', async () => {
    showToasts({ count: 1 });
    one('button').focus();
    await userEvent.keyboard('{F6}{F6}');
    expect(document.activeElement).toBe(one('button'));
    expect(shown()).toEqual(['Сообщение 1.']);
  });

  it('the action is done and the message goes', async () => {
    const onPress = vi.fn();
    showToasts({ count: 1, action: { label: 'Вернуть', onPress } });
    one('button').focus();
    await userEvent.keyboard('{F6}{Shift>}{Tab}{/Shift}');
    expect(document.activeElement?.textContent).toBe('Вернуть');
    await userEvent.keyboard('{Enter}');
    expect(onPress).toHaveBeenCalledOnce();
    await expect.poll(shown).toEqual([]);
  });
});
