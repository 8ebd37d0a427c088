import * as v from 'valibot';
import { typeMessage } from './pieces.ts';
import { companyEntries, optionalCountSchema } from './request-pieces.ts';

/** A company's request; `employees` as typed, to a number. */
export const corporateRequestSchema = v.object({ ...companyEntries, employees: optionalCountSchema }, typeMessage);
