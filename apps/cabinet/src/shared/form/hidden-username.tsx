/** Links the new password to the account in password managers, since the phone is typed in a different step. Always hidden. */
export function HiddenUsername({ phone }: { phone: string }) {
  if (phone === '') return null;
  return <input type="tel" name="username" autoComplete="username" value={phone} readOnly hidden tabIndex={-1} />;
}
