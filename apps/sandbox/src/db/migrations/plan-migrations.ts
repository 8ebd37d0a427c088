/** A migration of this build, from its file. */
export type KnownMigration = {
  readonly number: number;
  readonly tag: string;
  /** When it was generated, in milliseconds: the order of all migrations. */
  readonly at: number;
  readonly hash: string;
  /** The last migration that a build must know to work after this one; null if every earlier build does. */
  readonly oldestBuild: number | null;
};

/** A migration that the database has gone through. Rows of the first builds have no tag. */
export type AppliedMigration = Pick<KnownMigration, 'at' | 'hash' | 'oldestBuild'> & { readonly tag: string | null };

export type MigrationPlan =
  | { readonly kind: 'migrate'; readonly pending: readonly KnownMigration[] }
  /** The database is newer, and this build may use it. */
  | { readonly kind: 'newer' }
  /** The database is newer, and needs a build that knows the migration of this number. */
  | { readonly kind: 'too_new'; readonly oldestBuild: number; readonly tag: string | null }
  /** Some other history: a migration of this build was changed, or one is missing in the middle. */
  | { readonly kind: 'foreign' };

/** Decides what a start does with a database. Both lists are in the order of their times. */
export function planMigrations(known: readonly KnownMigration[], applied: readonly AppliedMigration[]): MigrationPlan {
  const isSame = applied.slice(0, known.length).every(({ at, hash }, index) => known[index]?.at === at && known[index].hash === hash);
  if (!isSame) return { kind: 'foreign' };
  const newer = applied.slice(known.length);
  if (newer.length === 0) return { kind: 'migrate', pending: known.slice(applied.length) };
  const last = known.at(-1)?.number ?? -1;
  const contract = newer.findLast(({ oldestBuild }) => oldestBuild !== null && oldestBuild > last);
  return contract?.oldestBuild ? { kind: 'too_new', oldestBuild: contract.oldestBuild, tag: contract.tag } : { kind: 'newer' };
}
