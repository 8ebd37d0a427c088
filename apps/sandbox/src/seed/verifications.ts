import { addDays } from '@muddat/schedule';
import { CONSENT_VERSION } from '../apis/installment/verification/application/view.ts';
import type { Database } from '../db/client.ts';
import { verificationDocuments, verifications } from '../db/schema/verification.ts';
import type { SeedInput } from './shared/seed-input.ts';

type SeededStep = { readonly step: string; readonly state: string; readonly reason?: string };

const photos = (state: string): SeededStep[] => ['passport_front', 'selfie', 'registration'].map((step) => ({ step, state }));
const contacts = [
  { phone: '+998901112233', name: 'Aziza' },
  { phone: '+998911112233', name: 'Botir' },
];

/**
 * Verifications of three magic phones: one in progress, one that is submitted and waits for a person (the simulated checker ignores it),
 * one refused for one photo. Seeded photos have no file.
 */
const SEEDED = [
  {
    customerId: 'cus_0011',
    status: 'rejected',
    person: { passport: 'AB2345678', pinfl: '30102902041035', birthdate: '1990-02-01' },
    cardId: 'card_0005',
    contacts,
    verdicts: {
      contacts: { state: 'accepted', reason: null },
      card: { state: 'accepted', reason: null },
      person: { state: 'accepted', reason: null },
    },
    photos: [{ step: 'selfie', state: 'rejected', reason: 'blurred' }, ...photos('accepted').filter(({ step }) => step !== 'selfie')],
  },
  {
    customerId: 'cus_0014',
    status: 'submitted',
    person: { passport: 'AC3456789', pinfl: '40908872041050', birthdate: '1987-08-09' },
    cardId: 'card_0006',
    contacts,
    verdicts: {
      contacts: { state: 'checking', reason: null },
      card: { state: 'checking', reason: null },
      person: { state: 'checking', reason: null },
    },
    photos: photos('checking'),
  },
  {
    customerId: 'cus_0015',
    status: 'in_progress',
    person: { passport: 'AD4567890', pinfl: '32204952041064', birthdate: '1995-04-22' },
    cardId: null,
    contacts: [],
    verdicts: {},
    photos: [],
  },
] as const;

export async function seedVerifications(tx: Database, { today }: SeedInput): Promise<void> {
  const at = new Date(`${addDays(today, -2)}T09:00:00+05:00`);
  for (const { customerId, status, person, cardId, contacts: phones, verdicts, photos: documents } of SEEDED) {
    const agreed = { consentVersion: CONSENT_VERSION, consentAt: at, personHeldAt: status === 'submitted' ? at : null };
    await tx.insert(verifications).values({ customerId, status, ...person, cardId, contacts: [...phones], verdicts, ...agreed });
    const rows = documents.map((document: SeededStep) => ({
      id: `doc_${customerId}_${document.step}`,
      customerId,
      step: document.step,
      state: document.state,
      reason: document.reason ?? null,
      current: true,
      uploadedAt: at,
      decidedAt: document.state === 'checking' ? null : at,
    }));
    if (rows.length > 0) await tx.insert(verificationDocuments).values(rows);
  }
}
