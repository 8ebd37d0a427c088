/** The objects of one customer whose ids a call can name. */
export type OwnedIds = {
  readonly order: string;
  readonly payment: string;
  readonly withdrawal: string;
  readonly otp: string;
  readonly card: string;
  readonly consent: string;
  readonly notification: string;
  readonly quote: string;
  readonly checkout: string;
  readonly address: string;
  readonly upload: string;
  readonly passkey: string;
  readonly export: string;
  readonly return: string;
  readonly key: string;
};

type Json = Readonly<Record<string, unknown>>;
/** The values in a call that refer to a customer's object. All other values are the contract's first examples. */
export type ReferencedIds = {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Json;
};

/**
 * The caller's own objects. If a call refers to two objects, only one of them at a time belongs to another customer, so that no check hides
 * another.
 */
export type CallerIds = { readonly card: string };

/**
 * `open`: concerns no customer. `own`: only the caller's own data; no id can refer to another customer's. `secret`: readable with the
 * secret in the URL, so a guessed secret must be refused. Otherwise: the ids in the call, which must be the caller's.
 */
export type AccessRule = 'open' | 'own' | 'secret' | ((of: OwnedIds, mine: CallerIds) => ReferencedIds | readonly ReferencedIds[]);

const orderIds = (of: OwnedIds): ReferencedIds => ({ path: { id: of.order } });
const returnIds = (of: OwnedIds): ReferencedIds => ({ path: { id: of.return } });
const uploadIds = (of: OwnedIds): ReferencedIds => ({ path: { upload_id: of.upload } });
const card = { type: 'bank_card' };

/** The rights of every operation. An operation that is missing here fails the test; an entry without an operation is harmless. */
export const ACCESS_RULES: Readonly<Record<string, AccessRule>> = {
  'auth.createToken': 'open',
  'auth.sendCode': 'open',
  'auth.revokeToken': 'open',
  'auth.sendDeviceToken': 'open',
  'auth.getUserProfile': 'own',
  'auth.verifyCode': 'open',
  'auth.registerCustomer': 'open',
  'auth.resetPassword': 'open',
  'auth.sendOwnCode': 'own',
  'auth.proveCustomer': 'own',
  'auth.recordSignIn': 'own',
  'auth.freezeCustomer': 'own',
  'auth.changePassword': 'own',
  'auth.sendNewPhoneCode': 'own',
  'auth.changePhone': 'own',
  'auth.listPasskeys': 'own',
  'auth.addPasskey': 'own',
  'auth.passkeyOptions': 'own',
  'auth.deletePasskey': (of) => ({ path: { id: of.passkey } }),
  'auth.passkeySignInOptions': 'open',
  'installment.listCategories': 'open',
  'installment.listStores': 'open',
  'installment.getStore': 'open',
  'installment.listProducts': 'open',
  'installment.getProduct': 'open',
  'installment.listProductReviews': 'open',
  'installment.getQuote': 'open',
  'installment.checkBasket': 'open',
  'installment.getBasket': 'own',
  'installment.saveBasket': 'own',
  'installment.searchAll': 'open',
  'installment.suggestSearch': 'open',
  'installment.listNotifications': 'own',
  'installment.markAllNotificationsRead': 'own',
  'installment.getNotification': (of) => ({ path: { id: of.notification } }),
  'installment.markNotificationRead': (of) => ({ path: { id: of.notification } }),
  'installment.getChannels': 'own',
  'installment.saveChannels': 'own',
  'installment.listOrders': 'own',
  'installment.getOrder': orderIds,
  'installment.cancelOrder': orderIds,
  'installment.quoteReturn': orderIds,
  'installment.requestReturn': orderIds,
  'installment.listReturns': 'own',
  'installment.getReturn': returnIds,
  'installment.withdrawReturn': returnIds,
  'installment.disputeReturn': returnIds,
  'installment.writeAboutReturn': returnIds,
  'installment.getReturnPhoto': (of) => ({ path: { id: of.return, number: '1' } }),
  'installment.getPayoffQuote': orderIds,
  'installment.quoteHardship': orderIds,
  'installment.agreeHardship': orderIds,
  'installment.findHardship': (of) => ({ path: { id: of.order }, query: { idempotency_key: of.key } }),
  'installment.getOrderDocument': (of) => ({ path: { id: of.order, kind: 'contract' } }),
  'installment.getStatement': 'own',
  'installment.verifyDocument': 'secret',
  'installment.getCalendar': 'own',
  'installment.createCalendar': 'own',
  'installment.revokeCalendar': 'own',
  'installment.getCalendarFeed': 'secret',
  'installment.createExport': 'own',
  'installment.getLatestExport': 'own',
  'installment.getExport': (of) => ({ path: { id: of.export } }),
  'installment.getDeletion': 'own',
  'installment.deleteCustomer': 'own',
  'installment.undoDeletion': 'own',
  'installment.listActivity': 'own',
  'installment.streamEvents': 'own',
  'installment.getLimit': 'own',
  'installment.requestLimit': 'own',
  'installment.restoreLimit': 'own',
  'installment.getVerification': 'own',
  'installment.giveVerificationConsent': 'own',
  'installment.createUpload': 'own',
  'installment.getUploadOffset': uploadIds,
  'installment.appendUpload': uploadIds,
  'installment.deleteUpload': uploadIds,
  'installment.saveVerificationDocument': (of) => ({ path: { step: 'selfie' }, body: { upload_id: of.upload } }),
  'installment.getVerificationImage': 'own',
  'installment.saveVerificationPerson': 'own',
  'installment.saveVerificationContacts': 'own',
  'installment.saveVerificationCard': (of) => ({ body: { entity_id: of.card } }),
  'installment.submitVerification': 'own',
  'installment.quoteCheckout': (of) => ({
    body: {
      items: [{ product_id: '1000', quantity: 1 }],
      order_type: 'installment',
      months: 3,
      delivery: { kind: 'delivery', region_id: '1726', district_id: '1726266', address: 'Amir Temur 107' },
      card_entity_id: of.card,
    },
  }),
  'installment.getQuoteContract': (of) => ({ path: { quote_id: of.quote } }),
  'installment.createCheckout': (of) => ({ body: { quote_id: of.quote, offer_accepted: true, offer_version: '2026-01' } }),
  'installment.findCheckout': (of) => ({ query: { idempotency_key: of.key } }),
  'installment.getCheckout': (of) => ({ path: { checkout_id: of.checkout } }),
  'installment.confirmCheckout': (of) => ({ path: { checkout_id: of.checkout }, body: { code: '123456' } }),
  'installment.getBonuses': 'own',
  'installment.listOwnReviews': 'own',
  'installment.saveReview': 'own',
  'installment.deleteReview': 'own',
  'installment.listQuestions': 'own',
  'installment.askStore': (of) => ({ body: { order_id: of.order, text: 'Где заказ?' } }),
  'installment.checkPromo': 'own',
  'installment.listAddresses': 'own',
  'installment.saveAddress': 'own',
  'installment.deleteAddress': (of) => ({ path: { id: of.address } }),
  'installment.getNextPayment': 'own',
  'installment.getMonth': 'own',
  'mobile.listDistricts': 'open',
  'mobile.listPages': 'open',
  'mobile.getPage': 'open',
  'mobile.createCorporateRequest': 'open',
  'mobile.listClients': 'open',
  'mobile.listFaq': 'open',
  'mobile.listBenefits': 'open',
  'mobile.listServiceCenters': 'open',
  'mobile.getPicture': 'open',
  'builder.getContent': 'open',
  'builder.getContentVersion': 'open',
  'builder.listContentPages': 'open',
  'builder.listFaqs': 'open',
  'builder.getFaq': 'open',
  'builder.createFeedback': 'open',
  'billing.listAvailableSystems': 'open',
  'billing.listEntities': 'own',
  'billing.createPayment': (of, mine) => [
    { body: { purpose: 'instalment', order_id: of.order, amount: 1_000, source: { ...card, entity_id: mine.card } } },
    {
      body: {
        purpose: 'instalment',
        orders: [{ order_id: of.order, amount: 1_000 }],
        amount: 1_000,
        source: { ...card, entity_id: mine.card },
      },
    },
    { body: { purpose: 'top_up', amount: 1_000, source: { ...card, entity_id: of.card } } },
  ],
  'billing.findPayment': (of) => ({ query: { idempotency_key: of.key } }),
  'billing.getPayment': (of) => ({ path: { payment_id: of.payment } }),
  'billing.getReceipt': (of) => ({ path: { payment_id: of.payment }, query: { format: 'pdf' } }),
  'billing.confirmPayment': (of) => ({ body: { payment_id: of.payment, code: '123456' } }),
  'billing.resendOtp': (of) => [{ body: { payment_id: of.payment } }, { body: { otp_id: of.otp } }],
  'billing.listPayments': 'own',
  'billing.listBalanceEntries': 'own',
  'billing.createWithdrawal': (of) => ({ body: { amount: 1_000, entity_id: of.card } }),
  'billing.cancelWithdrawal': (of) => ({ body: { payment_id: of.withdrawal } }),
  'billing.generateLink': (of) => ({
    body: { system: 'payme', purpose: 'instalment', order_id: of.order, amount: 1_000, return_url: 'http://127.0.0.1:8080/ru/main-page' },
  }),
  'billing.sendOtp': 'own',
  'billing.confirmOtp': (of) => ({ body: { otp_id: of.otp, code: '123456' } }),
  'billing.deleteEntity': (of) => ({ body: { entity_id: of.card } }),
  'billing.setDefaultEntity': (of) => ({ body: { entity_id: of.card, default: true } }),
  'billing.listConsents': 'own',
  'billing.saveConsent': (of, mine) => [
    { body: { order_id: of.order, card_order: [mine.card], notice_days: 3 } },
    { body: { order_id: 'all', card_order: [of.card], notice_days: 3 } },
  ],
  'billing.withdrawConsent': (of) => ({ path: { id: of.consent } }),
};
