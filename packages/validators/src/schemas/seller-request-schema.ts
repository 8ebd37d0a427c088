import * as v from 'valibot';
import { typeMessage } from './pieces.ts';
import { companyEntries } from './request-pieces.ts';

/** A request to sell on the marketplace. */
export const sellerRequestSchema = v.object(companyEntries, typeMessage);
