import { toUzbekCyrillic } from '@muddat/i18n';
import { describe, expect, test } from 'vitest';
import { orderInRepair } from '../../domain/message/notification-texts.ts';
import { allTexts } from '../../testing/all-texts.ts';
import { PRODUCT_CARE, PRODUCT_WORDS } from './product-words.ts';
import type { Text } from './text.ts';

/** Names of services that are Uzbek words too. */
const NAME = /\b(?:Muddat|Oson|Alif|Uzum|Apelsin)(?!l)/g;
const namesIn = (text: string): string[] => text.match(NAME) ?? [];

const { bodyRu, bodyUz } = orderInRepair('100008', 'Orzu Texnika');
const texts: readonly Text[] = [
  ...allTexts().map(({ text }) => text),
  ...Object.values(PRODUCT_WORDS).flat(),
  ...PRODUCT_CARE,
  { ru: bodyRu, uz: bodyUz },
];

describe('texts of the seed in Cyrillic', () => {
  test('a service that the Russian text names keeps its name', () => {
    const lost = texts.filter(({ ru, uz }) => namesIn(toUzbekCyrillic(uz)).length < namesIn(ru).length);
    expect(lost).toEqual([]);
  });

  test('where the Russian text speaks of a term, or of what is easy, the word is no name', () => {
    const named = texts.filter(
      ({ ru, uz }) => namesIn(ru).length === 0 && /срок|легко|просто/i.test(ru) && namesIn(toUzbekCyrillic(uz)).length > 0,
    );
    expect(named).toEqual([]);
  });
});
