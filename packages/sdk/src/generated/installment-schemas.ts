// Generated from contracts/installment.yaml by scripts/generate.mjs. Do not edit: change the contract and run `pnpm --filter @muddat/sdk generate`.
import * as v from 'valibot';
import * as parts from '../validation/schema-parts.ts';

const Id: v.GenericSchema = parts.pattern(/^[0-9]+$/);

const Category: v.GenericSchema = parts.object({ "id": Id, "parent_id": v.nullable(v.string()), "alias": v.string(), "name": v.string(), "icon": v.nullable(v.string()), "children": v.array(v.lazy(() => Category)) });

const Picture: v.GenericSchema = parts.object({ "url": v.string(), "width": parts.integer, "height": parts.integer, "placeholder": v.string(), "alt": v.optional(v.string()) });

const CategoryRef: v.GenericSchema = parts.object({ "id": Id, "alias": v.string(), "name": v.string() });

const InstallmentTerm: v.GenericSchema = parts.object({ "months": parts.integer, "markup_bp": parts.integer });

const StoreAddress: v.GenericSchema = parts.object({ "id": v.string(), "region_id": v.string(), "district_id": v.nullable(v.string()), "address": v.string(), "phone": parts.pattern(/^\+998[0-9]{9}$/), "hours": v.string(), "latitude": v.number(), "longitude": v.number() });

const Store: v.GenericSchema = parts.object({ "id": v.string(), "alias": v.string(), "name": v.string(), "logo": v.string(), "banner": v.optional(v.nullable(Picture)), "categories": v.array(CategoryRef), "description": v.string(), "installment_terms": v.array(InstallmentTerm), "cash_commission_bp": parts.integer, "installment_bank": v.optional(v.nullable(v.string())), "rating": v.number(), "review_count": parts.integer, "addresses": v.array(StoreAddress) });

const CategoryFacet: v.GenericSchema = parts.object({ "id": Id, "alias": v.string(), "name": v.string(), "count": parts.integer });

const NextCursor: v.GenericSchema = v.string();

const ProductStore: v.GenericSchema = parts.object({ "id": v.string(), "alias": v.string(), "name": v.string(), "logo": v.string() });

const Money: v.GenericSchema = parts.integer;

const FromMonthly: v.GenericSchema = parts.object({ "months": parts.integer, "monthly_payment": Money, "payments": parts.integer, "total": Money, "markup": Money, "markup_bp": parts.integer, "yearly_rate": v.number() });

const ProductCard: v.GenericSchema = parts.object({ "id": v.string(), "store": ProductStore, "category": CategoryRef, "name": v.string(), "brand": v.nullable(v.string()), "price": Money, "image": v.nullable(Picture), "stock": parts.integer, "from_monthly": v.nullable(FromMonthly), "rating": v.optional(parts.object({ "average": v.number(), "count": parts.integer })) });

const PageMeta: v.GenericSchema = parts.object({ "page": parts.integer, "per_page": parts.integer, "total": parts.integer, "pages": parts.integer });

const ProductFacets: v.GenericSchema = parts.object({ "categories": v.array(CategoryFacet), "stores": v.array(parts.object({ "id": Id, "alias": v.string(), "name": v.string(), "count": parts.integer })), "brands": v.array(parts.object({ "name": v.string(), "count": parts.integer })), "months": v.array(parts.object({ "months": parts.integer, "count": parts.integer })), "monthly": v.optional(v.nullable(parts.object({ "min": Money, "max": Money }))), "price": v.nullable(parts.object({ "min": Money, "max": Money })), "in_stock": parts.integer });

const AsOf: v.GenericSchema = parts.date;

const Offer: v.GenericSchema = parts.object({ "months": parts.integer, "markup_bp": parts.integer, "price": Money, "initial_fee": Money, "financed": Money, "markup": Money, "total": Money, "to_pay": Money, "monthly_payment": Money, "payments": parts.integer, "yearly_rate": v.number(), "schedule": v.array(parts.object({ "number": parts.integer, "due_date": parts.date, "amount": Money })) });

const Product: v.GenericSchema = v.intersect([ProductCard, parts.object({ "images": v.array(Picture), "attributes": v.array(parts.object({ "name": v.string(), "value": v.string() })), "description": v.string(), "breadcrumbs": v.array(CategoryRef), "delivery": parts.object({ "pickup": parts.integer, "regions": v.array(parts.object({ "region_id": v.string(), "price": Money, "days_min": parts.integer, "days_max": parts.integer })) }), "offers": v.array(Offer), "related": v.array(ProductCard) })]);

const Review: v.GenericSchema = parts.object({ "id": v.string(), "author": v.string(), "stars": parts.integer, "text": v.string(), "created_at": parts.dateTime });

const ReviewSummary: v.GenericSchema = parts.object({ "average": v.nullable(v.number()), "count": parts.integer });

const CheckedItem: v.GenericSchema = parts.object({ "product_id": v.string(), "quantity": parts.integer, "available": parts.integer, "product": ProductCard, "price_was": v.nullable(parts.integer), "state": v.picklist(["ok","price_changed","less_stock","sold_out"]) });

const CheckedStore: v.GenericSchema = parts.object({ "store": ProductStore, "items": v.array(CheckedItem), "goods_total": Money, "offers": v.array(Offer) });

const CheckedBasket: v.GenericSchema = parts.object({ "stores": v.array(CheckedStore), "gone": v.array(v.string()), "as_of": AsOf });

const KeptBasket: v.GenericSchema = parts.object({ "items": v.array(parts.object({ "product_id": v.string(), "quantity": parts.integer, "added_at": parts.dateTime, "price": v.nullable(parts.integer) })), "version": parts.integer });

const SearchKind: v.GenericSchema = v.picklist(["store","product","category","faq"]);

const Suggestion: v.GenericSchema = parts.object({ "kind": SearchKind, "id": v.string(), "alias": v.nullable(v.string()), "title": v.string(), "subtitle": v.nullable(v.string()) });

const SearchEntry: v.GenericSchema = v.intersect([Suggestion, parts.object({ "image": v.nullable(Picture), "price": v.nullable(parts.integer), "from_monthly": v.optional(v.nullable(FromMonthly)) })]);

const Understood: v.GenericSchema = v.nullable(parts.object({ "text": v.string(), "reason": v.picklist(["layout","alphabet","spelling"]) }));

const Interpreted: v.GenericSchema = parts.object({ "q": v.string(), "price_from": v.optional(parts.integer), "price_to": v.optional(parts.integer) });

const Notification: v.GenericSchema = parts.object({ "id": v.string(), "type": v.string(), "title": v.string(), "body": v.string(), "created_at": parts.dateTime, "read": v.boolean(), "link": v.nullable(v.string()), "store_name": v.optional(v.string()), "subject": v.optional(v.string()), "amount": v.optional(Money) });

const NotificationChannel: v.GenericSchema = v.picklist(["portal","sms"]);

const ChannelList: v.GenericSchema = v.array(NotificationChannel);

const ChannelsOfKinds: v.GenericSchema = parts.object({ "order": ChannelList, "delivery": ChannelList, "congrats": ChannelList, "payment": ChannelList, "answer": ChannelList, "promotion": ChannelList, "news": ChannelList });

const NotificationChannels: v.GenericSchema = parts.object({ "data": parts.object({ "channels": ChannelsOfKinds, "always": parts.record(ChannelList) }) });

const StoreRef: v.GenericSchema = parts.object({ "id": v.string(), "name": v.string(), "logo": v.string() });

const OrderItem: v.GenericSchema = parts.object({ "line": v.optional(parts.integer), "product_id": v.nullable(v.string()), "name": v.string(), "image": v.string(), "price": Money, "quantity": parts.integer });

const Delivery: v.GenericSchema = parts.object({ "kind": v.picklist(["delivery","pickup"]), "district_id": v.nullable(v.string()), "address": v.nullable(v.string()), "price": Money });

const PaymentReason: v.GenericSchema = v.nullable(v.picklist(["overdue","instalment","initial_fee","order"]));

const ScheduleRow: v.GenericSchema = parts.object({ "number": parts.integer, "due_date": parts.date, "amount": Money, "paid_amount": Money, "state": v.picklist(["paid","due","upcoming","overdue","partially_paid"]) });

const OrderEvent: v.GenericSchema = parts.object({ "status": v.string(), "at": parts.dateTime, "actor": v.string() });

const Refund: v.GenericSchema = parts.object({ "refund_id": v.string(), "payment_id": v.string(), "kind": v.picklist(["refund","order_canceled","item_returned","chargeback"]), "amount": Money, "to": v.picklist(["bank_card","payment_app","balance"]), "system": v.nullable(v.string()), "last4": v.nullable(v.string()), "status": v.picklist(["on_the_way","arrived"]), "at": parts.dateTime, "arrives_at": parts.dateTime });

const ReturnState: v.GenericSchema = v.picklist(["requested","approved","repairing","disputed","accepted","repaired","rejected","declined","withdrawn","lapsed"]);

const ReturnItems: v.GenericSchema = v.array(parts.object({ "line": parts.integer, "quantity": parts.integer }));

const Tracking: v.GenericSchema = parts.object({ "number": v.nullable(v.string()), "expected_on": v.nullable(parts.date), "keep_until": v.nullable(parts.date) });

const Order: v.GenericSchema = parts.object({ "id": v.string(), "number": v.string(), "store": StoreRef, "items": v.array(OrderItem), "status": v.string(), "created_at": parts.dateTime, "delivery": Delivery, "month": parts.integer, "monthly_payment": Money, "total_amount": Money, "initial_fee": Money, "payment_amount": Money, "paid_amount": Money, "remainder": Money, "overdue_days": parts.integer, "past_due_debt": Money, "payment_date": v.nullable(parts.date), "payment_reason": PaymentReason, "payment_min": Money, "payment_max": Money, "schedule": v.array(ScheduleRow), "events": v.array(OrderEvent), "refunds": v.optional(v.array(Refund)), "actions": v.optional(v.array(v.picklist(["cancel","return"]))), "returns": v.optional(v.array(parts.object({ "id": v.string(), "state": ReturnState, "items": ReturnItems }))), "tracking": v.optional(v.nullable(Tracking)), "counted_from": v.optional(v.nullable(parts.date)), "pay_until": v.optional(v.nullable(parts.dateTime)), "offer": v.optional(v.nullable(Offer)) });

const PayoffQuote: v.GenericSchema = parts.object({ "quote_id": v.string(), "date": parts.date, "amount": Money, "saving": Money, "good_until": parts.dateTime });

const HardshipSchedule: v.GenericSchema = parts.object({ "remainder": Money, "schedule": v.array(ScheduleRow) });

const HardshipQuote: v.GenericSchema = parts.object({ "quote_id": v.string(), "kind": v.picklist(["move","split"]), "cost": Money, "old": HardshipSchedule, "new": HardshipSchedule });

const Hardship: v.GenericSchema = parts.object({ "id": v.string(), "order_id": v.string(), "kind": v.picklist(["move","split"]), "cost": Money, "at": parts.dateTime, "old": HardshipSchedule, "new": HardshipSchedule });

const ReturnedItem: v.GenericSchema = parts.object({ "line": parts.integer, "name": v.string(), "image": v.string(), "price": Money, "quantity": parts.integer });

const ReturnSums: v.GenericSchema = parts.object({ "total": Money, "paid": Money, "remainder": Money, "monthly_payment": Money, "schedule": v.array(parts.object({ "number": parts.integer, "due_date": parts.date, "amount": Money, "paid_amount": Money })) });

const ReturnFigures: v.GenericSchema = parts.object({ "share": Money, "give_back": Money, "give_back_to": v.picklist(["balance","store_cash","nothing"]), "bonus_back": Money, "old": ReturnSums, "new": ReturnSums });

const ReturnQuote: v.GenericSchema = parts.object({ "order_id": v.string(), "items": v.array(ReturnedItem), "figures": ReturnFigures, "answer_days": parts.integer });

const ReturnCategory: v.GenericSchema = v.picklist(["defect","damaged","wrong_item","incomplete","changed_mind"]);

const ReturnWish: v.GenericSchema = v.picklist(["refund","repair"]);

const ReturnMessage: v.GenericSchema = parts.object({ "from": v.picklist(["customer","store","support"]), "to": v.picklist(["customer","store","support"]), "text": v.string(), "at": parts.dateTime });

const Return: v.GenericSchema = parts.object({ "id": v.string(), "order": parts.object({ "id": Id, "number": v.string() }), "store": StoreRef, "store_phone": v.nullable(v.string()), "state": ReturnState, "category": ReturnCategory, "wish": ReturnWish, "text": v.nullable(v.string()), "items": v.array(ReturnedItem), "photos": v.array(parts.integer), "requested_at": parts.dateTime, "deadline": v.nullable(parts.dateTime), "next_step": v.picklist(["wait_store","bring_goods","wait_repair","wait_support","may_dispute","none"]), "answer": v.nullable(parts.object({ "from": v.picklist(["store","support"]), "text": v.string(), "at": parts.dateTime })), "settled": v.boolean(), "figures": ReturnFigures, "events": v.array(parts.object({ "state": ReturnState, "at": parts.dateTime, "actor": v.picklist(["customer","store","support","system"]) })), "messages": v.array(ReturnMessage), "refunds": v.array(Refund), "actions": v.array(v.picklist(["write","write_support","dispute","withdraw"])) });

const VerifiedDocument: v.GenericSchema = parts.object({ "kind": v.picklist(["receipt","contract","schedule","certificate","statement"]), "number": v.string(), "issued_at": parts.dateTime, "amount": v.optional(Money), "valid": v.boolean() });

const DataExport: v.GenericSchema = parts.object({ "id": v.string(), "status": v.picklist(["ready"]), "created_at": parts.dateTime, "expires_at": parts.dateTime });

const KeptByLaw: v.GenericSchema = parts.object({ "what": v.picklist(["orders","payments","identity"]), "until": parts.date });

const DeletionPlan: v.GenericSchema = parts.object({ "possible": v.boolean(), "orders": v.array(v.string()), "balance": Money, "claim": v.optional(Money), "bonuses": Money, "kept": v.array(KeptByLaw), "erased_at": v.nullable(parts.dateTime) });

const Deletion: v.GenericSchema = parts.object({ "deleted_at": parts.dateTime, "erased_at": parts.dateTime, "kept": v.array(KeptByLaw) });

const Activity: v.GenericSchema = parts.object({ "id": v.string(), "kind": v.picklist(["sign_in","proof","password_changed","phone_changed","passkey_added","passkey_deleted","frozen","unfrozen"]), "at": parts.dateTime, "device": v.nullable(v.string()), "browser": v.nullable(v.string()), "place": v.nullable(v.string()), "is_new": v.boolean() });

const LimitReason: v.GenericSchema = parts.object({ "code": v.string(), "text": v.string() });

const Restoration: v.GenericSchema = parts.object({ "request_id": v.string(), "requested_at": parts.dateTime });

const Limit: v.GenericSchema = parts.object({ "status": v.picklist(["not_created","requested","pending","approved","rejected","expired","blocked"]), "amount": parts.integer, "used": Money, "available": Money, "valid_until": v.nullable(parts.date), "reason": v.nullable(LimitReason), "next_step": v.string(), "restoration": v.optional(v.nullable(Restoration)) });

const VerificationStep: v.GenericSchema = parts.object({ "step": v.picklist(["passport_front","selfie","registration","contacts","card","person"]), "state": v.picklist(["missing","uploaded","checking","accepted","rejected"]), "reason": v.nullable(parts.object({ "code": v.string(), "text": v.string() })), "uploaded_at": v.nullable(parts.dateTime) });

const VerificationPerson: v.GenericSchema = parts.object({ "passport": v.string(), "pinfl": v.string(), "birthdate": parts.date });

const Contact: v.GenericSchema = parts.object({ "phone": v.string(), "name": v.string() });

const Verification: v.GenericSchema = parts.object({ "status": v.picklist(["not_started","in_progress","submitted","accepted","rejected"]), "steps": v.array(VerificationStep), "person": v.nullable(VerificationPerson), "contacts": v.array(Contact), "card_entity_id": v.nullable(v.string()), "consent_given_at": v.nullable(parts.dateTime), "consent_version": v.string(), "missing": v.array(v.string()), "can_submit": v.boolean() });

const QuotedOrder: v.GenericSchema = parts.object({ "store": ProductStore, "items": v.array(parts.object({ "product_id": v.string(), "name": v.string(), "image": v.nullable(v.string()), "price": Money, "quantity": parts.integer })), "delivery": Delivery, "goods": Money, "discount": Money, "bonus": Money, "delivery_price": Money, "commission": Money, "price": Money, "initial_fee": Money, "offer": v.nullable(Offer) });

const CheckoutQuote: v.GenericSchema = parts.object({ "quote_id": v.string(), "good_until": parts.dateTime, "order_type": v.picklist(["full","installment"]), "orders": v.array(QuotedOrder), "goods": Money, "discount": Money, "bonus": Money, "delivery_price": Money, "commission": Money, "price": Money, "to_pay_now": Money, "limit_before": Money, "limit_after": Money, "monthly_before": Money, "monthly_after": Money, "offer_version": v.string(), "as_of": AsOf });

const CheckoutOtp: v.GenericSchema = parts.object({ "otp_id": v.string(), "length": parts.integer, "resend_after": parts.integer, "expires_in": parts.integer, "tries_left": parts.integer, "masked_phone": v.string() });

const SignedOrder: v.GenericSchema = parts.object({ "store": v.string(), "price": Money, "offer": v.nullable(Offer) });

const Checkout: v.GenericSchema = parts.object({ "checkout_id": v.string(), "status": v.picklist(["otp_required","placed","failed","expired"]), "quote_id": v.string(), "otp": v.optional(CheckoutOtp), "to_sign": v.optional(v.array(SignedOrder)), "orders": v.array(parts.object({ "id": v.string(), "number": v.string(), "status": v.string(), "initial_fee": v.optional(Money), "pay_until": v.optional(parts.dateTime) })), "to_pay_now": Money, "created_at": parts.dateTime });

const Bonuses: v.GenericSchema = parts.object({ "balance": Money, "expiring": v.array(parts.object({ "amount": Money, "expires_on": parts.date })), "entries": v.array(parts.object({ "amount": parts.integer, "kind": v.picklist(["earned","spent","returned","taken_back","expired"]), "order_id": v.nullable(v.string()), "at": parts.dateTime, "expires_on": v.nullable(parts.date) })) });

const ReviewedProduct: v.GenericSchema = parts.object({ "id": v.string(), "name": v.string(), "image": v.nullable(Picture) });

const OwnReview: v.GenericSchema = parts.object({ "product": ReviewedProduct, "stars": parts.integer, "text": v.string(), "created_at": parts.dateTime, "edited_at": v.nullable(parts.dateTime) });

const WaitingReview: v.GenericSchema = parts.object({ "product": ReviewedProduct, "order_id": v.string(), "received_on": parts.date });

const Question: v.GenericSchema = parts.object({ "id": v.string(), "store": ProductStore, "product": v.nullable(parts.object({ "id": v.string(), "name": v.string() })), "order": v.nullable(parts.object({ "id": v.string(), "number": v.string() })), "text": v.string(), "created_at": parts.dateTime, "answer": v.nullable(parts.object({ "text": v.string(), "at": parts.dateTime })) });

const Address: v.GenericSchema = parts.object({ "id": v.string(), "name": v.nullable(v.string()), "region_id": v.string(), "district_id": v.string(), "address": v.string() });

const NextPayment: v.GenericSchema = parts.object({ "order_id": v.string(), "order_number": v.string(), "store": StoreRef, "payment_date": v.nullable(parts.date), "payment_amount": Money, "payment_reason": PaymentReason, "payment_min": Money, "payment_max": Money, "overdue_days": parts.integer, "past_due_debt": Money });

const MonthPayment: v.GenericSchema = parts.object({ "order_id": v.string(), "order_number": v.string(), "order_status": v.string(), "store": StoreRef, "number": v.nullable(parts.integer), "due_date": v.nullable(parts.date), "pay_until": v.nullable(parts.dateTime), "amount": Money, "reason": v.picklist(["overdue","instalment","initial_fee","order"]), "overdue_days": parts.integer });

const Month: v.GenericSchema = parts.object({ "total": Money, "overdue_total": Money, "overdue_orders": parts.integer, "count": parts.integer, "until": parts.date, "payments": v.array(MonthPayment) });

const AlreadyPlacedData: v.GenericSchema = parts.object({ "checkout": Checkout });

const BasketTooLargeData: v.GenericSchema = parts.object({ "max": parts.integer });

const ClaimOpenData: v.GenericSchema = parts.object({ "amount": parts.integer });

const DeletionDebtData: v.GenericSchema = parts.object({ "orders": v.array(v.string()) });

const ExportLatelyData: v.GenericSchema = parts.object({ "retry_after": parts.integer });

const FreshProofRequiredData: v.GenericSchema = parts.object({ "methods": v.array(v.picklist(["code","password","passkey"])) });

const HardshipDateRangeData: v.GenericSchema = parts.object({ "from": parts.date, "until": parts.date });

const OtpLockedData: v.GenericSchema = parts.object({ "tries_left": v.literal(0) });

const OtpWrongData: v.GenericSchema = parts.object({ "tries_left": parts.integer, "previous_code": v.optional(v.literal(true)) });

const QuoteChangedData: v.GenericSchema = parts.object({ "quote": v.optional(CheckoutQuote) });

const RateLimitedData: v.GenericSchema = parts.object({ "retry_after": parts.integer });

const ResendTooEarlyData: v.GenericSchema = parts.object({ "resend_after": parts.integer });

const ReturnOpenData: v.GenericSchema = parts.object({ "return_id": v.string() });

const TooManyCodesSentData: v.GenericSchema = parts.object({ "retry_after": parts.integer });

const TooManyWrongCodesData: v.GenericSchema = parts.object({ "retry_after": parts.integer });

const VerificationIncompleteData: v.GenericSchema = parts.object({ "missing": v.array(v.picklist(["passport_front","selfie","registration","contacts","card","person"])) });

const GetQuoteValidationFailedData: v.GenericSchema = parts.object({ "initial_fee_min": v.optional(parts.integer), "initial_fee_max": v.optional(parts.integer) });

const QuoteCheckoutValidationFailedData: v.GenericSchema = parts.object({ "initial_fee_min": v.optional(parts.integer), "initial_fee_max": v.optional(parts.integer), "bank": v.optional(v.string()), "stores_without_delivery": v.optional(v.array(v.string())) });

/** A valibot schema for the answer of each operation of the installment API that answers JSON. Further fields are accepted. */
export const installmentSchemas = {
  listCategories: parts.object({ "data": v.array(Category) }),
  listStores: parts.object({ "data": v.array(Store), "total": parts.integer, "initials": v.array(parts.object({ "letter": v.string(), "count": parts.integer })), "categories": v.array(CategoryFacet), "regions": v.array(parts.object({ "region_id": v.string(), "count": parts.integer })), "next_cursor": v.optional(NextCursor) }),
  getStore: parts.object({ "data": Store }),
  listProducts: parts.object({ "data": v.array(ProductCard), "meta": PageMeta, "facets": ProductFacets, "as_of": AsOf }),
  getProduct: parts.object({ "data": Product, "as_of": AsOf }),
  listProductReviews: parts.object({ "data": v.array(Review), "summary": ReviewSummary, "next_cursor": v.optional(NextCursor) }),
  getQuote: parts.object({ "data": Offer, "as_of": AsOf }),
  checkBasket: CheckedBasket,
  getBasket: KeptBasket,
  saveBasket: KeptBasket,
  searchAll: parts.object({ "data": v.array(SearchEntry), "counts": parts.object({ "store": parts.integer, "product": parts.integer, "category": parts.integer, "faq": parts.integer }), "understood": Understood, "interpreted": v.optional(Interpreted), "near": v.boolean(), "meta": PageMeta }),
  suggestSearch: parts.object({ "data": v.array(Suggestion), "understood": Understood }),
  listNotifications: parts.object({ "data": v.array(Notification), "unread_count": parts.integer, "unread_by_type": v.optional(parts.record(parts.integer)), "next_cursor": v.optional(NextCursor) }),
  markAllNotificationsRead: parts.object({ "unread_count": parts.integer }),
  getNotification: parts.object({ "data": Notification }),
  markNotificationRead: parts.object({ "data": Notification }),
  getChannels: NotificationChannels,
  saveChannels: NotificationChannels,
  listOrders: parts.object({ "data": v.array(Order), "next_cursor": v.optional(NextCursor), "total": v.optional(parts.integer) }),
  getOrder: parts.object({ "data": Order, "as_of": AsOf }),
  getPayoffQuote: PayoffQuote,
  quoteHardship: parts.object({ "data": HardshipQuote, "as_of": AsOf }),
  findHardship: parts.object({ "data": Hardship }),
  agreeHardship: parts.object({ "data": Hardship }),
  cancelOrder: parts.object({ "data": Order, "as_of": AsOf }),
  quoteReturn: parts.object({ "data": ReturnQuote }),
  requestReturn: parts.object({ "data": Return }),
  listReturns: parts.object({ "data": v.array(Return), "next_cursor": v.optional(NextCursor) }),
  getReturn: parts.object({ "data": Return }),
  writeAboutReturn: parts.object({ "data": Return }),
  disputeReturn: parts.object({ "data": Return }),
  withdrawReturn: parts.object({ "data": Return }),
  verifyDocument: parts.object({ "data": VerifiedDocument }),
  getCalendar: parts.object({ "data": v.nullable(parts.object({ "url": v.string() })) }),
  createCalendar: parts.object({ "data": v.nullable(parts.object({ "url": v.string() })) }),
  getLatestExport: parts.object({ "data": v.nullable(DataExport) }),
  createExport: parts.object({ "data": DataExport }),
  getDeletion: parts.object({ "data": DeletionPlan }),
  deleteCustomer: parts.object({ "data": Deletion }),
  listActivity: parts.object({ "data": v.array(Activity), "frozen": v.boolean() }),
  getLimit: parts.object({ "data": Limit, "as_of": AsOf }),
  requestLimit: parts.object({ "data": Limit, "as_of": AsOf }),
  restoreLimit: Restoration,
  getVerification: parts.object({ "data": Verification }),
  giveVerificationConsent: parts.object({ "data": Verification }),
  saveVerificationDocument: parts.object({ "data": VerificationStep }),
  saveVerificationPerson: parts.object({ "data": Verification }),
  saveVerificationContacts: parts.object({ "data": Verification }),
  saveVerificationCard: parts.object({ "data": Verification }),
  submitVerification: parts.object({ "data": Verification }),
  quoteCheckout: parts.object({ "data": CheckoutQuote }),
  getQuoteContract: parts.object({ "data": parts.object({ "text": v.string(), "offer_version": v.string() }) }),
  findCheckout: Checkout,
  createCheckout: Checkout,
  getCheckout: Checkout,
  confirmCheckout: Checkout,
  getBonuses: parts.object({ "data": Bonuses }),
  listOwnReviews: parts.object({ "data": v.array(OwnReview), "waiting": v.array(WaitingReview) }),
  saveReview: parts.object({ "data": OwnReview }),
  listQuestions: parts.object({ "data": v.array(Question), "next_cursor": v.optional(NextCursor) }),
  askStore: parts.object({ "data": Question }),
  checkPromo: parts.object({ "data": parts.object({ "code": v.string(), "discount": Money }) }),
  listAddresses: parts.object({ "data": v.array(Address) }),
  saveAddress: parts.object({ "data": Address }),
  getNextPayment: parts.object({ "data": v.nullable(NextPayment), "as_of": AsOf }),
  getMonth: parts.object({ "data": Month, "as_of": AsOf }),
} satisfies Record<string, v.GenericSchema>;

/** A valibot schema for what the problems of a code add to the body of a refusal; `operation.code` where one operation adds its own. */
export const installmentProblemSchemas: Record<string, v.GenericSchema> = {
  "already_placed": AlreadyPlacedData,
  "basket_too_large": BasketTooLargeData,
  "claim_open": ClaimOpenData,
  "deletion_debt": DeletionDebtData,
  "export_lately": ExportLatelyData,
  "fresh_proof_required": FreshProofRequiredData,
  "hardship_date_range": HardshipDateRangeData,
  "otp_locked": OtpLockedData,
  "otp_wrong": OtpWrongData,
  "quote_changed": QuoteChangedData,
  "rate_limited": RateLimitedData,
  "resend_too_early": ResendTooEarlyData,
  "return_open": ReturnOpenData,
  "too_many_codes_sent": TooManyCodesSentData,
  "too_many_wrong_codes": TooManyWrongCodesData,
  "verification_incomplete": VerificationIncompleteData,
  "getQuote.validation_failed": GetQuoteValidationFailedData,
  "quoteCheckout.validation_failed": QuoteCheckoutValidationFailedData,
};
