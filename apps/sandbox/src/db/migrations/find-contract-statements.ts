const NAME = String.raw`(?:"[^"]+"|\w+)`;
const CREATED_TABLE = new RegExp(String.raw`^CREATE TABLE (?:IF NOT EXISTS )?(${NAME})`, 'i');
/** Statements that change something of an existing table only if their table is not new. */
const ON_TABLE = new RegExp(String.raw`^(?:ALTER TABLE(?: ONLY)?|CREATE UNIQUE INDEX .*? ON) (${NAME})`, 'i');

/** What the builds before a migration cannot notice. */
const EXPANDING: readonly RegExp[] = [
  /^CREATE (EXTENSION|TABLE|SEQUENCE) /i,
  // CONCURRENTLY cannot run in the transaction of the migration.
  /^CREATE INDEX (?!CONCURRENTLY)/i,
  new RegExp(String.raw`^ALTER TABLE ${NAME} ADD COLUMN (?!.* (?:UNIQUE|PRIMARY KEY|REFERENCES))(?:(?!.* NOT NULL)|(?=.* DEFAULT ))`, 'i'),
  new RegExp(String.raw`^ALTER TABLE ${NAME} ALTER COLUMN ${NAME} SET DEFAULT `, 'i'),
  /^(INSERT INTO|UPDATE) /i,
];

/**
 * The statements of a migration after which an earlier build may fail: they drop, rename or restrict something that exists. A migration
 * that has any belongs to the contract phase, and its first line says `-- oldest build`.
 */
export function findContractStatements(statements: readonly string[]): string[] {
  const plain = statements
    .map((statement) =>
      statement
        .replace(/^\s*--.*$/gm, '')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter(Boolean);
  const created = new Set(plain.flatMap((statement) => CREATED_TABLE.exec(statement)?.[1] ?? []));
  return plain.filter((statement) => {
    const table = ON_TABLE.exec(statement)?.[1];
    const isOnNewTable = table !== undefined && created.has(table);
    return !isOnNewTable && !EXPANDING.some((pattern) => pattern.test(statement));
  });
}
