import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { canonicalJson } from '../../core/canonical-json.ts';
import type { Database } from '../../db/client.ts';
import { documents } from '../../db/schema/documents.ts';
import { generateDocumentCode } from './document-code.ts';
import type { DocumentFacts } from './pdf/document-facts.ts';

export type IssuedDocument = typeof documents.$inferSelect;

export const fingerprintOf = (facts: DocumentFacts): string => createHash('sha256').update(canonicalJson(facts)).digest('hex');

/** The number printed on a document, which identifies its subject to people. */
function documentNumberOf(facts: DocumentFacts): string {
  if (facts.kind === 'statement') return `${facts.from}/${facts.to}`;
  return facts.number;
}

function documentAmountOf(facts: DocumentFacts): number | null {
  switch (facts.kind) {
    case 'receipt':
      return facts.amount;
    case 'contract':
      return facts.offer?.to_pay ?? facts.price;
    case 'schedule':
      return facts.total;
    case 'certificate':
      return facts.paid;
    case 'statement':
      return null;
  }
}

/** Issues a document with a code. Equal facts give the same document, even if requested twice at once. */
export async function issueDocument(
  db: Database,
  customerId: string,
  subject: string,
  facts: DocumentFacts,
  now: Date,
): Promise<IssuedDocument> {
  const fingerprint = fingerprintOf(facts);
  const made = { code: generateDocumentCode(), customerId, kind: facts.kind, subject, fingerprint, issuedAt: now };
  await db
    .insert(documents)
    .values({ ...made, number: documentNumberOf(facts), amount: documentAmountOf(facts) })
    .onConflictDoNothing({ target: [documents.customerId, documents.kind, documents.subject, documents.fingerprint] });
  const [issued] = await db
    .select()
    .from(documents)
    .where(
      and(
        eq(documents.customerId, customerId),
        eq(documents.kind, facts.kind),
        eq(documents.subject, subject),
        eq(documents.fingerprint, fingerprint),
      ),
    );
  if (issued === undefined) throw new Error('a document that was just issued is gone');
  return issued;
}
