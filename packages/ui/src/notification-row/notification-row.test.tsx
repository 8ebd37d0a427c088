import '../theme/index.ts';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { getElement, renderInBrowser } from '../internal/render-in-browser.tsx';
import { NotificationList, NotificationRow } from './notification-row.tsx';

let end = (): void => undefined;
afterEach(() => end());

const CREATED = '2026-11-21T05:00:00.000Z';
const facts = { kind: 'top_up', title: 'Баланс пополнен', createdAt: CREATED };

function Row() {
  const [read, setRead] = useState(false);
  return <NotificationRow {...facts} read={read} onRead={() => setRead(true)} />;
}

it('the focus stays at a notification whose button has marked it as read and disappears', async () => {
  const { host, close } = renderInBrowser(<Row />);
  end = close;
  await userEvent.click(getElement('button', host));
  await expect.poll(() => host.querySelector('button')).toBeNull();
  expect(document.activeElement).toBe(host.querySelector('article'));
});

it('opening a folded row marks its unread notifications as read, and no others', async () => {
  const marked: string[] = [];
  const folded = [
    { ...facts, id: 'a', read: false, onRead: () => void marked.push('a') },
    { ...facts, id: 'b', read: true, onRead: () => void marked.push('b') },
    { ...facts, id: 'c', read: false, onRead: () => void marked.push('c') },
  ];
  const { host, close } = renderInBrowser(
    <NotificationList label="Уведомления" now={CREATED} notifications={[{ ...facts, id: 'row', read: false, folded }]} />,
  );
  end = close;
  expect(marked).toEqual([]);
  await userEvent.click(getElement('summary', host));
  await expect.poll(() => marked).toEqual(['a', 'c']);
});
