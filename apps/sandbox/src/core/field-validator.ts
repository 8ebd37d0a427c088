import { cleanPasted, cleanText, digits, email, parsePhone, required } from '@muddat/validators';
import type { FieldErrorCodes } from './field-codes.ts';
import { Problem } from './problem.ts';

/** Checks the fields of a request one after the other; `throwIfInvalid` throws 422 with an error code for each invalid field. */
export type FieldValidator = {
  /** Required text on one line. */
  text(field: string, value: string): string;
  /** Required text, possibly with several lines. */
  multilineText(field: string, value: string): string;
  optionalText(value: string | undefined): string | null;
  /** Converts a phone number as typed to +998XXXXXXXXX. */
  phone(field: string, value: string): string;
  email(field: string, value: string | undefined): string | null;
  digits(field: string, value: string | undefined, length: number): string | null;
  throwIfInvalid(): void;
};

export const toSingleLine = (value: string): string => cleanText(value).replaceAll(/\s+/g, ' ');

export function createFieldValidator(): FieldValidator {
  const fields: FieldErrorCodes = {};
  const present = (field: string, value: string): string => {
    const failure = required(value);
    if (failure !== null) fields[field] = failure.code;
    return value;
  };
  const optional = (value: string | undefined): string | null => {
    const text = toSingleLine(value ?? '');
    return text === '' ? null : text;
  };
  return {
    text: (field, value) => present(field, toSingleLine(value)),
    multilineText: (field, value) => present(field, cleanText(value)),
    optionalText: (value) => {
      const text = cleanText(value ?? '');
      return text === '' ? null : text;
    },
    phone: (field, value) => {
      const typed = present(field, toSingleLine(value));
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
    throwIfInvalid: () => {
      if (Object.keys(fields).length > 0) throw new Problem('validation_failed', { fields });
    },
  };
}
