import '../theme/index.ts';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Banner } from '../banner/banner.tsx';
import { actNow, one, showInBrowser } from '../internal/in-browser.tsx';
import { ResultState } from '../states/result-state.tsx';
import { Announcer } from './announcer.tsx';

const region = () => one('[aria-live=polite]');
const texts = () => [...region().children].map(({ textContent }) => textContent);
const pass = (ms: number) => actNow(() => void vi.advanceTimersByTime(ms));

/** Texts added to a region that already exists: screen readers announce only these. */
const heard: string[] = [];
const observer = new MutationObserver(() => undefined);
const takeHeard = () => {
  for (const { addedNodes } of observer.takeRecords()) for (const node of addedNodes) heard.push(node.textContent ?? '');
  return heard.splice(0);
};

let close = (): void => undefined;
let show: ReturnType<typeof showInBrowser>['show'];
beforeEach(() => {
  vi.useFakeTimers();
  ({ close, show } = showInBrowser(<Announcer />));
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

describe('the region', () => {
  it('stands in the HTML of the server, empty', () => {
    expect(renderToString(<Announcer />)).toMatch(/^<div [^>]*aria-live="polite"[^>]*><\/div>$/);
  });

  it('is the only place where a banner says its text live, which is there before the text', () => {
    withAnnouncer(
      <Banner live="status" title="Платёж проверяется" onClose={() => undefined}>
        Результат появится здесь.
      </Banner>,
    );
    expect(takeHeard()).toEqual(['Платёж проверяется Результат появится здесь.']);
    expect(document.querySelector('[role=status]')).toBeNull();
  });

  it('keeps words of different elements apart, and reads neither signs nor buttons', () => {
    withAnnouncer(
      <Banner live="status" actions={<button type="button">Продолжить</button>}>
        <p>Заявка не дописана.</p>
        <p>
          Осталось {2} шага<span aria-hidden="true">→</span>
        </p>
      </Banner>,
    );
    expect(takeHeard()).toEqual(['Заявка не дописана. Осталось 2 шага']);
  });

  it('forgets a text after a second, so that nobody reads it twice', () => {
    withAnnouncer(<Banner live="status">Сохранено.</Banner>);
    pass(999);
    expect(texts()).toEqual(['Сохранено.']);
    pass(1);
    expect(texts()).toEqual([]);
  });

  it('says the same text again when it comes again, even at once', () => {
    withAnnouncer(<Banner live="status">Сохранено.</Banner>);
    withAnnouncer(null);
    withAnnouncer(<Banner live="status">Сохранено.</Banner>);
    expect(takeHeard()).toEqual(['Сохранено.', 'Сохранено.']);
  });

  it('says a text once, however often it is rendered, and again when it changes', () => {
    withAnnouncer(<Banner live="status">Осталось 3 дня.</Banner>);
    withAnnouncer(<Banner live="status">Осталось 3 дня.</Banner>);
    withAnnouncer(<Banner live="status">Осталось 2 дня.</Banner>);
    expect(takeHeard()).toEqual(['Осталось 3 дня.', 'Осталось 2 дня.']);
  });

  it('says how something ended, without the sign', () => {
    withAnnouncer(
      <ResultState tone="good" title="Оплачено">
        Квитанция в истории.
      </ResultState>,
    );
    expect(takeHeard()).toEqual(['Оплачено Квитанция в истории.']);
  });

  it('leaves a result whose heading takes the focus to that', () => {
    withAnnouncer(
      <ResultState tone="good" title="Пароль изменён" announced={false}>
        Вы вошли.
      </ResultState>,
    );
    expect(takeHeard()).toEqual([]);
  });

  it('says nothing of a banner that is not live, and leaves an alert to the browser', () => {
    withAnnouncer(
      <>
        <Banner>Часть данных могла устареть.</Banner>
        <Banner live="alert">Карта не прошла.</Banner>
      </>,
    );
    expect(takeHeard()).toEqual([]);
    expect(one('[role=alert]').textContent).toBe('Карта не прошла.');
  });
});
