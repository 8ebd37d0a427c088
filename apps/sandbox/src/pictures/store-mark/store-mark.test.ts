import { expect, test } from 'vitest';
import { CLIENTS } from '../../seed/data/clients.ts';
import { TOP_CATEGORIES } from '../../seed/data/goods/index.ts';
import { aliasOf, STORES } from '../../seed/data/stores.ts';
import { markOf } from './mark.ts';
import { COLOURS } from './palette.ts';
import { SYMBOLS } from './symbols.ts';
import { CLIENTS_BY_TRADE, STORES_BY_TRADE } from './trades.ts';

/** The part of the contrast that one colour decides (WCAG, relative luminance). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

test('the two colours of every mark have a contrast of at least 3:1', () => {
  expect(COLOURS.filter(({ ground, figure }) => contrast(ground, figure) < 3)).toEqual([]);
});

test('every section of the catalogue has at least two symbols', () => {
  const symbols = new Map<string, readonly unknown[]>(Object.entries(SYMBOLS));
  expect(TOP_CATEGORIES.filter(({ alias }) => (symbols.get(alias)?.length ?? 0) < 2)).toEqual([]);
});

test('two stores of one trade differ in their symbol or in their colours', () => {
  const looks = STORES.map(({ alias, sections }) => {
    const trade = TOP_CATEGORIES.find((section) => sections.includes(section.alias));
    const mark = markOf('store', alias);
    return JSON.stringify([trade?.alias, mark?.symbol, mark?.colours]);
  });
  expect(looks.filter((look, at) => looks.indexOf(look) !== at)).toEqual([]);
});

test('a store that is called after a thing has that thing as its symbol', () => {
  const symbolOf = (alias: string) => markOf('store', alias)?.symbol.word;
  expect(['buxoro-gilamlari', 'nur-optika', 'lochin-velo', 'parvoz-mobayl'].map(symbolOf)).toEqual(['gilam', 'optika', 'velo', 'mobayl']);
});

test('the trades are those of the seed: a store has the first of its sections in the order of the catalogue', () => {
  const stores = STORES.map(({ alias, sections }) => [TOP_CATEGORIES.find((top) => sections.includes(top.alias))?.alias, alias]);
  const listed = Object.entries(STORES_BY_TRADE).flatMap(([trade, aliases]) => aliases.map((alias) => [trade, alias]));
  expect(listed.toSorted()).toEqual(stores.toSorted());
  const clients = CLIENTS.map(({ name, trade }) => [trade, aliasOf(name)]);
  expect(
    Object.entries(CLIENTS_BY_TRADE)
      .flatMap(([trade, aliases]) => aliases.map((alias) => [trade, alias]))
      .toSorted(),
  ).toEqual(clients.toSorted());
});
