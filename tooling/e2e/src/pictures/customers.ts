export const CUSTOMERS = {
  dilnoza: { phone: '+998900000001', password: 'Muddat-demo-1' },
  newcomer: { phone: '+998900000002', password: 'Muddat-demo-2' },
  blocked: { phone: '+998900000003', password: 'Muddat-demo-3' },
} as const;

export type CustomerName = keyof typeof CUSTOMERS;
