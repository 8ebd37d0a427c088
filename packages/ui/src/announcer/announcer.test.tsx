import '../theme/index.ts';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Banner } from '../banner/banner.tsx';
import { flushAct, getElement, renderInBrowser } from '../internal/render-in-browser.tsx';
import { ResultState } from '../states/result-state.tsx';
import { Announcer } from './announcer.tsx';

const region = () => getElement('[aria-live=polite]');
const texts = () => [...region().children].map(({ textContent }) => textContent);
const advanceTime = (ms: number) => flushAct(() => void vi.advanceTimersByTime(ms));

/** Texts added to a region that already exists: screen readers announce only these. */
const announcements: string[] = [];
const observer = new MutationObserver(() => undefined);
const takeAnnouncements = () => {
  for (const { addedNodes } of observer.takeRecords()) for (const node of addedNodes) announcements.push(node.textContent ?? '');
  return announcements.splice(0);
};

let close = (): void => undefined;
let show: ReturnType<typeof renderInBrowser>['show'];
beforeEach(() => {
  vi.useFakeTimers();
  ({ close, show } = renderInBrowser(<Announcer />));
  observer.observe(region(), { childList: true });
});
afterEach(() => {
  observer.disconnect();
  close();
  vi.useRealTimers();
});

const withAnnouncer = (content: ReactNode) =>
  show(
    <>
      <Announcer />
      {content}
    </>,
  );

describe('Announcer', () => {
  it('is rendered on the server as an empty live region', () => {
    expect(renderToString(<Announcer />)).toMatch(/^<div [^>]*aria-live="polite"[^>]*><\/div>$/);
  });

  it('announces the text of a live banner, which has no live region itself', () => {
    withAnnouncer(
      <Banner live="status" title="Платёж проверяется" onClose={() => undefined}>
        Результат появится здесь.
      </Banner>,
    );
    expect(takeAnnouncements()).toEqual(['Платёж проверяется Результат появится здесь.']);
    expect(document.querySelector('[role=status]')).toBeNull();
  });

  it('separates the texts of elements by spaces, and leaves out hidden signs and buttons', () => {
    withAnnouncer(
      <Banner live="status" actions={<button type="button">Продолжить</button>}>
        <p>Заявка не дописана.</p>
        <p>
          Осталось {2} шага<span aria-hidden="true">→</span>
        </p>
      </Banner>,
    );
    expect(takeAnnouncements()).toEqual(['Заявка не дописана. Осталось 2 шага']);
  });

  it('removes an announced text after a second', () => {
    withAnnouncer(<Banner live="status">Сохранено.</Banner>);
    advanceTime(999);
    expect(texts()).toEqual(['Сохранено.']);
    advanceTime(1);
    expect(texts()).toEqual([]);
  });

  it('announces the same text again when its banner is shown again', () => {
    withAnnouncer(<Banner live="status">Сохранено.</Banner>);
    withAnnouncer(null);
    withAnnouncer(<Banner live="status">Сохранено.</Banner>);
    expect(takeAnnouncements()).toEqual(['Сохранено.', 'Сохранено.']);
  });

  it('announces a text once over several renders, and again when it changes', () => {
    withAnnouncer(<Banner live="status">Осталось 3 дня.</Banner>);
    withAnnouncer(<Banner live="status">Осталось 3 дня.</Banner>);
    withAnnouncer(<Banner live="status">Осталось 2 дня.</Banner>);
    expect(takeAnnouncements()).toEqual(['Осталось 3 дня.', 'Осталось 2 дня.']);
  });

  it('announces the title and the text of a result, without its icon', () => {
    withAnnouncer(
      <ResultState tone="good" title="Оплачено">
        Квитанция в истории.
      </ResultState>,
    );
    expect(takeAnnouncements()).toEqual(['Оплачено Квитанция в истории.']);
  });

  it('does not announce a result with `announced={false}`', () => {
    withAnnouncer(
      <ResultState tone="good" title="Пароль изменён" announced={false}>
        Вы вошли.
      </ResultState>,
    );
    expect(takeAnnouncements()).toEqual([]);
  });

  it('announces neither a banner that is not live nor an alert, which has its own role', () => {
    withAnnouncer(
      <>
        <Banner>Часть данных могла устареть.</Banner>
        <Banner live="alert">Карта не прошла.</Banner>
      </>,
    );
    expect(takeAnnouncements()).toEqual([]);
    expect(getElement('[role=alert]').textContent).toBe('Карта не прошла.');
  });
});
