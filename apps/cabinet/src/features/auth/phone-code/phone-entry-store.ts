import { readStoredValue, removeStoredValue, tabStorage, type ValueStorage, writeStoredValue } from '@muddat/app-shell';
import { parsePhone } from '@muddat/validators';
import * as v from 'valibot';
import type { SentOtp } from '../../../shared/code-step/sent-otp.ts';

/** What a code is requested for. A code that was sent for one purpose is not valid for the others. */
export type CodePurpose = 'sign-in' | 'register' | 'reset';

const STORAGE_KEY = 'muddat.entry';
/** The lifetime of the gateway's phone proof. An older entry is ignored, because another person may use this device by then. */
const PHONE_ENTRY_TTL_MS = 900_000;

const otpSchema = v.object({
  length: v.number(),
  resendAt: v.number(),
  expiresAt: v.number(),
  maskedPhone: v.string(),
  channel: v.picklist(['sms', 'call']),
  lockedUntil: v.nullable(v.number()),
  triesLeft: v.nullable(v.number()),
});
const phoneEntrySchema = v.object({
  at: v.number(),
  phone: v.string(),
  sent: v.nullable(v.object({ purpose: v.picklist(['sign-in', 'register', 'reset']), otp: otpSchema })),
});

export type PhoneEntry = { phone: string; sent: { purpose: CodePurpose; otp: SentOtp } | null };

/**
 * The typed phone, and the code that was sent to it. Null if nothing is stored, or if the entry is too old. Mobile browsers may unload the
 * tab while the customer reads the SMS: the step is then restored from this entry. The page of another sign-in method also reads the typed
 * phone here.
 */
export function readPhoneEntry(now: number, store: ValueStorage | null = tabStorage()): PhoneEntry | null {
  return readStoredValue(store, STORAGE_KEY, (stored) => {
    const kept = v.safeParse(phoneEntrySchema, stored);
    if (!kept.success) return null;
    const { at, phone, sent } = kept.output;
    return now - at < PHONE_ENTRY_TTL_MS && now >= at ? { phone, sent: sent !== null && now < sent.otp.expiresAt ? sent : null } : null;
  });
}

/** The code that was sent to this phone for this purpose, if it has not expired. */
export function findSentCode(entry: PhoneEntry | null, purpose: CodePurpose, phone: string): SentOtp | null {
  return entry !== null && entry.phone === phone && entry.sent?.purpose === purpose ? entry.sent.otp : null;
}

/** Stores the phone, also if it is incomplete. A sent code stays stored while the phone is unchanged. */
export function saveTypedPhone(phone: string, now: number, store: ValueStorage | null = tabStorage()): void {
  const parsed = parsePhone(phone);
  const stored = parsed.ok ? parsed.phone : phone;
  if (readPhoneEntry(now, store)?.phone !== stored) writePhoneEntry({ phone: stored, sent: null }, now, store);
}

export function savePhoneEntry(entry: PhoneEntry, now: number, store: ValueStorage | null = tabStorage()): void {
  writePhoneEntry(entry, now, store);
}

/** Called after the sign-in, when the entry is no longer needed. */
export function clearPhoneEntry(store: ValueStorage | null = tabStorage()): void {
  removeStoredValue(store, STORAGE_KEY);
}

/** Stores the entry. If the storage is full or forbidden, the steps work, but do not survive a reload. */
function writePhoneEntry(entry: PhoneEntry, now: number, store: ValueStorage | null): void {
  writeStoredValue(store, STORAGE_KEY, { at: now, ...entry });
}
