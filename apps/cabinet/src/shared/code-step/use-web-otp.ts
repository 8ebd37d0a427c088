import { useEffect, useEffectEvent } from 'react';
import * as v from 'valibot';

const credentialSchema = v.object({ code: v.pipe(v.string(), v.nonEmpty()) });
type OtpRequest = CredentialRequestOptions & { otp: { transport: readonly 'sms'[] } };

/** In browsers with WebOTP, offers to fill in the code from the SMS while `wanted` is true. */
export function useWebOtp(wanted: boolean, onCode: (code: string) => void): void {
  const take = useEffectEvent(onCode);
  useEffect(() => {
    if (!wanted || !('OTPCredential' in window)) return;
    const stop = new AbortController();
    const request: OtpRequest = { otp: { transport: ['sms'] }, signal: stop.signal };
    navigator.credentials.get(request).then(
      (credential) => {
        const found = v.safeParse(credentialSchema, credential);
        if (found.success) take(found.output.code);
      },
      // The customer declined or the request was aborted, so the customer types the code.
      () => undefined,
    );
    return () => stop.abort();
  }, [wanted]);
}
