import type { Random } from './random.ts';

/** What a domain's seed gets: the day the demo data is told from (YYYY-MM-DD in Tashkent), and its own sequence of numbers. */
export type SeedInput = { readonly today: string; readonly random: Random };
