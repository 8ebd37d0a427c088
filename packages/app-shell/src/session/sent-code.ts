import * as v from 'valibot';

export const sentCodeSchema = v.object({ length: v.number(), resend_after: v.number(), expires_in: v.number(), masked_phone: v.string() });

/** Digits, seconds, and where the code went. */
export type SentCode = v.InferOutput<typeof sentCodeSchema>;
