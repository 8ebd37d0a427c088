import { formatPhone } from '@muddat/i18n';
import type { Operator } from '../../../config/operator.ts';
import type { DocumentTexts } from './document-texts.types.ts';

/** The requisites of the operator, in at most three lines. A missing setting is left out. */
export function operatorLines({ name, stir, address, licence, phone }: Operator, words: DocumentTexts): string[] {
  const lines = [
    [name && `${words.operator}: ${name}`],
    [stir && `${words.taxpayerNumber} ${stir}`, licence && `${words.licence} ${licence}`],
    [address, formatPhone(phone)],
  ];
  return lines.map((parts) => parts.filter(Boolean).join(' · ')).filter((line) => line !== '');
}
