import { carryUtm } from '@muddat/routing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addCampaignToLink, handlePreHydrationClick } from './pre-hydration-click.ts';

const ALL = '?utm_source=s&utm_medium=m&utm_campaign=c&utm_content=o&utm_term=t&other=1';
const address = location.href;

/** Parts of a URL for comparison: origin, path, sorted query parameters, hash. */
const read = (href: string) => {
  const { origin, pathname, searchParams, hash } = new URL(href, location.origin);
  return { origin, pathname, hash, asked: [...searchParams].sort() };
};

afterEach(() => {
  history.replaceState(null, '', address);
  document.body.innerHTML = '';
});

it.each([
  ['/ru/partners', ALL],
  ['/ru/partners?q=1#list', ALL],
  ['/ru?utm_source=own', ALL],
  ['/ru', '?utm_source=a%26b%20c+d&utm_term=ж'],
  ['/ru', '?utm_source=a&utm_source=b'],
  ['/ru/partners?q=1', '?'],
  ['/ru/partners?q=1', '?utm_medium=m'],
  ['/ru', '?utm_source=&utm_medium=m'],
])('[S2-32] a link to %s on a page with %j gets the same UTM parameters before hydration as after it', (href, search) => {
  history.replaceState(null, '', search);
  const link = document.createElement('a');
  link.href = href;
  addCampaignToLink(link);
  expect(read(link.href)).toEqual(read(carryUtm(href, search)));
});

describe('a click on a link before hydration', () => {
  const leaving: string[] = [];
  /** The last click listener. Records the links that the browser would follow, and keeps the test's page open. */
  const stay = (event: MouseEvent) => {
    if (!event.defaultPrevented && event.target instanceof HTMLAnchorElement) leaving.push(event.target.href);
    event.preventDefault();
  };
  const press = (link: string, init: MouseEventInit = {}) => {
    document.body.innerHTML = link;
    document.querySelector('a')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
  };

  beforeEach(() => {
    history.replaceState(null, '', '?utm_source=tg');
    window.addEventListener('click', handlePreHydrationClick);
    window.addEventListener('click', stay);
  });
  afterEach(() => {
    window.removeEventListener('click', handlePreHydrationClick);
    window.removeEventListener('click', stay);
    leaving.length = 0;
  });

  it('[S2-32] carries the UTM parameters to pages of this site only', () => {
    press('<a href="/ru/faq">FAQ</a>');
    press('<a href="https://other.example/ru">elsewhere</a>');
    press('<a href="mailto:a@b.uz">mail</a>');
    press('<a href="#top">up</a>');
    expect(leaving).toEqual([
      `${location.origin}/ru/faq?utm_source=tg`,
      'https://other.example/ru',
      'mailto:a@b.uz',
      `${location.href}#top`,
    ]);
  });

  it('carries the UTM parameters to a language link opened in a new tab', () => {
    press('<a href="/uz" hreflang="uz">Oʻz</a>', { ctrlKey: true });
    expect(leaving).toEqual([`${location.origin}/uz?utm_source=tg`]);
  });

  it('leaves the link unchanged if the app handles the click', () => {
    const answer = (event: Event) => event.preventDefault();
    document.addEventListener('click', answer);
    press('<a href="/uz" hreflang="uz">Oʻz</a>');
    document.removeEventListener('click', answer);
    expect([leaving, document.querySelector('a')?.getAttribute('href')]).toEqual([[], '/uz']);
  });
});
