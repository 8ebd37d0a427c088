import { APPLIANCES } from './appliances.ts';
import { AUTO } from './auto.ts';
import { BEAUTY } from './beauty.ts';
import { BUILDING } from './building.ts';
import { CLOTHES } from './clothes.ts';
import { ELECTRONICS } from './electronics.ts';
import { FURNITURE } from './furniture.ts';
import type { TopCategory } from './goods-kind.ts';
import { KIDS } from './kids.ts';
import { KITCHEN } from './kitchen.ts';
import { OPTICS } from './optics.ts';
import { SHOES } from './shoes.ts';
import { SPORT } from './sport.ts';

/** The 12 top-level categories of the marketplace, in the order of its menu. */
export const TOP_CATEGORIES: readonly TopCategory[] = [
  ELECTRONICS,
  APPLIANCES,
  KITCHEN,
  FURNITURE,
  CLOTHES,
  SHOES,
  KIDS,
  BEAUTY,
  OPTICS,
  BUILDING,
  AUTO,
  SPORT,
];
