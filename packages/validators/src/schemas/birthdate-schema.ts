import * as v from 'valibot';
import { birthdate } from '../person/birthdate.ts';
import { type CalendarDate, parseDate } from '../person/parse-date.ts';
import { parsed, requiredTextSchema, ruled } from './pieces.ts';

/** A birthdate of a person who is 18 or older on `today` (`YYYY-MM-DD`). Input as typed, output `YYYY-MM-DD`. */
export const birthdateSchema = (today: CalendarDate) =>
  v.pipe(
    requiredTextSchema,
    parsed((text) => {
      const result = parseDate(text);
      return result.ok ? { ok: true, value: result.date } : result;
    }),
    ruled((date: CalendarDate) => birthdate(date, today)),
  );
