import * as v from 'valibot';

/** A real solution has about 800 characters. */
const MAX_SOLUTION_CHARS = 2048;

const hex = v.pipe(v.string(), v.regex(/^[0-9a-f]+$/));
/** Unknown members of `parameters` are kept: verification includes them, so an added one breaks the signature. Others are removed. */
const Payload = v.object({
  challenge: v.object({
    parameters: v.looseObject({
      algorithm: v.string(),
      nonce: hex,
      salt: hex,
      cost: v.number(),
      keyLength: v.number(),
      keyPrefix: hex,
      keySignature: hex,
      expiresAt: v.pipe(v.number(), v.safeInteger()),
      data: v.object({ action: v.string() }),
    }),
    signature: hex,
  }),
  solution: v.object({ counter: v.number(), derivedKey: v.string() }),
});

/** Parses ALTCHA's payload: base64 of JSON, null for anything else. Nothing in it is verified yet. */
export function parseSolution(text: string): v.InferOutput<typeof Payload> | null {
  if (text.length > MAX_SOLUTION_CHARS || !/^[A-Za-z0-9+/]+={0,2}$/.test(text)) return null;
  try {
    const parsed = v.safeParse(Payload, JSON.parse(Buffer.from(text, 'base64').toString('utf8')));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}
