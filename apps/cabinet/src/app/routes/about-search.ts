import * as v from 'valibot';
import { searchId } from './search-id.ts';

/** What a review or a question is about: its form stands in place of the list, and Back leads from one to the other. */
export const aboutSearch = v.object({ product: searchId, order: searchId });
