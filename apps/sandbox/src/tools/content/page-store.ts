import { and, asc, eq } from 'drizzle-orm';
import { MUDDAT_ORGANIZATION } from '../../apis/builder/organization.ts';
import type { Clock } from '../../core/clock.ts';
import type { Database } from '../../db/client.ts';
import { builderDocuments } from '../../db/schema/content.ts';
import type { PageDocument } from './page-document.ts';

export type BuilderPageRow = typeof builderDocuments.$inferSelect;
type Parts = { readonly db: Database; readonly clock: Clock };

const isOwnOrganization = eq(builderDocuments.organization, MUDDAT_ORGANIZATION);

export const listBuilderPages = ({ db }: Parts): Promise<BuilderPageRow[]> =>
  db.select().from(builderDocuments).where(isOwnOrganization).orderBy(asc(builderDocuments.page));

export async function findPage({ db }: Parts, page: string): Promise<BuilderPageRow | null> {
  const [row] = await db
    .select()
    .from(builderDocuments)
    .where(and(isOwnOrganization, eq(builderDocuments.page, page)));
  return row ?? null;
}

/** Creates a page. False if a page of this name exists. */
export async function createPage({ db, clock }: Parts, page: string, document: PageDocument): Promise<boolean> {
  const row = { organization: MUDDAT_ORGANIZATION, page, version: 1, updatedAt: clock.now(), ...columnsOf(document) };
  return (await db.insert(builderDocuments).values(row).onConflictDoNothing().returning()).length > 0;
}

/** Saves a page and returns its new version; null if another editor has saved since `version`. */
export async function savePage({ db, clock }: Parts, page: string, version: number, document: PageDocument): Promise<number | null> {
  const next = version + 1;
  const saved = await db
    .update(builderDocuments)
    .set({ version: next, updatedAt: clock.now(), ...columnsOf(document) })
    .where(and(isOwnOrganization, eq(builderDocuments.page, page), eq(builderDocuments.version, version)))
    .returning();
  return saved.length > 0 ? next : null;
}

export const pageDocumentOf = (row: BuilderPageRow) => ({
  title: { ru: row.titleRu, uz: row.titleUz },
  description: { ru: row.descriptionRu, uz: row.descriptionUz },
  blocks: row.blocks,
});

const columnsOf = ({ title, description, blocks }: PageDocument) => ({
  titleRu: title.ru,
  titleUz: title.uz,
  descriptionRu: description.ru,
  descriptionUz: description.uz,
  blocks,
});
