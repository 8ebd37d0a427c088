import * as v from 'valibot';
import { birthdate } from '../person/birthdate.ts';
import { type CalendarDate, parseDate } from '../person/parse-date.ts';
import { parserAction, requiredTextSchema, ruleAction } from './schema-helpers.ts';

/** A birthdate of a person who is 18 or older on `today` (`YYYY-MM-DD`). Input as typed, output `YYYY-MM-DD`. */
export const birthdateSchema = (today: CalendarDate) =>
  v.pipe(
    requiredTextSchema,
    parserAction((text) => {
      const result = parseDate(text);
      return result.ok ? { ok: true, value: result.date } : result;
    }),
    ruleAction((date: CalendarDate) => birthdate(date, today)),
  );
