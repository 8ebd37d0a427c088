import '../theme/index.ts';
import { joinFacts } from '@muddat/i18n';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { BankCardTile } from '../bank-card-tile/bank-card-tile.tsx';
import { NextPaymentCard } from '../next-payment-card/next-payment-card.tsx';
import { OrderTile } from '../order-tile/order-tile.tsx';
import { PaymentTimeline } from '../payment-timeline/payment-timeline.tsx';
import { ReviewCard } from '../review-card/review-card.tsx';
import { Stepper } from '../stepper/stepper.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { renderInBrowser } from './render-in-browser.tsx';

let close = (): void => undefined;
afterEach(() => close());

type Character = { readonly text: string; readonly box: DOMRect };

/** Each character of the rendered text that is not a space, in order, with its bounding box. */
function charactersOf(host: Node): Character[] {
  const found: Character[] = [];
  const walker = document.createTreeWalker(host, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    for (const [at, text] of [...(node.textContent ?? '')].entries()) {
      if (text.trim() === '') continue;
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      found.push({ text, box: range.getBoundingClientRect() });
    }
  }
  return found;
}

const verticalMiddle = ({ box }: Character): number => box.top + box.height / 2;
const onOneLine = (one: Character, other: Character): boolean => Math.abs(verticalMiddle(one) - verticalMiddle(other)) < one.box.height / 2;

/** Number of dots between facts that begin or end a line. */
function dotsAtEdges(host: Node): number {
  const all = charactersOf(host);
  return all.filter((dot, at) => {
    const [before, after] = [all[at - 1], all[at + 1]];
    return dot.text === '·' && !(before && after && onOneLine(before, dot) && onOneLine(dot, after));
  }).length;
}

/**
 * Widths of 200 to 434 px; 200 px is less than a tile has on a phone of 320 px. Below 200 px a single word fills the line and breaks
 * anywhere.
 */
const WIDTHS = Array.from({ length: 40 }, (_, at) => 200 + at * 6);

it.each<[string, ReactNode]>([
  ['joined facts', <p key="">{joinFacts(['Электроника и бытовая техника', 'до 24 мес.', 'Юнусабад, 2 филиала'])}</p>],
  ['a step', <Stepper key="" steps={['Подтверждение личности', 'Решение по лимиту']} current={1} />],
  ['an optional field', <TextField key="" name="a" label="Название организации" optional value="" onChange={() => undefined} />],
  ['an order', <OrderTile key="" href="#" title="Телевизор" store="Zarafshon Elektron Market" status="shipping" line="№ 200-100" />],
  [
    'the next payment',
    <NextPaymentCard
      key=""
      amount={508_000}
      dueDate="2026-12-27"
      today="2026-12-01"
      order={{ store: 'Zarafshon Elektron', number: '100008' }}
      payHref="#"
    />,
  ],
  ['a bank card', <BankCardTile key="" system="uzcard" bank="Kapitalbank Andijon" last4="1234" expiry="2029-12" />],
  [
    'an event',
    <PaymentTimeline
      key=""
      label="Платежи"
      events={[{ id: '1', title: 'Платёж принят', at: '2026-10-27T05:12:00Z', text: 'картой Uzcard' }]}
    />,
  ],
  ['a review', <ReviewCard key="" author="Nodira K." town="город Самарканд" rating={5} text="" date="2026-10-27" />],
])('in %s no line begins or ends with a separator dot, at any width', async (_what, content) => {
  await page.viewport(500, 900);
  const shown = renderInBrowser(content);
  close = shown.close;
  const faults = WIDTHS.filter((width) => {
    shown.host.style.inlineSize = `${width}px`;
    return dotsAtEdges(shown.host) > 0;
  });
  expect(charactersOf(shown.host).some(({ text }) => text === '·')).toBe(true);
  expect(faults).toEqual([]);
});
