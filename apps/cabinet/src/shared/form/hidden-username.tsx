/**
 * Lets password managers save the new password under the phone of the account, which the form does not ask for. Never visible; absent if
 * the phone is unknown ('').
 */
export function HiddenUsername({ phone }: { phone: string }) {
  if (phone === '') return null;
  return <input type="tel" name="username" autoComplete="username" value={phone} readOnly hidden tabIndex={-1} />;
}
