import { describe, expect, test } from 'vitest';
import { REGIONS } from '../data/regions.ts';
import { STORE_CLOSINGS } from '../data/store-texts.ts';
import { STORES } from '../data/stores.ts';
import { createSeededRandom } from '../shared/random.ts';
import { buildStoreAddresses } from './addresses.ts';
import { buildStoreDeliveries } from './deliveries.ts';
import { describeStore, type StoreDelivery } from './store-description.ts';

/** Services that the data of a store do not know. */
const SERVICE =
  /этаж|час\b|сборк|собираем|подключен|установк|примерк|подарок|открытк|проверка зрения|без выходных|в день заказа|qavat|bir soat|yigʻi|oʻrnat|kiyib koʻr|sovgʻa|otkritka|dam olish/i;
const DAYS = /(\d+)–(\d+)\u00a0(?:дн|kun)/gu;

const random = createSeededRandom(20_261_127);
const [closing] = STORE_CLOSINGS;
const STORES_WITH_DATA = STORES.map((store, index) => {
  const addresses = buildStoreAddresses(store, String(index + 1), random);
  return { name: store.name, store, deliveries: buildStoreDeliveries(addresses) };
});

const daysIn = (text: string): string[] => [...text.matchAll(DAYS)].map(([, from, to]) => `${from}–${to}`);
const rangeOf = (deliveries: readonly StoreDelivery[]): string[] =>
  deliveries.length === 0
    ? []
    : [`${Math.min(...deliveries.map(({ daysMin }) => daysMin))}–${Math.max(...deliveries.map(({ daysMax }) => daysMax))}`];

describe('the description of a store', () => {
  test.each(STORES_WITH_DATA)('$name has the days, regions and addresses of its data, and promises no other service', (data) => {
    const { store, deliveries } = data;
    const description = describeStore({ store, deliveries, closing });
    const free = deliveries.filter(({ price }) => price === 0);
    const paid = deliveries.filter(({ price }) => price > 0);
    for (const language of ['ru', 'uz'] as const) {
      const text = description[language];
      expect(text).not.toMatch(SERVICE);
      expect(daysIn(text)).toEqual([...rangeOf(free), ...rangeOf(paid)]);
      const named = REGIONS.filter(({ name }) => text.includes(name[language])).map(({ id }) => id);
      expect(named.filter((id) => !deliveries.some(({ regionId }) => regionId === id))).toEqual([]);
      if (free.length <= 2) expect(free.filter(({ regionId }) => !named.includes(regionId))).toEqual([]);
      expect(/остальные регионы|boshqa hududlar/.test(text)).toBe(deliveries.length === REGIONS.length && paid.length > 0);
      expect(text).toContain(`: ${store.branches}\u00a0`);
    }
  });

  test('names the bank whose card the store needs for instalments', () => {
    const { store, deliveries } = STORES_WITH_DATA[4] ?? expect.unreachable();
    const { ru, uz } = describeStore({ store, deliveries, bank: 'Kapitalbank', closing });
    expect(ru).toContain('Для рассрочки нужна карта Kapitalbank.');
    expect(uz).toContain('Muddatli toʻlov uchun Kapitalbank kartasi kerak.');
  });

  test('of a store of one region names this region and the capital only', () => {
    const store = STORES.find(({ name }) => name === 'Rishton Sopol Uyi') ?? expect.unreachable();
    const deliveries = [
      { regionId: '1730', price: 0, daysMin: 1, daysMax: 2 },
      { regionId: '1726', price: 30_000, daysMin: 2, daysMax: 4 },
    ];
    expect(describeStore({ store, deliveries, closing })).toEqual({
      ru: 'Посуда и помощники для кухни: от чайника до казана. Доставка: Ферганская область\u00a0— бесплатно, 1–2\u00a0дня; город Ташкент\u00a0— 30\u00a0000\u00a0сум, 2–4\u00a0дня. Самовывоз: 1\u00a0адрес. Осмотрите товар при получении, до подписи.',
      uz: 'Oshxona uchun idish va jihozlar: choynakdan qozongacha. Yetkazib berish: Fargʻona viloyati\u00a0— bepul, 1–2\u00a0kun; Toshkent shahri\u00a0— 30\u00a0000\u00a0soʻm, 2–4\u00a0kun. Oʻzingiz olib ketish: 1\u00a0ta manzil. Mahsulotni olayotganda, imzolashdan oldin koʻzdan kechiring.',
    });
  });
});
