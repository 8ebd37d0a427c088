import type { LimitReason } from '../../../../domain/limit/limit-reasons.ts';
import { isStepRefusalReason, type StepRefusalReason } from '../application/reasons.ts';
import type { PhotoStep } from '../application/steps.ts';

/** A PINFL that belongs to another customer: its submission gets `person_taken`. Birthdate 1 January 1990. */
export const TAKEN_PINFL = '30101902000017';

/** A photo whose file name is a refusal reason is refused for that reason: `blurred.jpg`, `face_not_visible.png`, `wrong-document.jpeg`. */
export function magicFilenameVerdict(filename: string): StepRefusalReason | null {
  const name = filename
    .toLowerCase()
    .replace(/\.[a-z0-9]+$/, '')
    .replaceAll('-', '_');
  return isStepRefusalReason(name) ? name : null;
}

/** The outcome for phones with these last four digits. `firstTime`: a verdict on the first photo of a step; the next photo is accepted. */
type MagicPhone = {
  readonly ending: string;
  readonly limit?: LimitReason;
  readonly firstTime?: { readonly step: PhotoStep; readonly reason: StepRefusalReason };
};

export const MAGIC_PHONES: readonly MagicPhone[] = [
  { ending: '0071', limit: 'income' },
  { ending: '0072', limit: 'debt_elsewhere' },
  { ending: '0075', firstTime: { step: 'passport_front', reason: 'blurred' } },
];

export const magicPhone = (phone: string): MagicPhone | null => MAGIC_PHONES.find(({ ending }) => phone.endsWith(ending)) ?? null;
