import { sql } from 'drizzle-orm';
import { MUDDAT_ORGANIZATION } from '../../apis/builder/organization.ts';
import type { Database } from '../../db/client.ts';
import { builderDocuments, faqCategories, faqs, pages } from '../../db/schema/content.ts';
import type { Content } from './content-schema.ts';
import { placeFirst, upsertRows } from './upsert-rows.ts';

/** Pages of text. Their ids are counted on, because the alias is the key. */
export async function writePages(tx: Database, given: Content['pages']): Promise<void> {
  const stored = await tx.select({ id: pages.id, alias: pages.alias }).from(pages);
  const idOf = new Map(stored.map(({ id, alias }) => [alias, id]));
  let last = Math.max(0, ...stored.map(({ id }) => Number(id)));
  const rows = given.map(({ alias, title, lead, version, published_at, url, sections }, index) => {
    const known = idOf.get(alias);
    if (known === undefined) last += 1;
    return {
      ...{ id: known ?? String(last), alias, titleRu: title.ru, titleUz: title.uz, leadRu: lead.ru, leadUz: lead.uz },
      ...{ version, publishedAt: published_at, url, position: index + 1 },
      sections: sections.map(({ anchor, heading, paragraphs }) => ({
        ...{ anchor, headingRu: heading.ru, headingUz: heading.uz },
        ...{ paragraphsRu: paragraphs.map(({ ru }) => ru), paragraphsUz: paragraphs.map(({ uz }) => uz) },
      })),
    };
  });
  await placeFirst(tx, pages, rows.length, () => upsertRows(tx, pages, [pages.id], rows));
}

/** Pages of blocks. A page that changes gets the next version. */
export async function writeBuilderPages(tx: Database, given: Content['builder_pages'], now: Date): Promise<void> {
  const columns = ['title_ru', 'title_uz', 'description_ru', 'description_uz', 'blocks'] as const;
  const listOf = (source: string) => sql.raw(columns.map((name) => `${source}.${name}`).join(', '));
  const set = sql.raw(columns.map((name) => `${name} = excluded.${name}`).join(', '));
  await upsertRows(
    tx,
    builderDocuments,
    [builderDocuments.organization, builderDocuments.page],
    given.map(({ page, title, description, blocks }) => ({
      ...{ organization: MUDDAT_ORGANIZATION, page, version: 1, updatedAt: now, blocks },
      ...{ titleRu: title.ru, titleUz: title.uz, descriptionRu: description.ru, descriptionUz: description.uz },
    })),
    sql`${set}, version = builder_documents.version + 1, updated_at = excluded.updated_at
      where (${listOf('builder_documents')}) is distinct from (${listOf('excluded')})`,
  );
}

export async function writeQuestions(tx: Database, given: Content['questions']): Promise<void> {
  const groups = given.map(({ id, name }, index) => ({ id, nameRu: name.ru, nameUz: name.uz, position: index + 1 }));
  await placeFirst(tx, faqCategories, groups.length, () => upsertRows(tx, faqCategories, [faqCategories.id], groups));
  const entries = given.flatMap((group) => group.questions.map((entry) => ({ categoryId: group.id, ...entry })));
  const rows = entries.map(({ id, categoryId, question, answer }, index) => ({
    ...{ id, organization: MUDDAT_ORGANIZATION, categoryId, position: index + 1 },
    ...{ questionRu: question.ru, questionUz: question.uz, answerRu: answer.ru, answerUz: answer.uz },
  }));
  await placeFirst(tx, faqs, rows.length, () => upsertRows(tx, faqs, [faqs.id], rows));
}
