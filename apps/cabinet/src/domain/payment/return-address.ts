/** The address that a payment app sends the customer back to: this page, which is told the key of the payment to look for. */
export function returnAddress(href: string, key: string): string {
  const url = new URL(href);
  url.searchParams.delete('payment');
  url.searchParams.set('attempt', key);
  url.hash = '';
  return url.href;
}
