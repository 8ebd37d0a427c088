import { cleanPasted, cleanText, digits, email, parsePhone, required } from '@muddat/validators';
import type { FieldCodes } from './field-codes.ts';
import { Problem } from './problem.ts';

/** Checks the fields of a request one after the other; `refuse` throws 422 with an error code for each invalid field. */
export type FieldCheck = {
  /** Required text on one line. */
  words(field: string, value: string): string;
  /** Required text, possibly with several lines. */
  lines(field: string, value: string): string;
  optionalWords(value: string | undefined): string | null;
  /** Converts a phone number as typed to +998XXXXXXXXX. */
  phone(field: string, value: string): string;
  email(field: string, value: string | undefined): string | null;
  digits(field: string, value: string | undefined, length: number): string | null;
  refuse(): void;
};

export const oneLine = (value: string): string => cleanText(value).replaceAll(/\s+/g, ' ');

export function createFieldCheck(): FieldCheck {
  const fields: FieldCodes = {};
  const present = (field: string, value: string): string => {
    const failure = required(value);
    if (failure !== null) fields[field] = failure.code;
    return value;
  };
  const optional = (value: string | undefined): string | null => {
    const text = oneLine(value ?? '');
    return text === '' ? null : text;
  };
  return {
    words: (field, value) => present(field, oneLine(value)),
    lines: (field, value) => present(field, cleanText(value)),
    optionalWords: (value) => {
      const text = cleanText(value ?? '');
      return text === '' ? null : text;
    },
    phone: (field, value) => {
      const typed = present(field, oneLine(value));
      if (typed === '') return typed;
      const parsed = parsePhone(typed);
      if (parsed.ok) return parsed.phone;
      fields[field] = parsed.code;
      return typed;
    },
    email: (field, value) => {
      const text = optional(value);
      const failure = email(text);
      if (failure !== null) fields[field] = failure.code;
      return text;
    },
    digits: (field, value, length) => {
      const text = optional(cleanPasted(value ?? ''))?.replaceAll(' ', '') ?? null;
      const failure = digits(text, length);
      if (failure !== null) fields[field] = failure.code;
      return text;
    },
    refuse: () => {
      if (Object.keys(fields).length > 0) throw new Problem('validation_failed', { fields });
    },
  };
}
