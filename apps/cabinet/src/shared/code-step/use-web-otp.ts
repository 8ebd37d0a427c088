import { useEffect, useEffectEvent } from 'react';
import * as v from 'valibot';

const credentialSchema = v.object({ code: v.pipe(v.string(), v.nonEmpty()) });
type OtpRequest = CredentialRequestOptions & { otp: { transport: readonly 'sms'[] } };

/** Where the browser can (WebOTP), it offers to take the code out of the message while the field is there. */
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
      // Refused, or over: the code is typed.
      () => undefined,
    );
    return () => stop.abort();
  }, [wanted]);
}
