import { and, asc, desc, eq, gt, lt, or, type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { collateByAlphabet } from '../../../core/collation.ts';
import { cursorIntegerSchema, cursorTextSchema, parseCursor } from '../../../core/paging.ts';
import { stores } from '../../../db/schema/catalogue.ts';

export type StoreSort = 'position' | 'rating' | 'name';
type StoreRow = typeof stores.$inferSelect;

/** A sort order and its cursor condition. Every order ends with the store's `position`, which is unique, so that there are no ties. */
type StoreOrder = {
  readonly by: readonly SQL[];
  readonly key: (row: StoreRow) => readonly (string | number)[];
  readonly after: (cursor: string | undefined) => SQL | undefined;
};

const positionCursor = v.tuple([v.literal('position'), cursorIntegerSchema]);
const ratingCursor = v.tuple([v.literal('rating'), cursorIntegerSchema, cursorIntegerSchema]);
const nameCursor = v.tuple([v.literal('name'), cursorTextSchema, cursorIntegerSchema]);

export const STORE_SORT_ORDERS: Readonly<Record<StoreSort, StoreOrder>> = {
  position: {
    by: [asc(stores.position)],
    key: (row) => ['position', row.position],
    after: (cursor) => {
      const at = parseCursor(positionCursor, cursor);
      return at === null ? undefined : gt(stores.position, at[1]);
    },
  },
  rating: {
    by: [desc(stores.ratingTenths), asc(stores.position)],
    key: (row) => ['rating', row.ratingTenths, row.position],
    after: (cursor) => {
      const at = parseCursor(ratingCursor, cursor);
      if (at === null) return undefined;
      return or(lt(stores.ratingTenths, at[1]), and(eq(stores.ratingTenths, at[1]), gt(stores.position, at[2])));
    },
  },
  name: {
    by: [asc(collateByAlphabet(stores.name)), asc(stores.position)],
    key: (row) => ['name', row.name, row.position],
    after: (cursor) => {
      const at = parseCursor(nameCursor, cursor);
      if (at === null) return undefined;
      // Equality is enough for ties: the collation is deterministic, so only equal names sort equally.
      return or(sql`${collateByAlphabet(stores.name)} > ${at[1]}`, and(eq(stores.name, at[1]), gt(stores.position, at[2])));
    },
  },
};
