import type { ContractName } from './load.ts';

/** The calls of spec section 7, to the letter, with the names that public-functions gives them. */
export const SPEC_CALLS: readonly [api: ContractName, method: string, path: string, id: string][] = [
  ['installment', 'get', '/v3/categories', 'listCategories'],
  ['installment', 'get', '/v3/stores', 'listStores'],
  ['installment', 'get', '/v3/store/info/{id}', 'getStore'],
  ['installment', 'get', '/v1/notification', 'listNotifications'],
  ['installment', 'get', '/v1/notification/{id}', 'getNotification'],
  ['installment', 'put', '/v1/notification/{id}', 'markNotificationRead'],
  ['installment', 'get', '/v3/user/orders/all', 'listOrders'],
  ['installment', 'get', '/v3/user/order/{id}', 'getOrder'],
  ['mobile', 'get', '/v2/order/districts', 'listDistricts'],
  ['mobile', 'get', '/v2/pages', 'listPages'],
  ['mobile', 'get', '/v2/pages/{id}', 'getPage'],
  ['mobile', 'post', '/v2/page/corparate-request', 'createCorporateRequest'],
  ['mobile', 'get', '/v2/page/our-clients', 'listClients'],
  ['mobile', 'get', '/v2/page/faq', 'listFaq'],
  ['mobile', 'get', '/v2/page/benifest', 'listBenefits'],
  ['mobile', 'get', '/v2/page/service-center', 'listServiceCenters'],
  ['builder', 'get', '/v1/get', 'getContent'],
  ['builder', 'get', '/v1/faqs', 'listFaqs'],
  ['builder', 'get', '/v1/faqs/{id}', 'getFaq'],
  ['builder', 'post', '/v1/feedback', 'createFeedback'],
  ['billing', 'get', '/v1/available-systems', 'listAvailableSystems'],
  ['billing', 'get', '/v1/api-payments/entity-collection', 'listEntities'],
  ['billing', 'post', '/v1/api-payments/payment', 'createPayment'],
  ['billing', 'post', '/v1/generate-link', 'generateLink'],
  ['billing', 'post', '/v1/api-payments/confirm-payment', 'confirmPayment'],
  ['billing', 'delete', '/v1/api-payments/external-entities', 'deleteEntity'],
  ['billing', 'post', '/v1/api-payments/external-entities/set-default', 'setDefaultEntity'],
  ['billing', 'post', '/v1/api-payments/send-otp', 'sendOtp'],
  ['billing', 'post', '/v1/api-payments/confirm-otp', 'confirmOtp'],
];

/** Named by the specification without their paths ("the exact provider paths: not shown"). */
export const SPEC_AUTH_CALLS = ['createToken', 'getUserProfile', 'sendDeviceToken'] as const;
/** Writes that carry an Idempotency-Key: what moves money, and what must happen once. */
export const IDEMPOTENT_WRITES = [
  'createPayment',
  'confirmPayment',
  'generateLink',
  'requestLimit',
  'restoreLimit',
  'submitVerification',
  'createCheckout',
  'confirmCheckout',
  'saveConsent',
  'createWithdrawal',
  'cancelWithdrawal',
  'cancelOrder',
  'requestReturn',
  'writeAboutReturn',
  'disputeReturn',
  'withdrawReturn',
  'agreeHardship',
  'createExport',
  'deleteCustomer',
] as const;
