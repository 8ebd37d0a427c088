/** Tells password managers which account the new password belongs to, since the phone is typed on another step. Always hidden. */
export function KnownUsername({ phone }: { phone: string }) {
  if (phone === '') return null;
  return <input type="tel" name="username" autoComplete="username" value={phone} readOnly hidden tabIndex={-1} />;
}
