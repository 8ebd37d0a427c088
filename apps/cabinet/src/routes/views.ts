import type { CabinetRouteId } from '@muddat/routing';

/** The module that draws each page, by the path that the build knows it by: its shell asks for it with the document. */
export const VIEWS = {
  'sign-up': 'src/routes/sign-up-page.tsx',
  register: 'src/routes/register-page.tsx',
  balance: 'src/routes/balance-page.tsx',
  cabinet: 'src/routes/cabinet-page.tsx',
  cards: 'src/routes/cards-page.tsx',
  channels: 'src/routes/channels-page.tsx',
  checkout: 'src/routes/checkout-page.tsx',
  consents: 'src/routes/consents-page.tsx',
  'change-password': 'src/routes/change-password-page.tsx',
  'change-phone': 'src/routes/change-phone-page.tsx',
  documents: 'src/routes/documents-page.tsx',
  hardship: 'src/routes/hardship-page.tsx',
  limit: 'src/routes/limit-page.tsx',
  'main-page': 'src/routes/main-page.tsx',
  notifications: 'src/routes/notifications-page.tsx',
  order: 'src/routes/order-page.tsx',
  'order-pay': 'src/routes/pay-page.tsx',
  'pay-several': 'src/routes/pay-several-page.tsx',
  orders: 'src/routes/orders-page.tsx',
  profile: 'src/routes/profile-page.tsx',
  security: 'src/routes/security-page.tsx',
  trust: 'src/routes/trust-page.tsx',
  verification: 'src/routes/verification-page.tsx',
} as const satisfies Record<CabinetRouteId, string>;
