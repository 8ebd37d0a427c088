import { expect, test } from 'vitest';
import { findContractStatements } from './find-contract-statements.ts';
import { readMigrations } from './read-migrations.ts';

test.each([
  'CREATE TABLE "new" ("id" text PRIMARY KEY NOT NULL);',
  'CREATE INDEX "orders_day" ON "orders" USING btree ("day");',
  'ALTER TABLE "orders" ADD COLUMN "note" text;',
  `ALTER TABLE "orders" ADD COLUMN "note" text DEFAULT '' NOT NULL;`,
  `ALTER TABLE "orders" ADD COLUMN "note" text NOT NULL DEFAULT '';`,
  'ALTER TABLE "orders" ALTER COLUMN "note" SET DEFAULT 1;',
  '-- fills the new column\nUPDATE "orders" SET "note" = "remark";',
])('only adds: %s', (statement) => {
  expect(findContractStatements([statement])).toEqual([]);
});

test.each([
  'DROP TABLE "orders";',
  'ALTER TABLE "orders" DROP COLUMN "note";',
  'ALTER TABLE "orders" RENAME COLUMN "note" TO "remark";',
  'ALTER TABLE "orders" RENAME TO "purchases";',
  'ALTER TABLE "orders" ADD COLUMN "note" text NOT NULL;',
  'ALTER TABLE "orders" ADD COLUMN "note" text UNIQUE;',
  'ALTER TABLE "orders" ALTER COLUMN "note" SET NOT NULL;',
  'ALTER TABLE "orders" ALTER COLUMN "note" DROP NOT NULL;',
  'ALTER TABLE "orders" ALTER COLUMN "note" SET DATA TYPE integer;',
  'ALTER TABLE "orders" ADD CONSTRAINT "orders_note" CHECK (note > 1);',
  'CREATE UNIQUE INDEX "orders_once" ON "orders" ("note");',
  'CREATE INDEX CONCURRENTLY "orders_day" ON "orders" ("day");',
  'DELETE FROM "orders";',
])('may break an earlier build: %s', (statement) => {
  expect(findContractStatements([statement])).toEqual([statement]);
});

test('keys and unique indexes of a new table only add', () => {
  const create = 'CREATE TABLE "new" ("id" text);';
  const more = [
    'ALTER TABLE "new" ADD CONSTRAINT "new_fk" FOREIGN KEY ("id") REFERENCES "orders"("id");',
    'CREATE UNIQUE INDEX "one" ON "new" ("id");',
  ];
  expect(findContractStatements([create, ...more])).toEqual([]);
  expect(findContractStatements(more)).toEqual(more);
});

test.each(readMigrations())('$tag only adds, or names the oldest build that works after it', ({ number, statements, oldestBuild }) => {
  if (oldestBuild === null) expect(findContractStatements(statements)).toEqual([]);
  else expect(oldestBuild).toBeLessThanOrEqual(number);
});
