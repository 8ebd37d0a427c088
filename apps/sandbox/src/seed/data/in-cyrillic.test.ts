import { toUzbekCyrillic } from '@muddat/i18n';
import { describe, expect, test } from 'vitest';
import { orderInRepair } from '../../domain/message/notification-texts.ts';
import { collectSeedTexts } from '../../testing/all-texts.ts';
import { PRODUCT_ADVICE, PRODUCT_CARE } from './product-advice.ts';
import type { BilingualText } from './text.ts';

/** Names of services that are Uzbek words too. */
const NAME = /\b(?:Muddat|Oson|Alif|Uzum|Apelsin)(?!l)/g;
const namesIn = (text: string): string[] => text.match(NAME) ?? [];

const { bodyRu, bodyUz } = orderInRepair('100008', 'Orzu Texnika');
const texts: readonly BilingualText[] = [
  ...collectSeedTexts().map(({ text }) => text),
  ...Object.values(PRODUCT_ADVICE).flat(),
  PRODUCT_CARE,
  { ru: bodyRu, uz: bodyUz },
];

describe('texts of the seed in Cyrillic', () => {
  test('keep the name of a service in Latin if the Russian text has it', () => {
    const lost = texts.filter(({ ru, uz }) => namesIn(toUzbekCyrillic(uz)).length < namesIn(ru).length);
    expect(lost).toEqual([]);
  });

  test('transliterate words that only look like a service, such as those for term or easy', () => {
    const named = texts.filter(
      ({ ru, uz }) => namesIn(ru).length === 0 && /срок|легко|просто/i.test(ru) && namesIn(toUzbekCyrillic(uz)).length > 0,
    );
    expect(named).toEqual([]);
  });
});
