/**
 * Tells password managers whose new password this is (the phone is typed on another step). Never seen: there is nothing to do with it.
 */
export function KnownUsername({ phone }: { phone: string }) {
  if (phone === '') return null;
  return <input type="tel" name="username" autoComplete="username" value={phone} readOnly hidden tabIndex={-1} />;
}
