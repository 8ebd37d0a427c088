/**
 * Saved cards of the demo customers. The simulated provider accepts all of them; cards that fail are in `billing/provider/magic-cards.ts`.
 */
export const SEEDED_CARDS = [
  {
    id: 'card_0001',
    customerId: 'cus_0001',
    bin: '860049',
    last4: '1234',
    system: 'uzcard',
    owner: 'DILNOZA KARIMOVA',
    smsPhone: '+998900000001',
    isDefault: true,
    goodForYears: 3,
  },
  {
    id: 'card_0002',
    customerId: 'cus_0001',
    bin: '986008',
    last4: '5678',
    system: 'humo',
    owner: 'DILNOZA KARIMOVA',
    smsPhone: '+998900000001',
    isDefault: false,
    goodForYears: 2,
  },
  {
    id: 'card_0003',
    customerId: 'cus_0002',
    bin: '860031',
    last4: '4321',
    system: 'uzcard',
    owner: 'JASUR RAHIMOV',
    smsPhone: '+998900000002',
    isDefault: true,
    goodForYears: 4,
  },
  {
    id: 'card_0004',
    customerId: 'cus_0003',
    bin: '986008',
    last4: '8765',
    system: 'humo',
    owner: 'MALIKA YUSUPOVA',
    smsPhone: '+998900000003',
    isDefault: true,
    goodForYears: 1,
  },
  {
    id: 'card_0005',
    customerId: 'cus_0011',
    bin: '860031',
    last4: '2468',
    system: 'uzcard',
    owner: 'SARDOR ALIYEV',
    smsPhone: '+998900000011',
    isDefault: true,
    goodForYears: 2,
  },
  {
    id: 'card_0006',
    customerId: 'cus_0014',
    bin: '860031',
    last4: '1357',
    system: 'uzcard',
    owner: 'GULNORA ISMOILOVA',
    smsPhone: '+998900000014',
    isDefault: true,
    goodForYears: 2,
  },
] as const;

export type SeededCard = (typeof SEEDED_CARDS)[number];

/** Balances, each made of one top-up from the customer's main card. */
export const SEEDED_BALANCES = [
  { customerId: 'cus_0001', amount: 250_000 },
  { customerId: 'cus_0002', amount: 100_000 },
  { customerId: 'cus_0003', amount: 50_000 },
] as const;
