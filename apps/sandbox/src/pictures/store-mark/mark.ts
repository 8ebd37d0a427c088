import { hashToFraction } from '../shared/hash-to-fraction.ts';
import { COLOURS, type MarkColours } from './palette.ts';
import { type MarkShape, SHAPES } from './shapes.ts';
import { type MarkSymbol, SYMBOLS, type Trade } from './symbols.ts';
import { CLIENTS_BY_TRADE, STORES_BY_TRADE } from './trades.ts';

/** The look of a store or a corporate client: all its pictures have these colours. */
export type Mark = { readonly symbol: MarkSymbol; readonly shape: MarkShape; readonly colours: MarkColours };

export type MarkOwner = 'store' | 'client';

const isTrade = (name: string): name is Trade => Object.hasOwn(SYMBOLS, name);

const tradesByAlias = (aliases: Readonly<Record<string, readonly string[]>>): ReadonlyMap<string, Trade> =>
  new Map(Object.entries(aliases).flatMap(([trade, list]) => (isTrade(trade) ? list.map((alias) => [alias, trade] as const) : [])));

const TRADES: Readonly<Record<MarkOwner, ReadonlyMap<string, Trade>>> = {
  store: tradesByAlias(STORES_BY_TRADE),
  client: tradesByAlias(CLIENTS_BY_TRADE),
};

/** The mark of a name, always the same for that name; null if the trade of the name is unknown. */
export function markOf(owner: MarkOwner, alias: string): Mark | null {
  const trade = TRADES[owner].get(alias);
  if (trade === undefined) return null;
  const pick = <Item>(items: readonly Item[], what: string): Item | undefined =>
    items[Math.floor(hashToFraction(`${what}/${owner}/${alias}`) * items.length)];
  const symbols: readonly MarkSymbol[] = SYMBOLS[trade];
  const symbol = symbols.find(({ word }) => word !== undefined && alias.includes(word)) ?? pick(symbols, 'mark');
  const shape = pick(SHAPES, 'plate');
  const colours = pick(COLOURS, 'tint');
  return symbol && shape && colours ? { symbol, shape, colours } : null;
}
