import { expect, test } from 'vitest';
import { type AppliedMigration, type KnownMigration, planMigrations } from './plan-migrations.ts';

const known = (number: number, oldestBuild: number | null = null): KnownMigration => ({
  number,
  tag: `000${number}_change`,
  at: number * 1_000,
  hash: `hash ${number}`,
  oldestBuild,
});
const BUILD = [known(0), known(1), known(2)];
const contract = (number: number, oldestBuild: number) => known(number, oldestBuild);

test.each<[string, readonly AppliedMigration[], ReturnType<typeof planMigrations>]>([
  ['an empty database', [], { kind: 'migrate', pending: BUILD }],
  ['an older database', [known(0)], { kind: 'migrate', pending: [known(1), known(2)] }],
  ['a database of this build', BUILD, { kind: 'migrate', pending: [] }],
  ['a database of the first builds, without tags', [{ ...known(0), tag: null }], { kind: 'migrate', pending: [known(1), known(2)] }],
  ['a newer database that only gained', [...BUILD, known(3), known(4)], { kind: 'newer' }],
  ['a newer database that lost what this build does not use', [...BUILD, known(3), contract(4, 2)], { kind: 'newer' }],
  [
    'a newer database that lost what this build uses',
    [...BUILD, known(3), contract(4, 3), known(5)],
    { kind: 'too_new', oldestBuild: 3, tag: '0004_change' },
  ],
  ['a database with a changed migration', [{ ...known(0), hash: 'other' }], { kind: 'foreign' }],
  ['a database that lacks a migration in the middle', [known(0), known(2)], { kind: 'foreign' }],
  ['a database of another history', [known(7)], { kind: 'foreign' }],
])('%s', (_what, applied, plan) => {
  expect(planMigrations(BUILD, applied)).toEqual(plan);
});
