const STORED_PHONE = /^\+?998(\d{2})(\d{3})(\d{2})(\d{2})$/;

/** A stored phone (`+998901234567`) for reading: `+998 90 123 45 67`. Anything else comes back as it is. */
export function formatPhone(phone: string): string {
  return phone.replace(STORED_PHONE, '+998 $1 $2 $3 $4');
}

/** A phone with its middle hidden, as the APIs send it: `99890*****31`. A text that is not a stored phone keeps only its last two characters. */
export function maskPhone(phone: string): string {
  const [, code, , , last] = STORED_PHONE.exec(phone) ?? [];
  return code === undefined ? `*****${phone.slice(-2)}` : `998${code}*****${last}`;
}

/**
 * A phone for reading, whole or already masked, with its middle hidden: `+998 90 ••• •• 31`. Another country's number shows its last two
 * digits only.
 */
export function formatMaskedPhone(phone: string): string {
  return phone.replace(/^(?:\+?998 ?(\d\d))?.*(\d\d)$/, (_, code: string | undefined, last: string) => {
    return `${code === undefined ? '' : `+998 ${code} `}••• •• ${last}`;
  });
}
