import type { CalendarDate } from '@muddat/schedule';
import type { SeededRandom } from './random.ts';

/** Input of each part of the seed: the day to seed for (YYYY-MM-DD in Tashkent), and a separate sequence of random numbers. */
export type SeedInput = { readonly today: CalendarDate; readonly random: SeededRandom };
