import { APPLIANCES_ADVICE } from './advice/appliances.ts';
import { AUTO_ADVICE } from './advice/auto.ts';
import { BEAUTY_ADVICE } from './advice/beauty.ts';
import { BUILDING_ADVICE } from './advice/building.ts';
import { CLOTHES_ADVICE } from './advice/clothes.ts';
import { ELECTRONICS_ADVICE } from './advice/electronics.ts';
import { FURNITURE_ADVICE } from './advice/furniture.ts';
import { KIDS_ADVICE } from './advice/kids.ts';
import type { KindAdvice } from './advice/kind-advice.ts';
import { KITCHEN_ADVICE } from './advice/kitchen.ts';
import { OPTICS_ADVICE } from './advice/optics.ts';
import { SHOES_ADVICE } from './advice/shoes.ts';
import { SPORT_ADVICE } from './advice/sport.ts';
import { type BilingualText, ruUz } from './text.ts';

/** Advice by the outline of a kind of goods. Each sentence is written for one kind only. */
export const PRODUCT_ADVICE: KindAdvice = {
  ...ELECTRONICS_ADVICE,
  ...APPLIANCES_ADVICE,
  ...KITCHEN_ADVICE,
  ...FURNITURE_ADVICE,
  ...CLOTHES_ADVICE,
  ...SHOES_ADVICE,
  ...KIDS_ADVICE,
  ...BEAUTY_ADVICE,
  ...OPTICS_ADVICE,
  ...BUILDING_ADVICE,
  ...AUTO_ADVICE,
  ...SPORT_ADVICE,
};

/** Receiving and returning goods, in the words of the contract: the same for all goods. */
export const PRODUCT_CARE: BilingualText = ruUz(
  'Осмотрите товар при получении, до подписи. Вернуть его можно в течение десяти дней, если он не был в использовании. Срок доставки или самовывоза виден при оформлении.',
  'Mahsulotni olayotganda, imzolashdan oldin koʻzdan kechiring. Ishlatilmagan boʻlsa, uni oʻn kun ichida qaytarish mumkin. Yetkazib berish yoki olib ketish muddati rasmiylashtirishda koʻrinadi.',
);
