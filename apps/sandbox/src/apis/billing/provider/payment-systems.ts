/** Payment systems in display order. Their names are proper names, equal in both languages. */
export const PAYMENT_SYSTEMS = [
  { system: 'uzcard', type: 'bank_card', name: 'Uzcard' },
  { system: 'humo', type: 'bank_card', name: 'Humo' },
  { system: 'payme', type: 'payment_app', name: 'Payme' },
  { system: 'click', type: 'payment_app', name: 'Click' },
  { system: 'uzum', type: 'payment_app', name: 'Uzum Bank' },
  { system: 'paynet', type: 'payment_app', name: 'Paynet' },
  { system: 'oson', type: 'payment_app', name: 'Oson' },
  { system: 'alif', type: 'payment_app', name: 'Alif' },
] as const;

export function isPaymentApp(system: string): boolean {
  return PAYMENT_SYSTEMS.some((item) => item.type === 'payment_app' && item.system === system);
}

export function systemName(system: string): string {
  return PAYMENT_SYSTEMS.find((item) => item.system === system)?.name ?? system;
}
