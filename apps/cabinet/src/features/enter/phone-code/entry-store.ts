import { readStored, removeStored, tabStorage, type ValueStorage, writeStored } from '@muddat/app-shell';
import { parsePhone } from '@muddat/validators';
import * as v from 'valibot';
import type { SentOtp } from '../../../shared/code-step/sent-otp.ts';

/** What a code is asked for. */
export type CodePurpose = 'sign-in' | 'register' | 'reset';

const KEPT_AS = 'muddat.entry';
/** As long as the proof of a phone lives; after it, somebody else may have sat down here. */
const KEPT_MS = 900_000;

const otpSchema = v.object({
  length: v.number(),
  resendAt: v.number(),
  expiresAt: v.number(),
  maskedPhone: v.string(),
  channel: v.picklist(['sms', 'call']),
  lockedUntil: v.nullable(v.number()),
  triesLeft: v.nullable(v.number()),
});
const entrySchema = v.object({
  at: v.number(),
  phone: v.string(),
  sent: v.nullable(v.object({ purpose: v.picklist(['sign-in', 'register', 'reset']), otp: otpSchema })),
});

export type Entry = { phone: string; sent: { purpose: CodePurpose; otp: SentOtp } | null };

/**
 * The phone typed at one of the ways in, and the code on its way to it: a tab that a phone's system ended while its owner read
 * the message finds its step again, and another way in finds the phone typed. Null when there is none, or it is too old.
 */
export function readEntry(now: number, store: ValueStorage | null = tabStorage()): Entry | null {
  return readStored(store, KEPT_AS, (stored) => {
    const kept = v.safeParse(entrySchema, stored);
    if (!kept.success) return null;
    const { at, phone, sent } = kept.output;
    return now - at < KEPT_MS && now >= at ? { phone, sent: sent !== null && now < sent.otp.expiresAt ? sent : null } : null;
  });
}

/** The code that is on its way to this phone for this purpose, if one is. */
export function codeUnderway(entry: Entry | null, purpose: CodePurpose, phone: string): SentOtp | null {
  return entry !== null && entry.phone === phone && entry.sent?.purpose === purpose ? entry.sent.otp : null;
}

/** Keeps the phone, as far as it is typed; a code on its way stays known while the phone is the same. */
export function keepPhone(phone: string, now: number, store: ValueStorage | null = tabStorage()): void {
  const parsed = parsePhone(phone);
  const stored = parsed.ok ? parsed.phone : phone;
  if (readEntry(now, store)?.phone !== stored) keep({ phone: stored, sent: null }, now, store);
}

export function keepEntry(entry: Entry, now: number, store: ValueStorage | null = tabStorage()): void {
  keep(entry, now, store);
}

/** Whoever is in needs it no longer. */
export function forgetEntry(store: ValueStorage | null = tabStorage()): void {
  removeStored(store, KEPT_AS);
}

/** In a full or forbidden store the steps work, only not over a reload. */
function keep(entry: Entry, now: number, store: ValueStorage | null): void {
  writeStored(store, KEPT_AS, { at: now, ...entry });
}
