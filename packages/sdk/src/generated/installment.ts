// Generated from contracts/installment.yaml by scripts/generate.mjs. Do not edit: change the contract and run `pnpm --filter @muddat/sdk generate`.
import type { ApiCall, FileAnswer, PagedCall } from '../client/answers.ts';
import type { CallOptions, NoArguments, RequestOptions } from '../client/call-options.ts';
import type { CheckoutId, OrderId, OtpId, PaymentId, ProductId, QuoteId, ReturnId, StoreId } from '../ids.ts';

/** How the goods of an order reach the customer. */
export type QuoteDelivery = QuoteDeliveryFields & (
  | { kind: 'delivery'; region_id: NonNullable<QuoteDeliveryFields['region_id']>; district_id: NonNullable<QuoteDeliveryFields['district_id']>; address: NonNullable<QuoteDeliveryFields['address']>; address_id?: never }
  | { kind: 'pickup'; address_id: NonNullable<QuoteDeliveryFields['address_id']>; region_id?: never; district_id?: never; address?: never }
);
/** A purchase to be priced. */
export type QuoteRequest = QuoteRequestFields & (
  | { order_type: 'full' }
  | { order_type: 'installment'; months: NonNullable<QuoteRequestFields['months']> }
) & (
  | { delivery: QuoteDelivery }
);
/** The signature under a quote. */
export type CheckoutRequest = CheckoutRequestFields & (
  | { offer_accepted: true; offer_version: NonNullable<CheckoutRequestFields['offer_version']> }
);
/** Id of an entity: decimal digits as text. Compare it as text; it may exceed the safe integers of JavaScript. */
export type Id = string;
/** Id of any entity, as a path or body names it; a value that no entity has is simply not found. */
export type PathId = string;
/** Opaque position of the next page; left out on the last page. */
export type NextCursor = string;
/**
 * Format: date
 * Today's date in Tashkent by the server's clock, for which overdue days, states and due dates are computed.
 */
export type AsOf = `${number}-${number}-${number}`;
/** Whole so'm. */
export type Money = number;
/** A category of goods with its subcategories. */
export interface Category {
    /** Identifies the category; a value for the argument `category_ids` of `listProducts`. */
    id: Id;
    /** `id` of the category above; null for a root. */
    parent_id: string | null;
    /** Name of the category for addresses, in Latin letters, such as `smartphones`. */
    alias: string;
    /** Name for display, in the language of the request. */
    name: string;
    /** Path or URL of a picture; null if the category has none. */
    icon: string | null;
    /** Categories below this one, in display order; empty for a leaf, and below the requested `depth`. */
    children: Category[];
}
/** A category, as other entities name it. */
export interface CategoryRef {
    /** Identifies the category; a value for the argument `category_ids` of `listProducts`. */
    id: Id;
    /** Name of the category for addresses, in Latin letters. */
    alias: string;
    /** Name for display, in the language of the request. */
    name: string;
}
/** A term on which a store sells on installment, and its mark-up. */
export interface InstallmentTerm {
    /** Length of the term in months. */
    months: number;
    /** Mark-up on the financed sum for the whole term, in basis points: 1800 is 18 %. */
    markup_bp: number;
}
/** A branch of a store, where goods can be picked up. */
export interface StoreAddress {
    /** Identifies the branch; send it as `delivery.address_id` of a quote for pickup. */
    id: string;
    /** SOATO code of the region, four digits. */
    region_id: string;
    /** SOATO code of the district, seven digits; null if unknown. */
    district_id: string | null;
    /** Street and house, in the language of the request. */
    address: string;
    /** Phone of the branch in E.164, such as `+998712000001`. */
    phone: string;
    /** Opening and closing time in Tashkent, such as `09:00-20:00`. */
    hours: string;
    /** Degrees north, WGS 84. */
    latitude: number;
    /** Degrees east, WGS 84. */
    longitude: number;
}
/** A partner store with its terms and branches. */
export interface Store {
    /** Identifies the store, for `getStore`, `getQuote` and `store_ids` of `listProducts`. */
    id: StoreId;
    /** Name of the store for addresses: the last segment of `/{locale}/partner/{alias}`. `getStore` accepts it too. */
    alias: string;
    /** Name of the store, the same in all languages. */
    name: string;
    /** Path or URL of the store's logo. */
    logo: string;
    /** A wide picture for the store's page and tile; null or left out if the store has none. */
    banner?: Picture | null;
    /** Root categories in which the store sells. */
    categories: CategoryRef[];
    /** A short text about the store, in the language of the request. */
    description: string;
    /** Terms that the store offers, shortest first; empty if it does not sell on installment. */
    installment_terms: InstallmentTerm[];
    /** Commission for a full purchase paid in cash at delivery, in basis points of the price: 200 is 2 %. */
    cash_commission_bp: number;
    /** Name of the bank whose card is required for an installment in this store; null or left out if any card will do. */
    installment_bank?: string | null;
    /** Average rating of the store, 0 to 5, one decimal. */
    rating: number;
    /** Number of ratings behind `rating`. */
    review_count: number;
    /** Branches of the store. */
    addresses: StoreAddress[];
}
/** The store of an order, payment or return. */
export interface StoreRef {
    /** Identifies the store, for `getStore`. */
    id: StoreId;
    /** Name of the store, the same in all languages. */
    name: string;
    /** Path or URL of the store's logo. */
    logo: string;
}
/** A picture with its size and a placeholder to show while it loads. */
export interface Picture {
    /** Path or URL of the picture. */
    url: string;
    /** Width of the file in pixels. */
    width: number;
    /** Height of the file in pixels; with `width`, reserves the space before the picture has loaded. */
    height: number;
    /** A tiny `data:image/svg+xml,...` in the picture's colours, to show until the picture has loaded. */
    placeholder: string;
    /** What the picture shows, in the language of the request. Only in `images` of a product. */
    alt?: string;
}
/** Position of a page in a list with numbered pages. */
export interface PageMeta {
    /** Number of this page, from 1. */
    page: number;
    /** Maximum number of entries on a page. */
    per_page: number;
    /** Number of entries over all pages. */
    total: number;
    /** Number of pages; 0 if nothing was found. */
    pages: number;
}
/** A category that could be chosen, and how many results it would leave. */
export interface CategoryFacet {
    /** Identifies the category; a value for the argument `category_ids`. */
    id: Id;
    /** Name of the category for addresses, in Latin letters. */
    alias: string;
    /** Name for display, in the language of the request. */
    name: string;
    /** Number of stores or products that this category would select. */
    count: number;
}
/** Values that each filter could take, with the number of products they would leave. Each facet ignores its own filter. */
export interface ProductFacets {
    /** Leaf categories, in the order of the tree. */
    categories: CategoryFacet[];
    /** Stores, the one with the most products first. */
    stores: {
        /** Identifies the store; a value for the argument `store_ids`. */
        id: Id;
        /** Name of the store for addresses. */
        alias: string;
        /** Name of the store for display. */
        name: string;
        /** Number of products that `store_ids` with this store would select. */
        count: number;
    }[];
    /** Brands, by alphabet. */
    brands: {
        /** Name of the brand; a value for the argument `brands`. */
        name: string;
        /** Number of products that this brand would select. */
        count: number;
    }[];
    /** Terms that the stores offer, shortest first. */
    months: {
        /** Term in months; a value for the argument `months`. */
        months: number;
        /** Number of products that can be bought on this term. */
        count: number;
    }[];
    /** Lowest and highest monthly payment; null if no product is sold on installment. */
    monthly?: {
        /** Lowest monthly payment of the products, whole so'm. */
        min: Money;
        /** Highest monthly payment of the products, whole so'm. */
        max: Money;
    } | null;
    /** Lowest and highest price; null if no product is left. */
    price: {
        /** Price of the cheapest product, whole so'm. */
        min: Money;
        /** Price of the most expensive product, whole so'm. */
        max: Money;
    } | null;
    /** Number of products that are not sold out. */
    in_stock: number;
}
/** The store that sells a product, or that a question went to. */
export interface ProductStore {
    /** Identifies the store, for `getStore`. */
    id: StoreId;
    /** Name of the store for addresses: the last segment of `/{locale}/partner/{alias}`. */
    alias: string;
    /** Name of the store, the same in all languages. */
    name: string;
    /** Path or URL of the store's logo. */
    logo: string;
}
/**
 * What a product costs per month without an initial fee. In a list all products have the sums of one term: the one that the list is
 * filtered by, or else the longest that all stores of its categories and stores offer, whatever else the list is filtered by. In a
 * search it is the longest that all stores of the page offer. A product alone has the longest term of its store, and so have the
 * products of a list whose stores have no term in common.
 */
export interface FromMonthly {
    /** Term in months. */
    months: number;
    /** Amount of each instalment, whole so'm; the last one may be smaller. */
    monthly_payment: Money;
    /** Number of instalments; fewer than `months` for a small sum. */
    payments: number;
    /** Sum of all instalments, whole so'm. */
    total: Money;
    /** Part of `total` beyond the price, whole so'm. */
    markup: Money;
    /** Mark-up for the whole term in basis points of the price: 2700 is 27 %. */
    markup_bp: number;
    /** Effective yearly rate in percent, one decimal. */
    yearly_rate: number;
}
/** A product as lists show it. */
export interface ProductCard {
    /** Identifies the product, for `getProduct` and the baskets. */
    id: ProductId;
    /** The store that sells the product. */
    store: ProductStore;
    /** The leaf category of the product. */
    category: CategoryRef;
    /** Name of the product, in the language of the request. */
    name: string;
    /** Brand as the manufacturer writes it; null if unknown. */
    brand: string | null;
    /** Cash price of one piece, whole so'm. */
    price: Money;
    /** The first picture; null if there is none. */
    image: Picture | null;
    /** Pieces in stock; 0 means sold out. */
    stock: number;
    /** The monthly payment on installment; null if the store does not sell on installment. */
    from_monthly: FromMonthly | null;
    /** Rating by customers; left out if the product has no reviews. */
    rating?: {
        /** Average of the stars, 1 to 5, one decimal. */
        average: number;
        /** Number of reviews. */
        count: number;
    };
}
/**
 * The true price of an installment, with every sum and date. `total` is the sum of the schedule, `to_pay` is `initial_fee` + `total`,
 * and `markup` is `to_pay` - `price`.
 */
export interface Offer {
    /** Term in months. */
    months: number;
    /** Mark-up on `financed` for the whole term, in basis points: 1800 is 18 %. */
    markup_bp: number;
    /** Price without the mark-up, whole so'm; in a checkout with delivery, less discount and bonuses. */
    price: Money;
    /** Paid before the first instalment, whole so'm; 0 if none. */
    initial_fee: Money;
    /** Part of the price that is paid in instalments: `price` - `initial_fee`, whole so'm. */
    financed: Money;
    /** What the installment costs beyond the price, whole so'm. */
    markup: Money;
    /** Sum of all instalments: `financed` + `markup`, whole so'm. */
    total: Money;
    /** Everything that the customer pays: `initial_fee` + `total`, whole so'm. */
    to_pay: Money;
    /** Amount of each instalment, whole so'm; the last one may be smaller. */
    monthly_payment: Money;
    /** Number of instalments; fewer than `months` for a small sum. */
    payments: number;
    /** Effective yearly rate in percent, one decimal. */
    yearly_rate: number;
    /** All instalments, in order of their due dates. */
    schedule: {
        /** Position of the instalment, from 1. */
        number: number;
        /**
         * Format: date
         * Day by which it must be paid, a calendar date in Tashkent.
         */
        due_date: `${number}-${number}-${number}`;
        /** Amount of the instalment, whole so'm. */
        amount: Money;
    }[];
}
/** A product with everything that its page shows. */
export type Product = ProductCard & {
    /** All pictures, the main one first. */
    images: Picture[];
    /** Properties of the product, in display order. */
    attributes: {
        /** Name of the property, in the language of the request. */
        name: string;
        /** Value of the property with its unit, in the language of the request. */
        value: string;
    }[];
    /** Plain text, in the language of the request. */
    description: string;
    /** Categories from the root down to the product's own. */
    breadcrumbs: CategoryRef[];
    /** How the store's goods reach the customer. */
    delivery: {
        /** Number of branches where the product can be picked up; 0 if none. */
        pickup: number;
        /** Regions to which the store delivers, by code. */
        regions: {
            /** SOATO code of the region, four digits. */
            region_id: string;
            /** Price of a delivery to this region, whole so'm; 0 if free. */
            price: Money;
            /** Shortest time of delivery, in days. */
            days_min: number;
            /** Longest time of delivery, in days. */
            days_max: number;
        }[];
    };
    /** One offer for each term of the store, shortest first; empty if the store does not sell on installment. */
    offers: Offer[];
    /** Up to four products in stock of the same category, the closest in price first. */
    related: ProductCard[];
};
/** Number of pieces. */
export type Quantity = number;
/** A line of a basket, compared with the current price and stock. */
export interface CheckedItem {
    /** Identifies the product; the `product_id` that was sent. */
    product_id: ProductId;
    /** Pieces that were asked for; the sum if the product was sent twice. */
    quantity: number;
    /** How many of these pieces can be bought now. */
    available: number;
    /** The product with its current price and stock. */
    product: ProductCard;
    /** The `price` that was sent, whole so'm, if it differs from today's; null otherwise. */
    price_was: number | null;
    /**
     * The most serious change: `sold_out` (nothing available), `less_stock` (fewer pieces than asked for), `price_changed`, or `ok`.
     * `price_was` may come with any of them.
     */
    state: "ok" | "price_changed" | "less_stock" | "sold_out";
}
/** The lines of one store in a checked basket; they become one order. */
export interface CheckedStore {
    /** The store that sells these goods. */
    store: ProductStore;
    /** Lines of this store, in the order of the request. */
    items: CheckedItem[];
    /** Price of the available pieces, whole so'm, without delivery. */
    goods_total: Money;
    /** Offers for `goods_total` without an initial fee, one for each term, shortest first; empty if nothing is available. */
    offers: Offer[];
}
/** A basket with current prices, stock and offers, grouped by store. */
export interface CheckedBasket {
    /** Stores with their goods, in the order of the request. */
    stores: CheckedStore[];
    /** Ids of the request that are not sold any more. */
    gone: string[];
    /** Day in Tashkent from which the due dates of the offers are counted. */
    as_of: AsOf;
}
/** The basket that is stored on a customer's account. */
export interface KeptBasket {
    /** Lines of the basket, in the order in which they were saved. */
    items: {
        /** Identifies the product, for `checkBasket` and `getProduct`. */
        product_id: ProductId;
        /** Number of pieces. */
        quantity: number;
        /**
         * Format: date-time
         * When the customer put the product into the basket, ISO 8601 in UTC.
         */
        added_at: string;
        /** Price of one piece as it was saved, whole so'm; null if unknown. `checkBasket` tells whether it has changed. */
        price: number | null;
    }[];
    /** Grows with each save; send it with the next `saveBasket`. 0 before the first save. */
    version: number;
}
/**
 * Kind of a search result; `faq` is a question of the help pages.
 */
export type SearchKind = "store" | "product" | "category" | "faq";
/** A suggestion for a query. */
export interface Suggestion {
    /** What `id` identifies. In suggestions, `product` means a kind of goods, to search for by `title`. */
    kind: SearchKind;
    /** Identifies the entity within its kind; for a suggested kind of goods, the most popular product of it. */
    id: string;
    /** Last segment of the page's address for stores and categories; null if the address uses the id. */
    alias: string | null;
    /** Name or question for display, in the language of the request. */
    title: string;
    /** Store of a product, category above a category, or topic of a question, in the language of the request; null if there is none. */
    subtitle: string | null;
}
/** A search result. */
export type SearchEntry = Suggestion & {
    /** Picture of a product, or icon of a category; null otherwise. */
    image: Picture | null;
    /** Price of a product, whole so'm; null for other kinds. */
    price: number | null;
    /** Monthly payment of a product on installment; null if its store does not sell on installment, left out for other kinds. */
    from_monthly?: FromMonthly | null;
};
/** How a query was read if it was corrected; null if it was taken as typed. */
export type Understood = {
    /** The corrected query, for a note such as "Results for ...". */
    text: string;
    /**
     * `layout`: typed with the wrong keyboard layout; `alphabet`: found in the other alphabet; `spelling`: a word was misspelled.
     */
    reason: "layout" | "alphabet" | "spelling";
} | null;
/** Price range that a query names; only products within it are found. Left out if the query names no price. */
export interface Interpreted {
    /** The query without the words of its price; search for it to drop the price filter. */
    q: string;
    /** Lowest price, whole so'm; left out if the query names none. */
    price_from?: number;
    /** Highest price, whole so'm; left out if the query names none. */
    price_to?: number;
}
/** A notification in the list of the portal. */
export interface Notification {
    /** Identifies the notification, for `getNotification` and `markNotificationRead`. */
    id: string;
    /** `congrats`, `order`, `promotion`, `news` or `delivery`; show a notification of an unknown type too. */
    type: string;
    /** Short text, in the language of the request. */
    title: string;
    /** Full text, in the language of the request. */
    body: string;
    /**
     * Format: date-time
     * When it was sent, ISO 8601 in UTC.
     */
    created_at: string;
    /** True once the customer has marked it as read. */
    read: boolean;
    /** Path in the portal that it leads to, without the locale, such as `/orders/100001`; null if it leads nowhere. */
    link: string | null;
    /** Name of the store in the texts, which a transliteration of them must leave as it is; left out if they name none. */
    store_name?: string;
    /**
     * What it is about, more exactly than `type`: `payment`, `payment_due` (to pay soon or late), `top_up`, `withdrawal`, `refund`,
     * `debt`, `return`, `limit`, `security` or `answer`; show a notification of an unknown subject too. Left out if `type` says it.
     */
    subject?: string;
    /** Sum of the `payment`, `top_up`, `withdrawal` or `refund`, whole so'm; left out for other subjects. */
    amount?: Money;
}
/**
 * Medium of a notification; `portal` is the list of notifications, `sms` a message to the customer's phone.
 */
export type NotificationChannel = "portal" | "sms";
/** Channels of one kind of notifications, each once; empty if the kind is turned off. */
export type ChannelList = NotificationChannel[];
/**
 * Channels of each kind of notifications. The kinds are the types of `Notification`, and two more: `payment` (reminders, which are
 * listed with type `order`) and `answer` (answers, which are listed with type `order` or `news`).
 */
export interface ChannelsOfKinds {
    /** Channels for an order's status, payments and refunds; `portal` is required. */
    order: ChannelList;
    /** Channels for an order that is on its way or was delivered; `portal` is required. */
    delivery: ChannelList;
    /** Channels for good news, such as an approved limit; `portal` is required. */
    congrats: ChannelList;
    /** Channels for reminders of instalments: three days before the due date, on it, and weekly while it is overdue. */
    payment: ChannelList;
    /** Channels for answers to a question to a store or a message about a return; `portal` is required. */
    answer: ChannelList;
    /** Channels for promotions. */
    promotion: ChannelList;
    /** Channels for news about the service. */
    news: ChannelList;
}
/** The customer's choice of channels, and the channels that cannot be turned off. */
export interface NotificationChannels {
    /** The choice and its limits. */
    data: {
        /** Channels of every kind as they are in effect; the defaults if the customer has not chosen. */
        channels: ChannelsOfKinds;
        /** Channels that a kind cannot be without, by kind; a kind that is missing here can be turned off completely. */
        always: {
            [key: string]: ChannelList;
        };
    };
}
/**
 * Status of an order. `pending`, `reserved` (accepted) and `waiting` (for the customer's payment) come before the confirmation; then
 * `confirmed`, `paid`, `in_work`, `packing` and `packed` (being prepared), `shipping` and `dpd_delivery` (on the way, by courier or by
 * the carrier DPD), `delivered`, `repair`. `broke`: an instalment is overdue for 60 days; `send_enveloper`: handed to court. Ended:
 * `finished` (paid in full), `returned`, `canceled`, `refused` (by the store) and `fail` (it will not come).
 */
export type OrderStatus = "pending" | "confirmed" | "paid" | "shipping" | "delivered" | "canceled" | "repair" | "dpd_delivery" | "waiting" | "returned" | "fail" | "finished" | "in_work" | "refused" | "send_enveloper" | "broke" | "packed" | "packing" | "reserved";
/** A line of an order. */
export interface OrderItem {
    /** Position of the line in the order, from 1; `line` of a return. */
    line?: number;
    /** Identifies the product, for `getProduct`; null if the product is no longer sold. */
    product_id: ProductId | null;
    /** Name of the product when it was bought, in the language of the request. */
    name: string;
    /** Path or URL of the product's picture; empty if there is none. */
    image: string;
    /** Price of one piece when it was bought, whole so'm. */
    price: Money;
    /** Pieces that were bought. */
    quantity: number;
}
/** How the goods of an order reach the customer. */
export interface Delivery {
    /**
     * `delivery`: to the customer's address; `pickup`: the customer fetches the goods from a branch.
     */
    kind: "delivery" | "pickup";
    /** SOATO code of the district of the address or branch, seven digits; null if unknown. */
    district_id: string | null;
    /** The customer's address, or for a pickup the branch's in the language of the request; null if unknown. */
    address: string | null;
    /** Price of the delivery, whole so'm; 0 for a pickup. */
    price: Money;
}
/** Promised dates of an order that is being delivered, waits for pickup or is being repaired. */
export interface Tracking {
    /** Number of the parcel at the carrier, for an order in `dpd_delivery`; null otherwise. */
    number: string | null;
    /**
     * Format: date
     * Day by which the goods arrive, can be fetched or are repaired, a calendar date in Tashkent; it stays as promised even if it has
     * passed. Null if no day is promised.
     */
    expected_on: `${number}-${number}-${number}` | null;
    /**
     * Format: date
     * Last day on which the branch keeps the goods, a calendar date in Tashkent; null unless they wait for pickup.
     */
    keep_until: `${number}-${number}-${number}` | null;
}
/** One instalment of an order, with what has been paid on it. */
export interface ScheduleRow {
    /** Number of the instalment, from 1; `number` of `quoteHardship`. */
    number: number;
    /**
     * Format: date
     * Day by which it must be paid, a calendar date in Tashkent.
     */
    due_date: `${number}-${number}-${number}`;
    /** Amount of the instalment, whole so'm. */
    amount: Money;
    /** Part of `amount` that has been paid, whole so'm. */
    paid_amount: Money;
    /**
     * `due`: the next one to pay; `upcoming`: a later one; `overdue`: its due date has passed and something is unpaid;
     * `partially_paid`: a part was paid before the due date.
     */
    state: "paid" | "due" | "upcoming" | "overdue" | "partially_paid";
}
/** A change of an order's status. */
export interface OrderEvent {
    /** The status that the order got; one of `OrderStatus`, or one that the client does not know. */
    status: string;
    /**
     * Format: date-time
     * When it got the status, ISO 8601 in UTC.
     */
    at: string;
    /** Who changed it: `customer`, `store`, `delivery`, `bank` or `system`; show an unknown one too. */
    actor: string;
}
/**
 * Why there is an amount to pay; null if there is none. `overdue` and `instalment` are paid with the payment purpose `instalment`;
 * `order` is the price of a full purchase.
 */
export type PaymentReason = "overdue" | "instalment" | "initial_fee" | "order" | null;
/** An amount of a payment that was given back, where it went and when it arrives; the same as in the billing API. */
export interface Refund {
    /** Identifies the refund, for example as a key in a list. */
    refund_id: string;
    /** Identifies the payment that the money came from; a payment of the billing API. */
    payment_id: PaymentId;
    /**
     * `refund`: given back by the store; `order_canceled`; `item_returned`; `chargeback`: taken back by the customer's bank.
     */
    kind: "refund" | "order_canceled" | "item_returned" | "chargeback";
    /** Amount that was given back, whole so'm. */
    amount: Money;
    /**
     * Where the money goes: the card or payment app that it was paid with, or the customer's balance.
     */
    to: "bank_card" | "payment_app" | "balance";
    /** System of the card or app, such as `uzcard` or `payme`; null for the balance. */
    system: string | null;
    /** Last four digits of the card; null for an app and the balance. */
    last4: string | null;
    /**
     * `on_the_way`: until `arrives_at`; `arrived`: after it.
     */
    status: "on_the_way" | "arrived";
    /**
     * Format: date-time
     * When it was given back, ISO 8601 in UTC.
     */
    at: string;
    /**
     * Format: date-time
     * When the money arrives or has arrived, ISO 8601 in UTC; equal to `at` for the balance.
     */
    arrives_at: string;
}
/**
 * An order of one customer in one store. A full purchase has `month` 0 and an empty schedule. Until the store confirms, the schedule
 * is counted from the day of the order; the confirmation counts it anew. The initial fee of an installment is in neither
 * `total_amount` nor `paid_amount`.
 */
export interface Order {
    /** Identifies the order, for `getOrder` and for payments. */
    id: OrderId;
    /** Number of the order for people, such as on the phone; shown instead of `id`. */
    number: string;
    /** The store that sold the goods. */
    store: StoreRef;
    /** Goods as they were bought; returned goods stay in the list, see `returns`. */
    items: OrderItem[];
    /** One of `OrderStatus`; show an unknown status too. */
    status: string;
    /**
     * Format: date-time
     * When the order was placed, ISO 8601 in UTC.
     */
    created_at: string;
    /** How the goods reach the customer. */
    delivery: Delivery;
    /** Term in months; 0 for a full purchase. */
    month: number;
    /** Amount of an instalment, whole so'm; the last one may be smaller. 0 for a full purchase. */
    monthly_payment: Money;
    /**
     * Sum of the instalments, or the price of a full purchase; whole so'm. A payoff or a return reduces it; the cost of a hardship
     * change adds to it.
     */
    total_amount: Money;
    /** Initial fee of an installment, whole so'm; 0 if none. */
    initial_fee: Money;
    /** Amount to pay now, whole so'm: everything that is overdue or due today, or else the next instalment. 0 if nothing is to be paid. */
    payment_amount: Money;
    /** Part of `total_amount` that has been paid, whole so'm. */
    paid_amount: Money;
    /** What is still owed of `total_amount`, whole so'm; 0 for an order that ended. */
    remainder: Money;
    /** Days since the oldest unpaid due date; 0 if nothing is overdue. */
    overdue_days: number;
    /** Unpaid sum of the overdue instalments, whole so'm; 0 if nothing is overdue. */
    past_due_debt: Money;
    /**
     * Format: date
     * Oldest due date that is not paid in full, past or to come, a calendar date in Tashkent; null if nothing is to be paid or the
     * payment has no due date.
     */
    payment_date: `${number}-${number}-${number}` | null;
    /** Why `payment_amount` is to be paid; null if nothing is. */
    payment_reason: PaymentReason;
    /** Smallest amount that may be paid now, whole so'm; 0 if nothing is to be paid. */
    payment_min: Money;
    /**
     * Largest amount that may be paid now, whole so'm. An initial fee and a full purchase are paid whole: equal to `payment_min`.
     * What of an instalment is above today's payoff goes to the balance: never offer more than `getPayoffQuote` returns.
     */
    payment_max: Money;
    /** Instalments by number; empty for a full purchase. */
    schedule: ScheduleRow[];
    /** History of the status, oldest first. */
    events: OrderEvent[];
    /** Amounts that were given back from payments for this order, oldest first. Left out in lists. */
    refunds?: Refund[];
    /** What the order's status allows beside paying: `cancel` (`cancelOrder`), `return` (`requestReturn`). Left out in lists. */
    actions?: ("cancel" | "return")[];
    /** Returns of this order, newest first. Left out in lists. */
    returns?: {
        /** Identifies the return, for `getReturn`. */
        id: string;
        /** State of the return. */
        state: ReturnState;
        /** Lines and quantities that it concerns. */
        items: ReturnItems;
    }[];
    /** Promised dates of the delivery or repair; null if nothing is awaited. Left out in lists. */
    tracking?: Tracking | null;
    /**
     * Format: date
     * Day from which the months of `offer` are counted, a calendar date in Tashkent: the confirmation, or before it the order. Null
     * for a full purchase.
     */
    counted_from?: `${number}-${number}-${number}` | null;
    /**
     * Format: date-time
     * Until when an order in `waiting` must be paid (its initial fee, or its whole price), ISO 8601 in UTC; after that it is canceled.
     * Null for other orders.
     */
    pay_until?: string | null;
    /**
     * The true price as it was agreed, with every date; null for a full purchase. A payoff, a payment or a hardship changes `schedule`
     * and `total_amount`, not this.
     */
    offer?: Offer | null;
}
/** A payment that is due within the month. */
export interface MonthPayment {
    /** Identifies the order, for `getOrder` and for the payment. */
    order_id: OrderId;
    /** Number of the order for people. */
    order_number: string;
    /** Status of the order; one of `OrderStatus`, or one that the client does not know. */
    order_status: string;
    /** The store of the order. */
    store: StoreRef;
    /** Number of the instalment in its order; null for an initial fee or a full purchase. */
    number: number | null;
    /**
     * Format: date
     * Day by which it must be paid, a calendar date in Tashkent; null for an initial fee or a full purchase.
     */
    due_date: `${number}-${number}-${number}` | null;
    /**
     * Format: date-time
     * When an order in `waiting` is canceled if this is not paid, ISO 8601 in UTC; null otherwise.
     */
    pay_until: string | null;
    /** What is still to be paid of it, whole so'm. */
    amount: Money;
    /**
     * What it is: an `overdue` or later `instalment`, an `initial_fee`, or the price of a full purchase (`order`).
     */
    reason: "overdue" | "instalment" | "initial_fee" | "order";
    /** Days since the due date; 0 if it is not overdue. */
    overdue_days: number;
}
/** Everything that a customer has to pay from today until the same day of the next month. */
export interface Month {
    /** Sum of all payments, whole so'm, including those beyond the first 100. */
    total: Money;
    /** Sum of the overdue payments, whole so'm; a part of `total`. */
    overdue_total: Money;
    /** Number of orders with an overdue payment. */
    overdue_orders: number;
    /** Number of all payments, including those beyond the first 100. */
    count: number;
    /**
     * Format: date
     * Last day of the month, a calendar date in Tashkent.
     */
    until: `${number}-${number}-${number}`;
    /** The first 100 payments: overdue ones first, then those without a due date, then by due date. */
    payments: MonthPayment[];
}
/** The next payment of the order that is due first. */
export interface NextPayment {
    /** Identifies the order, for `getOrder` and for the payment. */
    order_id: OrderId;
    /** Number of the order for people. */
    order_number: string;
    /** The store of the order. */
    store: StoreRef;
    /**
     * Format: date
     * Oldest unpaid due date of the order, past or to come, a calendar date in Tashkent; null if the payment has no due date.
     */
    payment_date: `${number}-${number}-${number}` | null;
    /** Amount to pay now, whole so'm: everything overdue or due today, or else the next instalment. */
    payment_amount: Money;
    /** Why `payment_amount` is to be paid. */
    payment_reason: PaymentReason;
    /** Smallest amount that may be paid now, whole so'm. */
    payment_min: Money;
    /** Largest amount that may be paid now, whole so'm; for an instalment, all that is left of the order. */
    payment_max: Money;
    /** Days since the oldest unpaid due date; 0 if nothing is overdue. */
    overdue_days: number;
    /** Unpaid sum of the overdue instalments, whole so'm; 0 if nothing is overdue. */
    past_due_debt: Money;
}
/** A copy of all data of a customer, which can be downloaded. */
export interface DataExport {
    /** Identifies the copy, for `getExport`. */
    id: string;
    /**
     * Always `ready`: the file is made at the first download.
     */
    status: "ready";
    /**
     * Format: date-time
     * When it was requested, ISO 8601 in UTC.
     */
    created_at: string;
    /**
     * Format: date-time
     * Until when it can be fetched, ISO 8601 in UTC: seven days after the request.
     */
    expires_at: string;
}
/** Data that must be kept by law after the account is deleted. */
export interface KeptByLaw {
    /**
     * `orders`: orders and their documents; `payments`: payments with the last four digits of a card; `identity`: what proved the
     * customer's identity.
     */
    what: "orders" | "payments" | "identity";
    /**
     * Format: date
     * Last day on which it is stored, at the latest, a calendar date in Tashkent.
     */
    until: `${number}-${number}-${number}`;
}
/** What deleting the account would mean today. */
export interface DeletionPlan {
    /**
     * False while `orders`, `balance` or `claim` prevents the deletion. A running payment prevents it too, but is reported only by
     * `deleteCustomer`.
     */
    possible: boolean;
    /** Numbers of the orders that are not settled, or that have an open return; they prevent the deletion. */
    orders: string[];
    /** Money on the customer's balance, whole so'm; it must be withdrawn or spent first. */
    balance: Money;
    /** What the customer owes on the balance after a bank took back money that was spent, whole so'm; left out if nothing is owed. */
    claim?: Money;
    /** Bonuses that would be lost; one bonus is one so'm. */
    bonuses: Money;
    /** What must be kept by law; empty if nothing. */
    kept: KeptByLaw[];
    /**
     * Format: date-time
     * If the account is closed, when it will be erased unless that is undone, ISO 8601 in UTC; null while it is open.
     */
    erased_at: string | null;
}
/** A closed account before it is erased. */
export interface Deletion {
    /**
     * Format: date-time
     * When the account was closed, ISO 8601 in UTC.
     */
    deleted_at: string;
    /**
     * Format: date-time
     * When it will be erased, ISO 8601 in UTC; until then `undoDeletion` opens it again.
     */
    erased_at: string;
    /** What must be kept by law after that. */
    kept: KeptByLaw[];
}
/** The change of a schedule that a customer asks for. `move` needs `number` and `date`; `split` needs `parts`. */
export interface HardshipAsk {
    /**
     * `move`: a later due date for one instalment; `split`: spread the overdue sum over the next instalments.
     */
    kind: "move" | "split";
    /** For `move`, required: number of the instalment in the schedule; 422 `not_found` if there is none. */
    number?: number;
    /**
     * Format: date
     * For `move`, required: the new due date, a calendar date in Tashkent, at most 15 days after the old one.
     */
    date?: `${number}-${number}-${number}`;
    /**
     * For `split`, required: over how many of the next instalments.
     */
    parts?: 2 | 3;
    /** The `quote_id` that the customer has read, so that exactly these terms are agreed; only for `agreeHardship`. */
    quote_id?: QuoteId;
}
/** A schedule before or after a hardship change, with what remains to be paid. */
export interface HardshipSchedule {
    /** What is left to pay on all instalments, whole so'm. */
    remainder: Money;
    /** Instalments by number; a split can leave fewer of them. */
    schedule: ScheduleRow[];
}
/** What a hardship change would do to a schedule. */
export interface HardshipQuote {
    /** Identifies these terms; send it with `agreeHardship`. */
    quote_id: QuoteId;
    /**
     * The change that was asked for: `move` or `split`.
     */
    kind: "move" | "split";
    /** Price of the change, whole so'm, added to the last instalment; 0 by default. */
    cost: Money;
    /** The schedule as it is now. */
    old: HardshipSchedule;
    /** The schedule after the change. */
    new: HardshipSchedule;
}
/** A hardship change that was agreed. */
export interface Hardship {
    /** Identifies the change. */
    id: string;
    /** Identifies the order whose schedule was changed. */
    order_id: OrderId;
    /**
     * `move`: one due date was moved; `split`: the overdue sum was spread over later instalments.
     */
    kind: "move" | "split";
    /** Price of the change, whole so'm, added to the last instalment. */
    cost: Money;
    /**
     * Format: date-time
     * When it was agreed, ISO 8601 in UTC.
     */
    at: string;
    /** The schedule before the change, with the states of that day. */
    old: HardshipSchedule;
    /** The schedule after the change, with the states of that day. */
    new: HardshipSchedule;
}
/** The price of paying an order off early on a day. */
export interface PayoffQuote {
    /** Identifies the quote; send it with a payment of purpose `payoff`. */
    quote_id: QuoteId;
    /**
     * Format: date
     * Day of the payment, a calendar date in Tashkent.
     */
    date: `${number}-${number}-${number}`;
    /** Sum that pays the order off on that day, whole so'm. */
    amount: Money;
    /** What the customer saves compared with the schedule, whole so'm. */
    saving: Money;
    /**
     * Format: date-time
     * Until when the quote can be paid, ISO 8601 in UTC: the end of `date` in Tashkent.
     */
    good_until: string;
}
/** Lines of an order that are returned, each line once. */
export type ReturnItems = {
    /** The `line` of the order's item; 422 `not_found` if the order has no such line. */
    line: number;
    /** Pieces of this line to return; 422 `more_than_bought` beyond those that were bought and not returned yet. */
    quantity: number;
}[];
/**
 * Reason for a return. `wrong_item`: not what was ordered; `incomplete`: parts are missing; `changed_mind`: goods without a fault,
 * only within 10 days of their delivery.
 */
export type ReturnCategory = "defect" | "damaged" | "wrong_item" | "incomplete" | "changed_mind";
/**
 * What the customer asks for; `refund` if left out. Only goods with the category `defect` or `damaged` can be repaired, otherwise 422
 * with `wish: not_repairable`. A repair is free and changes no schedule; goods that cannot be repaired are refunded.
 */
export type ReturnWish = "refund" | "repair";
/** A return whose effect is to be shown. */
export interface ReturnQuoteRequest {
    /** Lines and quantities to return; 422 `required` without any, `repeated` if a line occurs twice. */
    items: ReturnItems;
    /**
     * Reason for the return, to check that it is still in time: 422 `too_late` for `changed_mind` more than 10 days after the
     * delivery.
     */
    category?: ReturnCategory;
    /** Whether the customer wants their money or a repair; `refund` if left out. */
    wish?: ReturnWish;
    /** What the customer says about the goods, plain text; may be left out. */
    text?: string;
    /** Ids of uploads with the step `return`. 422 `too_many` over 5, `repeated`, or `not_found` at the photo (`photos.0`). */
    photos?: PathId[];
}
/** A return to request; the fields are those of `ReturnQuoteRequest`. */
export interface ReturnRequest {
    /** Lines and quantities to return; 422 `required` without any, `repeated` if a line occurs twice. */
    items: ReturnItems;
    /**
     * Reason for the return, to check that it is still in time: 422 `too_late` for `changed_mind` more than 10 days after the
     * delivery.
     */
    category: ReturnCategory;
    /** Whether the customer wants their money or a repair; `refund` if left out. */
    wish?: ReturnWish;
    /** What the customer says about the goods, plain text; may be left out. */
    text?: string;
    /** Ids of uploads with the step `return`. 422 `too_many` over 5, `repeated`, or `not_found` at the photo (`photos.0`). */
    photos?: PathId[];
}
/** A message about a return. */
export interface ReturnMessageRequest {
    /**
     * Recipient: the store, or the portal's support.
     */
    to: "store" | "support";
    /** Plain text; a text without visible characters is 422. */
    text: string;
}
/** Why a customer disputes the store's refusal. */
export interface ReturnDisputeRequest {
    /** The customer's reasons, plain text; support reads them as a message. */
    text: string;
}
/** A line of an order with the pieces that are returned. */
export interface ReturnedItem {
    /** The `line` of the order's item. */
    line: number;
    /** Name of the product when it was bought, in the language of the request. */
    name: string;
    /** Path or URL of the product's picture; empty if there is none. */
    image: string;
    /** Price of one piece when it was bought, whole so'm. */
    price: Money;
    /** Pieces that are returned. */
    quantity: number;
}
/** Sums and schedule of an order before or after a return. */
export interface ReturnSums {
    /** Sum of the instalments, or the price of a full purchase; whole so'm. */
    total: Money;
    /** Part of `total` that counts as paid, whole so'm. */
    paid: Money;
    /** What is left to pay: `total` - `paid`, whole so'm. */
    remainder: Money;
    /** Amount of the next unpaid instalment, whole so'm; 0 if there is none. */
    monthly_payment: Money;
    /** Instalments by number; empty for a full purchase. */
    schedule: {
        /** Number of the instalment, from 1. */
        number: number;
        /**
         * Format: date
         * Day by which it must be paid, a calendar date in Tashkent.
         */
        due_date: `${number}-${number}-${number}`;
        /** Amount of the instalment, whole so'm. */
        amount: Money;
        /** Part of `amount` that has been paid, whole so'm. */
        paid_amount: Money;
    }[];
}
/** What a return does to an order's sums, and what the customer gets back. */
export interface ReturnFigures {
    /** By how much the order's total falls, whole so'm: the goods with their share of the mark-up. */
    share: Money;
    /** What the customer gets back, whole so'm: the amount paid beyond the new total, and the goods' share of the initial fee. */
    give_back: Money;
    /**
     * `balance`: to the customer's balance; `store_cash`: in cash in the store, if it was paid in cash; `nothing`: `give_back` is 0.
     */
    give_back_to: "balance" | "store_cash" | "nothing";
    /** Bonuses spent on these goods that are given back; one bonus is one so'm. */
    bonus_back: Money;
    /** The order before the return. */
    old: ReturnSums;
    /**
     * The order after the return. If what was paid then covers the early payoff, the accepted return closes the order, and the saving
     * of that payoff is no longer in these sums.
     */
    new: ReturnSums;
}
/** What a return would change. */
export interface ReturnQuote {
    /** Identifies the order, for `requestReturn`. */
    order_id: OrderId;
    /** Goods that would be returned. */
    items: ReturnedItem[];
    /** The order's sums before and after, and what is given back. */
    figures: ReturnFigures;
    /** Within how many days the store has to answer the request. */
    answer_days: number;
}
/**
 * State of a return. `requested`: the store has to answer; `approved`: the store waits for the goods; `repairing`: the goods are being
 * repaired; `disputed`: support decides. Ended: `accepted` (the goods are back and the money is settled), `repaired` (the customer has
 * the goods again), `rejected` (refused by the store, which can be disputed), `declined` (refused by support), `withdrawn` (by the
 * customer), `lapsed` (the goods were not brought in time).
 */
export type ReturnState = "requested" | "approved" | "repairing" | "disputed" | "accepted" | "repaired" | "rejected" | "declined" | "withdrawn" | "lapsed";
/** A message about a return. */
export interface ReturnMessage {
    /**
     * Who wrote it; `support` is the portal's support.
     */
    from: "customer" | "store" | "support";
    /**
     * Who it was written to.
     */
    to: "customer" | "store" | "support";
    /** Plain text, in the writer's language. */
    text: string;
    /**
     * Format: date-time
     * When it was written, ISO 8601 in UTC.
     */
    at: string;
}
/** A return: goods that a customer gives back or wants repaired, as a case with the store's answer and a deadline. */
export interface Return {
    /** Identifies the return, for `getReturn` and the calls that change it. */
    id: ReturnId;
    /** The order that the goods belong to. */
    order: {
        /** Identifies the order, for `getOrder`. */
        id: Id;
        /** Number of the order for people. */
        number: string;
    };
    /** The store that sold the goods. */
    store: StoreRef;
    /** Phone of a branch of the store in E.164; null if the store has no branch. */
    store_phone: string | null;
    /** Where the case stands. */
    state: ReturnState;
    /** Reason that the customer named. */
    category: ReturnCategory;
    /** What the customer asked for: their money or a repair. */
    wish: ReturnWish;
    /** What the customer said about the goods, plain text; null if nothing. */
    text: string | null;
    /** Goods that are returned. */
    items: ReturnedItem[];
    /** Numbers of the photos that are still stored, for `getReturnPhoto`. */
    photos: number[];
    /**
     * Format: date-time
     * When the return was requested, ISO 8601 in UTC.
     */
    requested_at: string;
    /**
     * Format: date-time
     * When the next step is due; `next_step` says whose step it is. ISO 8601 in UTC; null if the case has ended.
     */
    deadline: string | null;
    /**
     * What happens next. `wait_store`: the store answers; `bring_goods`: the customer brings the goods; `wait_repair`: the store
     * repairs them; `wait_support`: support decides; `may_dispute`: the customer may dispute the refusal; `none`: the case has ended.
     */
    next_step: "wait_store" | "bring_goods" | "wait_repair" | "wait_support" | "may_dispute" | "none";
    /** The last answer to the case; null before the first. */
    answer: {
        /**
         * Who answered: the store, or the portal's support.
         */
        from: "store" | "support";
        /** The answer as plain text; may be empty. */
        text: string;
        /**
         * Format: date-time
         * When it was given, ISO 8601 in UTC.
         */
        at: string;
    } | null;
    /** True if `figures` are what was booked; until then they show what would be booked now. */
    settled: boolean;
    /** The order's sums before and after the return, and what is given back. */
    figures: ReturnFigures;
    /** History of the state, oldest first. */
    events: {
        /** The state that the return got. */
        state: ReturnState;
        /**
         * Format: date-time
         * When it got the state, ISO 8601 in UTC.
         */
        at: string;
        /**
         * Who caused it; `system` when a deadline passed.
         */
        actor: "customer" | "store" | "support" | "system";
    }[];
    /** Messages about the case, oldest first. */
    messages: ReturnMessage[];
    /** Amounts that were given back because of this return, with where they went; oldest first. */
    refunds: Refund[];
    /**
     * What the customer may do now. `write`: write to the store or to support; `write_support`: write to support only; `dispute`:
     * `disputeReturn`; `withdraw`: `withdrawReturn`. Writing is possible for 30 days after the case has ended.
     */
    actions: ("write" | "write_support" | "dispute" | "withdraw")[];
}
/** Why a limit was rejected or blocked. */
export interface LimitReason {
    /**
     * `overdue` (an overdue instalment), `debt_elsewhere` (a debt at another lender), `income` (not confirmed), `documents` (refused)
     * or `age` (under 18).
     */
    code: string;
    /** The reason and what the customer can do, in the language of the request. */
    text: string;
}
/** The maximum amount for which a customer may buy on installment. */
export interface Limit {
    /**
     * `not_created`: never requested; `requested`: the verification is to be done; `pending`: being checked; `expired`: may be
     * requested again; `blocked`: overdue for more than 5 days.
     */
    status: "not_created" | "requested" | "pending" | "approved" | "rejected" | "expired" | "blocked";
    /** The whole limit, whole so'm; 0 if none was approved. */
    amount: number;
    /** What is still owed on the customer's installment orders, whole so'm. */
    used: Money;
    /**
     * What can be bought on installment now, whole so'm; 0 unless the limit is approved, and while the customer owes money on the
     * balance.
     */
    available: Money;
    /**
     * Format: date
     * Last day on which the limit is valid, a calendar date in Tashkent; null if none was approved.
     */
    valid_until: `${number}-${number}-${number}` | null;
    /** Why the limit was rejected or blocked; null for any other status. */
    reason: LimitReason | null;
    /**
     * What the customer can do next: `request` (not_created, expired), `verify` (requested), `wait` (pending), `shop` (approved),
     * `top_up` (approved, but money is owed on the balance, see `claim` in the billing API), `mend` (rejected: replace what was
     * refused), `pay_overdue` (blocked, with a debt) or `restore` (blocked, debt paid: call `restoreLimit`).
     */
    next_step: string;
    /** The unanswered request to restore the limit, which is `pending` until the answer; null if there is none. */
    restoration?: Restoration | null;
}
/** A request to restore a blocked limit. */
export interface Restoration {
    /** Identifies the request; the same value in the response of `restoreLimit` and in `restoration` of the limit. */
    request_id: string;
    /**
     * Format: date-time
     * When it was sent, ISO 8601 in UTC.
     */
    requested_at: string;
}
/** A step of the proof of identity. */
export interface VerificationStep {
    /**
     * `passport_front`, `selfie` (with the passport) and `registration` (registration page or back of the ID card) are photos;
     * `contacts`, `card` and `person` are data.
     */
    step: "passport_front" | "selfie" | "registration" | "contacts" | "card" | "person";
    /**
     * `missing`; `uploaded`: saved, not submitted; `checking`; `accepted`; `rejected`: replace it and submit again.
     */
    state: "missing" | "uploaded" | "checking" | "accepted" | "rejected";
    /** Why the step was refused; null unless its state is `rejected`. */
    reason: {
        /**
         * `blurred`, `glare`, `cropped`, `wrong_document`, `face_not_visible`, `expired_document`, `not_reached` (no contact
         * answered), `name_mismatch` (card of another person) or `data_mismatch`; show `text` for an unknown code.
         */
        code: string;
        /** What was wrong and what to do, in the language of the request. */
        text: string;
    } | null;
    /**
     * Format: date-time
     * When the photo was saved, ISO 8601 in UTC; null for a missing photo and for steps without one.
     */
    uploaded_at: string | null;
}
/** Personal data of a customer, as it was saved. */
export interface VerificationPerson {
    /** Series and number of the passport or ID card, such as `AA1234567`. */
    passport: string;
    /** Personal identification number, 14 digits. */
    pinfl: string;
    /**
     * Format: date
     * Birthdate, `YYYY-MM-DD`.
     */
    birthdate: `${number}-${number}-${number}`;
}
/** A person who may be called about a customer. */
export interface Contact {
    /** Phone in E.164. */
    phone: string;
    /** Name of the person. */
    name: string;
}
/** A customer's proof of identity, which is needed for a limit. */
export interface Verification {
    /**
     * `not_started`; `in_progress`: steps are being filled in; `submitted`: being checked; `accepted`; `rejected`: at least one step
     * was refused and must be replaced.
     */
    status: "not_started" | "in_progress" | "submitted" | "accepted" | "rejected";
    /** All six steps, in the order in which they are asked for. */
    steps: VerificationStep[];
    /** Passport, PINFL and birthdate; null until they are saved. */
    person: VerificationPerson | null;
    /** People who may be called; empty until they are saved. */
    contacts: Contact[];
    /** Identifies the chosen card in the billing API; null until one is chosen, and after that card was deleted. */
    card_entity_id: string | null;
    /**
     * Format: date-time
     * When the consent was given, ISO 8601 in UTC; null without one.
     */
    consent_given_at: string | null;
    /** Version of the consent that is in force; `version` of `giveVerificationConsent`. */
    consent_version: string;
    /** Steps that prevent the submission: those missing or rejected. */
    missing: string[];
    /** True if `submitVerification` would accept the verification now. */
    can_submit: boolean;
}
/** Goods to buy or to check a promo code for. */
export type CheckoutItems = {
    /**
     * Identifies the product; the `id` of `listProducts`. One that is not sold any more is 422 `gone` in a quote, and ignored for a
     * promo code.
     */
    product_id: PathId;
    /** Number of pieces; a line with 0 is ignored. In a quote 422 `sold_out` or `less_stock` if the stock does not suffice. */
    quantity: number;
}[];
/** How the goods of an order reach the customer. */
export interface QuoteDeliveryFields {
    /**
     * `delivery`: to an address, with `region_id`, `district_id` and `address`; `pickup`: from a branch, with `address_id`.
     */
    kind: "delivery" | "pickup";
    /** For `delivery`: SOATO code of the region, four digits. 422 `not_served` (with `stores_without_delivery`) if one of the stores does not deliver there. */
    region_id?: string;
    /** For `delivery`: SOATO code of the district, seven digits. 422 `not_found` if it is not in the region. */
    district_id?: string;
    /** For `delivery`: street, house and apartment, as one line. 422 `required` if empty. */
    address?: string;
    /**
     * For `pickup`: the `id` of a branch in the store's `addresses`. 422 `not_found`, or `other_store` if goods of another store
     * are in the basket.
     */
    address_id?: string;
}
/** A purchase to be priced. */
export interface QuoteRequestFields {
    /** Goods of one or more stores; one order is made for each store. 422 `required` without any pieces, `too_many` over 9. */
    items: CheckoutItems;
    /**
     * `full`: the whole price at once; `installment`: in instalments. 422 `required` if left out, `limit_required` for an installment
     * without an approved limit.
     */
    order_type?: "full" | "installment";
    /**
     * Term in months; ignored for a full purchase. For an installment 422 `required` if left out, `not_offered` if one of the stores
     * does not offer it.
     */
    months?: number;
    /**
     * Initial fee over all orders, whole so'm; 0 if left out, ignored for a full purchase. 422 `out_of_range` (with `initial_fee_max`:
     * 100 000 so'm of each order must remain to be financed; and with `initial_fee_min` if the fee of an order is below 1 000 so'm, the
     * least that a card pays) or `limit_exceeded` (with `initial_fee_min` if a higher fee helps).
     */
    initial_fee?: number;
    /** How the goods reach the customer; 422 `required` if left out. */
    delivery?: QuoteDeliveryFields;
    /**
     * Promo code; case and surrounding spaces do not matter. Left out or empty for none. 422 `unknown`, `expired`, `used_up`,
     * `other_store` or `too_small` (the goods cost less than it requires).
     */
    promo_code?: string;
    /**
     * Bonuses to spend, one bonus for one so'm. 422 `above_max` over 20 % of the goods of an order, `above_balance` over the
     * customer's bonuses.
     */
    bonus?: number;
    /** True to pay a full purchase in cash at delivery, with the store's commission; ignored for an installment. */
    cash?: boolean;
    /**
     * Identifies a saved card of the billing API; needed if a store requires a card of one bank. 422 `required`, `not_found`,
     * `expired` or `other_bank`, with the `bank` that is required.
     */
    card_entity_id?: string;
}
/** One store's order in a quote, with its sums. */
export interface QuotedOrder {
    /** The store that sells the goods. */
    store: ProductStore;
    /** Goods of this order. */
    items: {
        /** Identifies the product, for `getProduct`. */
        product_id: ProductId;
        /** Name of the product, in the language of the request. */
        name: string;
        /** Path or URL of the product's picture; null if there is none. */
        image: string | null;
        /** Price of one piece, whole so'm. */
        price: Money;
        /** Number of pieces. */
        quantity: number;
    }[];
    /** How the goods reach the customer. */
    delivery: Delivery;
    /** Price of all pieces, whole so'm. */
    goods: Money;
    /** This order's share of the promo code's discount, whole so'm. */
    discount: Money;
    /** Bonuses spent on this order; one bonus is one so'm. */
    bonus: Money;
    /** Price of the delivery, whole so'm. */
    delivery_price: Money;
    /** Commission for payment in cash, whole so'm; 0 otherwise. */
    commission: Money;
    /** `goods` - `discount` - `bonus` + `delivery_price` + `commission`, whole so'm. */
    price: Money;
    /** This order's share of the initial fee, whole so'm; 0 for a full purchase. */
    initial_fee: Money;
    /** The true price on installment, with every date; null for a full purchase. */
    offer: Offer | null;
}
/** One store's order, as the customer signs it with the code. */
export interface SignedOrder {
    /** Name of the store. */
    store: string;
    /** Price of the order, whole so'm. */
    price: Money;
    /** The true price on installment, with every date; null for a full purchase. */
    offer: Offer | null;
}
/** The price of a purchase with every date, which the customer reads and signs. The sums beside `orders` are over all orders. */
export interface CheckoutQuote {
    /** Identifies the quote, for `createCheckout` and `getQuoteContract`. */
    quote_id: QuoteId;
    /**
     * Format: date-time
     * Until when it can be signed, ISO 8601 in UTC: half an hour after it was made.
     */
    good_until: string;
    /**
     * `full`: the whole price at once; `installment`: in instalments.
     */
    order_type: "full" | "installment";
    /** The orders that would be placed, one for each store. */
    orders: QuotedOrder[];
    /** Price of all goods, whole so'm. */
    goods: Money;
    /** Discount of the promo code, whole so'm; 0 without one. */
    discount: Money;
    /** Bonuses spent; one bonus is one so'm. */
    bonus: Money;
    /** Price of all deliveries, whole so'm. */
    delivery_price: Money;
    /** Commission for payment in cash, whole so'm; 0 otherwise. */
    commission: Money;
    /** Price of the whole purchase without the mark-up, whole so'm. */
    price: Money;
    /**
     * What must be paid before the goods are sent, whole so'm: the initial fees, or the price of a full purchase that is not paid in
     * cash.
     */
    to_pay_now: Money;
    /** What is available of the limit before this purchase, whole so'm; 0 without a limit. */
    limit_before: Money;
    /** What would be available of the limit after this purchase, whole so'm. */
    limit_after: Money;
    /** Largest sum that is due in one calendar month for the customer's other orders, whole so'm. */
    monthly_before: Money;
    /** The same with this purchase, whole so'm. */
    monthly_after: Money;
    /** Version of the public offer that the customer accepts; send it with `createCheckout`. */
    offer_version: string;
    /** Day in Tashkent from which the due dates are counted. */
    as_of: AsOf;
}
/** The signature under a quote. */
export interface CheckoutRequestFields {
    /** Identifies the quote that the customer has read. */
    quote_id: QuoteId;
    /** Identifies a saved card, if it differs from that of the quote; see `QuoteRequest`. */
    card_entity_id?: string;
    /** A note to the store, plain text; may be left out. */
    comment?: string;
    /** Must be true: the customer accepts the public offer; otherwise 422 `offer_not_accepted`. */
    offer_accepted?: boolean;
    /** The quote's `offer_version`; required, and any other value is 422. */
    offer_version?: string;
}
/** The code that a checkout waits for. */
export interface CheckoutOtp {
    /** Identifies the code, to request a new one with `POST /v1/api-payments/resend-otp` of the billing API. */
    otp_id: OtpId;
    /** Number of digits of the code. */
    length: number;
    /** Seconds until a new code can be requested; 0 if it can be requested now. */
    resend_after: number;
    /** Seconds for which this code is still valid; 0 if it has expired. */
    expires_in: number;
    /** How many wrong codes may still be entered; a new code restores none. */
    tries_left: number;
    /** Phone that the code was sent to, with its middle hidden, such as `99890*****01`. */
    masked_phone: string;
}
/** One signature over a quote, from the code to the placed orders. */
export interface Checkout {
    /** Identifies the checkout, for `confirmCheckout` and `getCheckout`. */
    checkout_id: CheckoutId;
    /**
     * `otp_required`: waits for the code; `placed`: the orders exist; `failed`: too many wrong codes, or the terms changed; `expired`:
     * not confirmed within half an hour.
     */
    status: "otp_required" | "placed" | "failed" | "expired";
    /** Identifies the quote that is signed. */
    quote_id: QuoteId;
    /** The code that is awaited; only with the status `otp_required`. */
    otp?: CheckoutOtp;
    /** What the customer signs with the code, one entry for each store; only with the status `otp_required`. */
    to_sign?: SignedOrder[];
    /** Orders that were placed; empty before. */
    orders: {
        /** Identifies the order, for `getOrder` and for its payment. */
        id: string;
        /** Number of the order for people. */
        number: string;
        /** Status of the order: `waiting` if it must be paid first, otherwise `pending` at first. */
        status: string;
        /** What must be paid now, whole so'm: the initial fee, or the price of a full purchase. Only for an order in `waiting`. */
        initial_fee?: Money;
        /**
         * Format: date-time
         * Until when that must be paid, ISO 8601 in UTC; after that the order is canceled. Only for an order in `waiting`.
         */
        pay_until?: string;
    }[];
    /** What must be paid before the goods are sent, over all orders, whole so'm; as in the quote. */
    to_pay_now: Money;
    /**
     * Format: date-time
     * When the quote was signed, ISO 8601 in UTC.
     */
    created_at: string;
}
/** The customer's bonuses and their history. */
export interface Bonuses {
    /** Bonuses that can be spent now; one bonus is one so'm. */
    balance: Money;
    /** Parts of the balance by the day on which they expire, soonest first. */
    expiring: {
        /** Bonuses that expire on this day. */
        amount: Money;
        /**
         * Format: date
         * First day on which they can no longer be spent, a calendar date in Tashkent.
         */
        expires_on: `${number}-${number}-${number}`;
    }[];
    /** History of the bonuses, newest first. */
    entries: {
        /** Change of the balance in bonuses; negative for `spent`, `taken_back` and `expired`. */
        amount: number;
        /**
         * `earned`: for an instalment paid on time; `spent`: on an order; `returned`: with a canceled or returned order;
         * `taken_back`: with the payment that earned them; `expired`.
         */
        kind: "earned" | "spent" | "returned" | "taken_back" | "expired";
        /** Identifies the order that the entry belongs to; null if there is none. */
        order_id: OrderId | null;
        /**
         * Format: date-time
         * When the balance changed, ISO 8601 in UTC.
         */
        at: string;
        /**
         * Format: date
         * First day on which these bonuses can no longer be spent, a calendar date in Tashkent; null for entries that take bonuses
         * away.
         */
        expires_on: `${number}-${number}-${number}` | null;
    }[];
}
/** A published review of a product. */
export interface Review {
    /** Identifies the review, for example as a key in a list. */
    id: string;
    /** First name and initial of the author, such as `Dilnoza K.` */
    author: string;
    /** Rating from 1 (worst) to 5 (best). */
    stars: number;
    /** Plain text with line breaks, in the author's language; may be empty. */
    text: string;
    /**
     * Format: date-time
     * When it was first published, ISO 8601 in UTC.
     */
    created_at: string;
}
/** Average and number of a product's reviews. */
export interface ReviewSummary {
    /** Average of the stars, one decimal; null without reviews. */
    average: number | null;
    /** Number of reviews. */
    count: number;
}
/** The product of a review. */
export interface ReviewedProduct {
    /** Identifies the product, for `saveReview` and `getProduct`. */
    id: ProductId;
    /** Name of the product, in the language of the request. */
    name: string;
    /** Picture of the product; null if there is none. */
    image: Picture | null;
}
/** A review that the customer has written. */
export interface OwnReview {
    /** The product that it is about. */
    product: ReviewedProduct;
    /** Rating from 1 (worst) to 5 (best). */
    stars: number;
    /** Plain text with line breaks; empty for a review with stars only. */
    text: string;
    /**
     * Format: date-time
     * When it was first saved, ISO 8601 in UTC.
     */
    created_at: string;
    /**
     * Format: date-time
     * When it was last changed, ISO 8601 in UTC; null if never.
     */
    edited_at: string | null;
}
/** A product that the customer has received and not reviewed yet. */
export interface WaitingReview {
    /** The product to review. */
    product: ReviewedProduct;
    /** Identifies the order with which it came; the latest one if there are several. */
    order_id: OrderId;
    /**
     * Format: date
     * Day on which the order was delivered, a calendar date in Tashkent.
     */
    received_on: `${number}-${number}-${number}`;
}
/** A customer's question to a store. If `product` and `order` are both null, it is about the store itself. */
export interface Question {
    /** Identifies the question, for example as a key in a list. */
    id: string;
    /** The store that was asked. */
    store: ProductStore;
    /** The product that it is about; null if it is about an order or the store. */
    product: {
        /** Identifies the product, for `getProduct`. */
        id: string;
        /** Name of the product, in the language of the request. */
        name: string;
    } | null;
    /** The order that it is about; null if it is about a product or the store. */
    order: {
        /** Identifies the order, for `getOrder`. */
        id: string;
        /** Number of the order for people. */
        number: string;
    } | null;
    /** The question as plain text, in the customer's language. */
    text: string;
    /**
     * Format: date-time
     * When it was asked, ISO 8601 in UTC.
     */
    created_at: string;
    /** The store's answer; null until it comes. */
    answer: {
        /** The answer as plain text, in the language of its writer. */
        text: string;
        /**
         * Format: date-time
         * When the store answered, ISO 8601 in UTC.
         */
        at: string;
    } | null;
}
/** A delivery address that the customer has saved. */
export interface Address {
    /** Identifies the address, for `deleteAddress`. */
    id: string;
    /** What the customer calls the address, such as "Home"; null without a name. */
    name: string | null;
    /** SOATO code of the region, four digits; `delivery.region_id` of a quote. */
    region_id: string;
    /** SOATO code of the district, seven digits; `delivery.district_id` of a quote. */
    district_id: string;
    /** Street, house and apartment, as one line; `delivery.address` of a quote. */
    address: string;
}
/** A document that the portal has issued, as far as its content is printed on it. */
export interface VerifiedDocument {
    /**
     * `receipt`: of a payment; `contract`, `schedule`, `certificate`: of an order; `statement`: of a period.
     */
    kind: "receipt" | "contract" | "schedule" | "certificate" | "statement";
    /** Number printed on the document: the payment's id, the order's number, or the statement's first and last day. */
    number: string;
    /**
     * Format: date-time
     * When it was issued first, ISO 8601 in UTC.
     */
    issued_at: string;
    /** Sum printed on the document, whole so'm; left out for a statement. */
    amount?: Money;
    /** False if the document is genuine but its content has changed since. */
    valid: boolean;
}
/** A security event of an account. */
export interface Activity {
    /** Identifies the event, for example as a key in a list. */
    id: string;
    /**
     * What happened. `proof`: the customer proved their identity again; `frozen` and `unfrozen`: the account was frozen or released.
     */
    kind: "sign_in" | "proof" | "password_changed" | "phone_changed" | "passkey_added" | "passkey_deleted" | "frozen" | "unfrozen";
    /**
     * Format: date-time
     * When it happened, ISO 8601 in UTC.
     */
    at: string;
    /** Kind of device of a sign-in, if the browser tells it; null otherwise. */
    device: string | null;
    /** Browser of a sign-in, if it is known; null otherwise. */
    browser: string | null;
    /** Network of a sign-in: the first half of its IP address; null otherwise. */
    place: string | null;
    /** True for a sign-in from a browser in which the customer had not signed in before. */
    is_new: boolean;
}
/** Body of every error response of every API. Some codes come with further fields, which the operation names. */
export interface Problem {
    /** Machine-readable reason, such as `validation_failed`; decide by it, not by `message`. */
    code: string;
    /** Text for the customer, in the language of the request. */
    message: string;
    /** For developers, in English: which of several causes the code had. May be left out; do not show it to the user. */
    detail?: string;
    /** Code of each wrong field by its path, such as `items.0.quantity: less_stock`; left out if no field is at fault. */
    fields?: {
        [key: string]: string;
    };
    /** Identifies the request in the server's logs; quote it to support. */
    request_id: string;
}
/**
 * What the refusal adds when the same goods were ordered from another quote.
 * @example {
 * "checkout": {
 * "checkout_id": "chk_1",
 * "status": "placed",
 * "quote_id": "q_1",
 * "orders": [
 * {
 * "id": "100100",
 * "number": "100100",
 * "status": "waiting",
 * "initial_fee": 235000,
 * "pay_until": "2026-11-25T08:02:00.000Z"
 * }
 * ],
 * "to_pay_now": 235000,
 * "created_at": "2026-11-24T08:01:00.000Z"
 * }
 * }
 */
export interface AlreadyPlacedData {
    /** The checkout that placed the orders. */
    checkout: Checkout;
}
/**
 * What the refusal of too many pieces adds.
 * @example {
 * "max": 9
 * }
 */
export interface BasketTooLargeData {
    /** How many pieces a basket can have. */
    max: number;
}
/**
 * What a refusal adds that lasts until the customer has topped up the balance.
 * @example {
 * "amount": 150000
 * }
 */
export interface ClaimOpenData {
    /** What the customer owes on the balance, whole so'm. */
    amount: number;
}
/**
 * What the refusal to delete an account with open orders adds.
 * @example {
 * "orders": [
 * "100001"
 * ]
 * }
 */
export interface DeletionDebtData {
    /** Numbers of the orders that are not settled, or that have an open return. */
    orders: string[];
}
export type ExportLatelyData = RateLimitedData;
/**
 * What the refusal of a call adds that needs a recent proof of who calls.
 * @example {
 * "methods": [
 * "code",
 * "password"
 * ]
 * }
 */
export interface FreshProofRequiredData {
    /** How the customer can prove who they are; never `password` while the account is frozen. */
    methods: ("code" | "password" | "passkey")[];
}
/**
 * What the refusal of a date adds that is too early or too late.
 * @example {
 * "from": "2026-11-25",
 * "until": "2026-12-20"
 * }
 */
export interface HardshipDateRangeData {
    /**
     * Format: date
     * First date that is possible.
     */
    from: `${number}-${number}-${number}`;
    /**
     * Format: date
     * Last date that is possible.
     */
    until: `${number}-${number}-${number}`;
}
/**
 * What the refusal of a used-up one-time code adds.
 * @example {
 * "tries_left": 0
 * }
 */
export interface OtpLockedData {
    /**
     * Always 0: ask for a new code.
     * @constant
     */
    tries_left: 0;
}
/**
 * What the refusal of a wrong one-time code adds.
 * @example {
 * "tries_left": 4
 * }
 * @example {
 * "tries_left": 5,
 * "previous_code": true
 * }
 */
export interface OtpWrongData {
    /** Attempts that the code still allows. */
    tries_left: number;
    /**
     * The code is that of an earlier message. It used up no attempt.
     * @constant
     */
    previous_code?: true;
}
/** What the refusal of a quote adds that is valid no more. */
export interface QuoteChangedData {
    /** The nearest possible new quote; left out if nothing is left to buy. */
    quote?: CheckoutQuote;
}
/**
 * What a refusal adds that passes by itself.
 * @example {
 * "retry_after": 60
 * }
 */
export interface RateLimitedData {
    /** Seconds until the call is accepted again; the same as in `Retry-After`. */
    retry_after: number;
}
/**
 * What the refusal of another one-time code adds.
 * @example {
 * "resend_after": 42
 * }
 */
export interface ResendTooEarlyData {
    /** Seconds until a new code can be requested. */
    resend_after: number;
}
/**
 * What the refusal adds when the order has a return that is open.
 * @example {
 * "return_id": "ret_1"
 * }
 */
export interface ReturnOpenData {
    /** Identifies the open return. */
    return_id: ReturnId;
}
export type TooManyCodesSentData = RateLimitedData;
export type TooManyWrongCodesData = RateLimitedData;
/**
 * What the refusal of an unfinished verification adds.
 * @example {
 * "missing": [
 * "selfie",
 * "card"
 * ]
 * }
 */
export interface VerificationIncompleteData {
    /** The steps that are still to be taken; see `step` of `VerificationStep`. */
    missing: ("passport_front" | "selfie" | "registration" | "contacts" | "card" | "person")[];
}
/**
 * What the refusal of an initial fee adds.
 * @example {
 * "initial_fee_max": 400000
 * }
 */
export interface GetQuoteValidationFailedData {
    /** Smallest initial fee above 0, whole so'm; left out unless the fee is too small and another is possible. */
    initial_fee_min?: number;
    /** Largest initial fee, whole so'm; left out unless the fee is out of range. */
    initial_fee_max?: number;
}
/**
 * What the refusal of a purchase that cannot be priced adds.
 * @example {
 * "initial_fee_max": 400000
 * }
 */
export interface QuoteCheckoutValidationFailedData {
    /** Smallest initial fee that the limit and cards allow, whole so'm; left out if none helps. */
    initial_fee_min?: number;
    /** Largest initial fee, whole so'm; left out unless the fee is out of range. */
    initial_fee_max?: number;
    /** Name of the bank whose card the store requires; left out if any card will do. */
    bank?: string;
    /** Names of the stores that do not deliver to the region; left out if all of them do. */
    stores_without_delivery?: string[];
}
export interface ListCategoriesResponse {
    /** Top-level categories, or the children of `parent_id`, each with its own children nested. */
    data: Category[];
}
export interface ListStoresResponse {
    /** Stores of this page. */
    data: Store[];
    /** Number of stores that match the filters, over all pages. */
    total: number;
    /**
     * First letters of the store names, by alphabet, with `#` last. Counted over the stores that match all filters except
     * `letter`.
     */
    initials: {
        /**
         * First letter of the names, such as `T`; `#` for names that do not begin with a letter. A value for the argument
         * `letter`.
         */
        letter: string;
        /** Number of stores that `letter` would select. */
        count: number;
    }[];
    /** Root categories of the stores, with counts over the stores that match all filters except `category_ids`. */
    categories: CategoryFacet[];
    /** Regions with branches, by code, with counts over the stores that match all filters except `region_id`. */
    regions: {
        /** SOATO code of the region, four digits; a value for the argument `region_id`. */
        region_id: string;
        /** Number of stores that `region_id` would select. */
        count: number;
    }[];
    /** Pass it as `cursor` to get the next page; left out on the last page. */
    next_cursor?: NextCursor;
}
export interface GetStoreResponse {
    /** The store with all its terms and branches. */
    data: Store;
}
export interface ListProductsResponse {
    /** Products of this page. */
    data: ProductCard[];
    /** Position of this page and the number of products that match the filters. */
    meta: PageMeta;
    /** Values that could be chosen next, with the number of products for each. */
    facets: ProductFacets;
    /** Day in Tashkent for which the monthly payments are computed. */
    as_of: AsOf;
}
export interface GetProductResponse {
    /** The product, its offers and up to four similar products. */
    data: Product;
    /** Day in Tashkent from which the due dates of the offers are counted. */
    as_of: AsOf;
}
export interface ListProductReviewsResponse {
    /** Reviews of this page, newest first. */
    data: Review[];
    /** Average and number of all reviews of the product, whatever the page. */
    summary: ReviewSummary;
    /** Pass it as `cursor` to get older reviews; left out on the last page. */
    next_cursor?: NextCursor;
}
export interface GetQuoteResponse {
    /** The offer for this amount, term and initial fee, with its schedule. */
    data: Offer;
    /** Day in Tashkent from which the due dates are counted. */
    as_of: AsOf;
}
export interface CheckBasketBody {
    /** Lines of the basket, at most 50 and at most 9 pieces in all. */
    items: {
        /** Identifies the product; the `id` of `listProducts`. An unknown one is returned in `gone`. */
        product_id: PathId;
        /** Number of pieces wanted. */
        quantity: Quantity;
        /**
         * Price of one piece when the customer last saw it, whole so'm; a price that differs from today's comes back as
         * `price_was`. Left out if unknown.
         */
        price?: number;
    }[];
}
export interface SaveBasketBody {
    /** The whole basket, each product once, at most 9 pieces in all; an empty array empties it. */
    items: {
        /** Identifies the product; the `id` of `listProducts`. Not checked here, see `gone` of `checkBasket`. */
        product_id: PathId;
        /** Number of pieces. */
        quantity: Quantity;
        /**
         * Format: date-time
         * When the customer put the product into the basket, ISO 8601.
         */
        added_at: string;
        /** Price of one piece when the customer last saw it, whole so'm; left out or null if unknown. */
        price?: number | null;
    }[];
    /** The `version` of the basket that this change is based on; 0 for the first save. */
    version: number;
}
export interface SearchAllResponse {
    /** Results of this page, best match first. */
    data: SearchEntry[];
    /** Number of results of each kind, whatever `kind` and the page. */
    counts: {
        /** Stores found. */
        store: number;
        /** Products found. */
        product: number;
        /** Categories found. */
        category: number;
        /** Questions of the help pages found. */
        faq: number;
    };
    /** How the query was read if it was corrected; null if it was taken as typed. */
    understood: Understood;
    /** Price range that was read from the query; left out if it names no price. */
    interpreted?: Interpreted;
    /**
     * True if the results are only the nearest ones: no entry matches all words, or the query names a brand that is not sold
     * here.
     */
    near: boolean;
    /** Position of this page and the number of results of the requested kind. */
    meta: PageMeta;
}
export interface SuggestSearchResponse {
    /** Suggestions in display order; no title occurs twice. */
    data: Suggestion[];
    /** How the query was read if its layout or spelling was corrected; null otherwise. */
    understood: Understood;
}
export interface ListNotificationsResponse {
    /** Notifications of this page, newest first. */
    data: Notification[];
    /** Number of unread notifications of all types, whatever the filter; for a badge. */
    unread_count: number;
    /** Number of unread notifications by type, whatever the filter; a type without any is 0 or missing. */
    unread_by_type?: {
        [key: string]: number;
    };
    /** Pass it as `cursor` to get older notifications; left out on the last page. */
    next_cursor?: NextCursor;
}
export interface MarkAllNotificationsReadResponse {
    /** Unread notifications after the call: 0, unless a new one has come meanwhile. */
    unread_count: number;
}
export interface GetNotificationResponse {
    /** The notification. */
    data: Notification;
}
export interface MarkNotificationReadResponse {
    /** The notification, with `read` true. */
    data: Notification;
}
export interface SaveChannelsBody {
    /** The channels of every kind; all kinds are required. */
    channels: ChannelsOfKinds;
}
export interface ListOrdersResponse {
    /** Orders of this page, newest first. */
    data: Order[];
    /** Pass it as `cursor` to get older orders; left out on the last page. */
    next_cursor?: NextCursor;
    /** Number of orders that match the filters, over all pages. */
    total?: number;
}
export interface GetOrderResponse {
    /** The order, with the fields that `listOrders` leaves out. */
    data: Order;
    /** Day in Tashkent for which overdue days and states of instalments are computed. */
    as_of: AsOf;
}
export interface QuoteHardshipResponse {
    /** The schedule before and after the change, and its cost. */
    data: HardshipQuote;
    /** Day in Tashkent for which the states of the instalments are computed. */
    as_of: AsOf;
}
export interface FindHardshipResponse {
    /** The change that was made with this key. */
    data: Hardship;
}
export interface AgreeHardshipResponse {
    /** The agreed change, with both schedules. */
    data: Hardship;
}
export interface CancelOrderResponse {
    /** The order, now `canceled`. */
    data: Order;
    /** Day in Tashkent for which the order's sums and states are computed. */
    as_of: AsOf;
}
export interface QuoteReturnResponse {
    /** The figures of the order before and after the return. */
    data: ReturnQuote;
}
export interface RequestReturnResponse {
    /** The new return, in the state `requested`. */
    data: Return;
}
export interface ListReturnsResponse {
    /** Returns of this page, newest first. */
    data: Return[];
    /** Pass it as `cursor` to get older returns; left out on the last page. */
    next_cursor?: NextCursor;
}
export interface GetReturnResponse {
    /** The return as it is now. */
    data: Return;
}
export interface WriteAboutReturnResponse {
    /** The return, with the new message in `messages`. */
    data: Return;
}
export interface DisputeReturnResponse {
    /** The return, now `disputed`. */
    data: Return;
}
export interface WithdrawReturnResponse {
    /** The return, now `withdrawn`. */
    data: Return;
}
export interface VerifyDocumentResponse {
    /** What was issued under this code. */
    data: VerifiedDocument;
}
export interface GetLatestExportResponse {
    /** The copy, whose `id` `getExport` takes; null if there is none. */
    data: DataExport | null;
}
export interface CreateExportResponse {
    /** The new copy, which can be fetched at once. */
    data: DataExport;
}
export interface GetDeletionResponse {
    /** The consequences of deleting the account today. */
    data: DeletionPlan;
}
export interface DeleteCustomerResponse {
    /** When the account was closed, and until when that can be undone. */
    data: Deletion;
}
export interface ListActivityResponse {
    /** Events, newest first. */
    data: Activity[];
    /** True while the account is frozen: no money moves until the customer proves their identity with a code or a passkey. */
    frozen: boolean;
}
export interface GetLimitResponse {
    /** The limit; a customer who never requested one has the status `not_created`. */
    data: Limit;
    /** Day in Tashkent for which `used` and `available` are computed. */
    as_of: AsOf;
}
export interface RequestLimitResponse {
    /** The limit after the request. */
    data: Limit;
    /** Day in Tashkent for which `used` and `available` are computed. */
    as_of: AsOf;
}
export interface GetVerificationResponse {
    /** The verification; before the first step its status is `not_started`. */
    data: Verification;
}
export interface GiveVerificationConsentBody {
    /** Must be true; false is 422 `consent_required`. */
    accepted: boolean;
    /** Version of the consent that the customer read; `consent_version` of `getVerification`. */
    version: string;
}
export interface GiveVerificationConsentResponse {
    /** The verification, with `consent_given_at`. */
    data: Verification;
}
export interface SaveVerificationDocumentBody {
    /** Identifies the upload: the last segment of `Location` of `createUpload`. Its `step` must be the one in the path. */
    upload_id: PathId;
}
export interface SaveVerificationDocumentResponse {
    /** The step, now `uploaded`. */
    data: VerificationStep;
}
export interface SaveVerificationPersonBody {
    /** Series and number of the passport or ID card, such as `AA1234567`. */
    passport: string;
    /** Personal identification number, 14 digits; it contains the birthdate and a check digit. */
    pinfl: string;
    /** Birthdate as `YYYY-MM-DD`; the customer must be 18 or older. */
    birthdate: string;
}
export interface SaveVerificationPersonResponse {
    /** The verification, with the step `person` saved. */
    data: Verification;
}
export interface SaveVerificationContactsBody {
    /** The whole list, two to ten people. */
    contacts: {
        /** Phone of the person in Uzbekistan, in any usual spelling; must be no other contact's and not the customer's own. */
        phone: string;
        /** Name of the person, as the customer calls them. */
        name: string;
    }[];
}
export interface SaveVerificationContactsResponse {
    /** The verification, with the step `contacts` saved. */
    data: Verification;
}
export interface SaveVerificationCardBody {
    /** Identifies a saved card; the `entity_id` of the billing API's list of cards. */
    entity_id: PathId;
}
export interface SaveVerificationCardResponse {
    /** The verification, with the step `card` saved. */
    data: Verification;
}
export interface SubmitVerificationResponse {
    /** The verification, now `submitted`. */
    data: Verification;
}
export interface QuoteCheckoutResponse {
    /** The stored quote. */
    data: CheckoutQuote;
}
export interface GetQuoteContractResponse {
    /** The contract and the version of the public offer on which it is based. */
    data: {
        /** The contract as plain text, in the language of the request; paragraphs are separated by an empty line. */
        text: string;
        /** Version of the public offer that the customer accepts; send it to `createCheckout`. */
        offer_version: string;
    };
}
export interface ConfirmCheckoutBody {
    /** Digits from the SMS, as many as `otp.length` of the checkout says. */
    code: string;
}
export interface GetBonusesResponse {
    /** Balance, expiry and history of the bonuses. */
    data: Bonuses;
}
export interface ListOwnReviewsResponse {
    /** The customer's reviews, newest first. */
    data: OwnReview[];
    /** Products that can be reviewed, the one received last first; each product once. */
    waiting: WaitingReview[];
}
export interface SaveReviewBody {
    /** Rating from 1 (worst) to 5 (best). */
    stars: number;
    /** Plain text, at most 2 000 characters; left out or empty for a review with stars only. */
    text?: string;
}
export interface SaveReviewResponse {
    /** The customer's review as it is stored now. */
    data: OwnReview;
}
export interface ListQuestionsResponse {
    /** Questions of this page, newest first. */
    data: Question[];
    /** Pass it as `cursor` to get older questions; left out on the last page. */
    next_cursor?: NextCursor;
}
export interface AskStoreBody {
    /** Identifies the product that the question is about; left out if it is about a store or an order. */
    product_id?: string;
    /** Identifies the store that the question is about; left out if it is about a product or an order. */
    store_id?: string;
    /** Identifies the customer's order that the question is about; left out if it is about a product or a store. */
    order_id?: string;
    /** The question as plain text, at most 2 000 characters. */
    text: string;
}
export interface AskStoreResponse {
    /** The question; `answer` is null until the store answers. */
    data: Question;
}
export interface CheckPromoBody {
    /** Promo code as the customer typed it; case and surrounding spaces do not matter. */
    code: string;
    /** Goods that the code should apply to. */
    items: CheckoutItems;
}
export interface CheckPromoResponse {
    /** The discount for these goods. */
    data: {
        /** The code in its stored spelling, in upper case. */
        code: string;
        /** Total discount over all stores, whole so'm. */
        discount: Money;
    };
}
export interface ListAddressesResponse {
    /** Saved addresses, newest first. */
    data: Address[];
}
export interface SaveAddressBody {
    /** SOATO code of the region, four digits. */
    region_id: string;
    /** SOATO code of a district in this region, seven digits. */
    district_id: string;
    /** Street, house and apartment, as one line. */
    address: string;
    /** What the customer calls the address, such as "Home"; left out if it has no name. */
    name?: string;
}
export interface SaveAddressResponse {
    /** The saved address. */
    data: Address;
}
export interface GetNextPaymentResponse {
    /** The order's next payment; null if nothing is to be paid. */
    data: NextPayment | null;
    /** Day in Tashkent for which overdue days and sums are computed. */
    as_of: AsOf;
}
export interface GetMonthResponse {
    /** The payments of the month; the sums are 0 if there are none. */
    data: Month;
    /** Day in Tashkent with which the month begins. */
    as_of: AsOf;
}
export interface paths {
    "/v3/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the tree of categories
         * The whole category tree of the marketplace, in display order. With `parent_id`, only the subtree below that category. Use it for
         * menus and for the `category_ids` filters of `listStores` and `listProducts`.
         */
        get: operations["listCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/stores": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List partner stores
         * Stores that sell through the portal, in the marketplace's own order unless `sort` says otherwise. Filters combine with "and". The
         * response also has counts for each filter value, to build filter controls. Page with `cursor`, or with `page` for links to a numbered
         * page.
         */
        get: operations["listStores"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/store/info/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a partner store
         * One partner store with its terms and branches, for the store's page. `id` in the path is the store's id, or its alias, which never
         * consists of digits only.
         */
        get: operations["getStore"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List products by category, store, brand and price
         * Products of all stores. Filters combine with "and". Each facet counts its values without its own filter but with all others, so that
         * a reader can see what a second choice would add. A page past the last one is empty.
         */
        get: operations["listProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/product/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a product with its offers
         * One product with pictures, attributes, delivery and an offer for each term of its store. Offers are computed for the whole price
         * without an initial fee, as if the order were confirmed today.
         */
        get: operations["getProduct"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/product/{id}/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List reviews of a product
         * Reviews of a product by customers who received it, newest first. A review names its author by first name and initial only.
         */
        get: operations["listProductReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Calculate the price of an amount on installment
         * Every sum and date of an installment of `amount` in a store, as if the order were confirmed today. Use it for a calculator; nothing
         * is stored or reserved. Answers 404 for an unknown store, and 422 with `fields` for an amount, initial fee or term that the store
         * does not accept.
         */
        get: operations["getQuote"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/basket/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check prices and stock of a basket
         * Current prices, stock and offers for a basket that the client stores itself; open to guests. Nothing is stored on the server.
         * Products that are no longer sold are listed in `gone`. A product that occurs twice counts once with the sum of its quantities. More
         * than 9 pieces in all are 422 `basket_too_large`. Stores and products keep the order of the request.
         */
        post: operations["checkBasket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/user/basket": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the basket of the account
         * The basket that is stored on the customer's account, shared by all their devices. Before the first save it is empty with version 0.
         */
        get: operations["getBasket"];
        /**
         * Save a basket to the account
         * Replaces the basket on the account. Send the `version` that the change is based on; if another device has saved since, the answer is
         * 409 `basket_changed`: read the basket again, merge and save. A product that occurs twice is 422 `validation_failed`; more than 9
         * pieces in all are 422 `basket_too_large`.
         */
        put: operations["saveBasket"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search stores, products, categories and questions
         * One search over stores, products, categories and help questions, in Russian and in Uzbek in both alphabets. It tolerates wrong
         * apostrophes, misspelled words and the wrong keyboard layout; `understood` tells how the query was read. A query may have up to
         * 10 000 characters: control characters are removed, and it is cut to 200. Words of a price (`до 3 млн`, `500 ming soʻmgacha`) narrow
         * the products, see `interpreted`.
         */
        get: operations["searchAll"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/search/suggest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get suggestions while a search is typed
         * Suggestions for a query while it is typed; the last word may be incomplete. Call it after each pause in typing, and `searchAll` when
         * the query is submitted. Categories and stores come first, then kinds of goods, then help questions. A suggestion of kind `product`
         * is a kind of goods, such as `Холодильник Velta`: search for its `title`.
         */
        get: operations["suggestSearch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/notification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List notifications, newest first
         * The customer's notifications in the portal, newest first, paged by `cursor`. Filter with `type`. The unread counts always cover all
         * notifications.
         */
        get: operations["listNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/notification/read-all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark all notifications as read
         * Marks every notification of the customer as read. It takes no body, and repeating it changes nothing.
         */
        post: operations["markAllNotificationsRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/notification/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a notification
         * One notification of the customer, for example when its link is opened directly. Reading it does not mark it as read; call
         * `markNotificationRead`.
         */
        get: operations["getNotification"];
        /**
         * Mark a notification as read
         * Marks one notification as read. It takes no body, and repeating it changes nothing.
         */
        put: operations["markNotificationRead"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/user/channels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the channels of each kind of notification
         * Which kinds of notifications the customer gets in the portal (`portal`) and by SMS (`sms`). Until the customer chooses, all kinds
         * come in the portal, and `order`, `delivery`, `congrats` and `payment` by SMS too. Messages that have no kind cannot be turned off:
         * codes, security warnings, notices of automatic debits, refusals of a limit, and answers to a request to restore it.
         */
        get: operations["getChannels"];
        /**
         * Choose the channels of each kind of notification
         * Replaces the customer's choice of channels; repeating it changes nothing. An empty list turns a kind off. `order`, `delivery`,
         * `congrats` and `answer` always stay in the portal: without `portal` they are 422 with `channels.<kind>: portal_required`. An unknown
         * kind or channel is 400.
         *
         * Taking a channel away from `order` or `payment` needs a fresh proof (403 `fresh_proof_required`), and is announced on the channel
         * that is taken away.
         */
        put: operations["saveChannels"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/user/orders/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List orders, newest first
         * Orders of the customer, newest first, paged by `cursor`. Filters combine with "and". Each order has its schedule and history;
         * `refunds`, `actions`, `returns` and `tracking` are left out, see `getOrder`.
         */
        get: operations["listOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/user/order/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an order with its schedule and history
         * One order with its schedule, history, refunds, returns and delivery. Use it for the order's page and after a payment; another
         * customer's order is 404.
         */
        get: operations["getOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/user/order/{id}/payoff-quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Calculate the amount that pays off an order on a day
         * The sum that pays the whole order early on a day, and how much that saves. The quote is valid until the end of that day; pay it with
         * a payment of purpose `payoff` that names `quote_id`. The same order, day and sum return the same quote. Answers 422 with `fields`:
         * `date` if the day is past or after the last due date, `id` if nothing is left to pay.
         */
        get: operations["getPayoffQuote"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/user/order/{id}/hardship-quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview moving a due date or splitting an overdue amount
         * Shows what moving a due date or splitting an overdue sum would change: the schedule before and after, and the cost (none by
         * default). Nothing is stored; agree with `agreeHardship`. `move` moves one due date by up to 15 days, once in any three payments;
         * `split` spreads the overdue sum over the next two or three payments. A change that is not possible is 409 `hardship_...`; a date out
         * of range is 422 `hardship_past_date` or `hardship_date_range` (with `from` and `until`).
         */
        post: operations["quoteHardship"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/user/order/{id}/hardship": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find a schedule change by its idempotency key
         * Finds the change that a call of `agreeHardship` made, after its response was lost. 404 if that call changed nothing, so that it can
         * be repeated.
         */
        get: operations["findHardship"];
        put?: never;
        /**
         * Move a due date or split an overdue amount
         * Makes the change that `quoteHardship` showed, and notifies the customer. It is refused for the same reasons. With `quote_id`, the
         * answer is 409 `hardship_changed` if cost or schedule differ from the quote; without it, the current terms are accepted. A `broke`
         * order becomes `delivered` again if nothing is overdue any more.
         */
        post: operations["agreeHardship"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/user/order/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an order before it is shipped
         * Cancels an order that is not on its way yet. Goods, limit, bonuses and promo code become free again, and what was paid goes to the
         * customer's balance at once. 409 `not_cancelable` if the order is on its way, received or ended; 409 `payment_in_progress` while a
         * payment for it is running.
         */
        post: operations["cancelOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/user/order/{id}/return-quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview a return
         * Shows what a return would change: the schedule before and after, and what is given back and where. Nothing is stored; request it
         * with `requestReturn`. 422 `validation_failed` has a code for each wrong value in `fields`; the codes are listed at the fields. 409:
         * `not_returnable` (by the order's status), `order_in_court`, or `return_open` while another return of the order is open.
         */
        post: operations["quoteReturn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/user/order/{id}/return": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a return or a repair
         * Opens a return: the store is asked to take goods back or to repair them, and has to answer by the deadline. The schedule changes
         * only when the goods are accepted. Refused for the same reasons as `quoteReturn`. Upload photos first with `createUpload` and the
         * step `return`; each upload can be used once. A photo that cannot be used is 422: `file_type`, `file_broken`, `checksum_mismatch` or
         * `image_too_small`.
         */
        post: operations["requestReturn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/user/returns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List returns
         * Returns of all orders of the customer, newest first, paged by `cursor`.
         */
        get: operations["listReturns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/user/returns/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a return
         * One return with its state, the next step and deadline, messages and refunds. Use it for the return's page.
         */
        get: operations["getReturn"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/user/returns/{id}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a message about a return
         * Sends a message about a return to the store or to support. 409 `return_closed` if the recipient cannot be written to any more: see
         * `write` and `write_support` in the return's `actions`.
         */
        post: operations["writeAboutReturn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/user/returns/{id}/dispute": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Dispute the store's refusal of a return
         * Asks support to decide about a return that the store refused. Possible while `actions` contains `dispute`, for 30 days after the
         * refusal; 409 `return_closed` otherwise, and 409 `return_open` while another return of the order is open.
         */
        post: operations["disputeReturn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/user/returns/{id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw a return
         * Ends a return at the customer's wish: they keep the goods. Possible while `actions` contains `withdraw`; 409 `return_closed`
         * otherwise, for example when the goods may already be with the store for repair.
         */
        post: operations["withdrawReturn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/user/returns/{id}/photos/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a photo of a return
         * One photo of a return as a JPEG, only for the customer who sent it. The response must not be cached.
         */
        get: operations["getReturnPhoto"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/user/order/{id}/documents/{kind}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a document of an order
         * A document of an order as a tagged PDF, in the language of the request: the contract with the terms as they were agreed, the
         * schedule as it is now, or the certificate that everything is paid. While the content does not change, the document keeps its
         * verification code, in both languages. 409 `schedule_unavailable` for an order without instalments or one that ended unpaid; 409
         * `certificate_unavailable` while something is left to pay.
         */
        get: operations["getOrderDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/user/statement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a statement of payments for a period
         * All movements of the customer's money in a period, with the balance before and after. `from` and `to` are included; the period has
         * at most 366 days and 2 000 movements. `csv` is for spreadsheets: UTF-8 with a byte order mark, semicolons between fields, texts in
         * quotes, and no text that a spreadsheet would run as a formula. 422 with `fields` (`from`, `to`) for a day in the future, a wrong
         * order of days, or a period that is too long.
         */
        get: operations["getStatement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/documents/verify/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Verify that a document is genuine
         * Tells anyone who holds a document of the portal whether it is genuine. It needs no token and reveals only what is printed on the
         * document. `valid` is false if the document is genuine but its content has changed since. Spaces, hyphens and lower case are
         * accepted, and O, I and L are read as 0, 1 and 1. An unknown code is 404.
         */
        get: operations["verifyDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/user/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the address of the payment calendar
         * The secret address of the customer's payment calendar, or null if there is none. An existing address needs a fresh proof (403
         * `fresh_proof_required`), because anyone who has it can read the payments, even after the customer signs out.
         */
        get: operations["getCalendar"];
        put?: never;
        /**
         * Create the address of the payment calendar
         * Makes the address of the payment calendar, or returns the one that exists. After a revocation the address is a new one. The events
         * are in the language of this call. Needs a fresh proof (403 `fresh_proof_required`).
         */
        post: operations["createCalendar"];
        /**
         * Revoke the address of the payment calendar
         * Makes the calendar's address invalid at once, for everyone who subscribed to it. If there is no address, nothing happens.
         */
        delete: operations["revokeCalendar"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/calendar/{secret}/payments.ics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the payment calendar
         * The payment calendar in iCalendar format (RFC 5545), for calendar programs; the secret address is the only protection. It has an
         * all-day event with alarms for each payment still to be made. An event keeps its UID, SEQUENCE grows with each change, and payments
         * that were made or dropped are cancelled. It contains no name, phone or card.
         */
        get: operations["getCalendarFeed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/user/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the newest copy of the customer's data
         * The newest copy of the customer's data that can still be fetched; null if none was requested or the last one has expired. Use it to
         * offer the copy again, also on another device.
         */
        get: operations["getLatestExport"];
        put?: never;
        /**
         * Request a copy of the customer's data
         * Requests a copy of all data of the customer. It can be fetched for seven days with `getExport`. One copy a day: a second request is
         * 429 `export_lately` with `retry_after` in seconds. Needs a fresh proof (403 `fresh_proof_required`); the customer gets an SMS.
         */
        post: operations["createExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/user/export/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a copy of the customer's data
         * A ZIP with all data of the customer: `data.json`, PDF documents of the orders, the statement of the last year, photos, and
         * `README.txt` in both languages. It is made at the first download, in the language of that call, and stays the same until it expires;
         * after that, 404. The response must not be cached. Needs a fresh proof (403 `fresh_proof_required`).
         */
        get: operations["getExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/user/deletion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Preview the deletion of the account
         * What deleting the account would mean today: what prevents it, what would be lost, and what must be kept by law and until when. It
         * changes nothing; show it before `deleteCustomer`.
         */
        get: operations["getDeletion"];
        put?: never;
        /**
         * Delete the account
         * Closes the account and ends all its sessions. For three days the customer can sign in and undo it with `undoDeletion`; in that time
         * nothing can be paid or bought (403 `account_closed`). Then personal data is erased and the phone number is free for a new account;
         * what the law requires is kept, without name and phone where possible. If money has come to the account meanwhile, it is opened again
         * instead.
         *
         * 409: `deletion_debt` with the numbers of the orders in `orders` while an order or a return is open or something is owed,
         * `deletion_balance` while there is money on the balance, `claim_open` while money is owed there, or `payment_in_progress`. Needs a
         * fresh proof (403 `fresh_proof_required`); the customer gets an SMS.
         */
        post: operations["deleteCustomer"];
        /**
         * Undo the deletion of the account
         * Opens a closed account again, until `erased_at` of the deletion; the customer gets an SMS. For an open account it changes nothing.
         */
        delete: operations["undoDeletion"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/user/activity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List security events of the account
         * Security events of the account, newest first: sign-ins, proofs and changes of credentials. At most 100 events of the last 180 days;
         * the log cannot be turned off.
         */
        get: operations["listActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/user/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Stream changes of the customer's data
         * Server-sent events (HTML standard) that tell what has changed for the customer. An event has a name and no data: request the data
         * again when it comes. Send the last `id` as `Last-Event-ID` to also get what changed since; without it, the stream begins with the
         * next change. A comment comes every ten seconds, and the server ends a stream after five minutes: reconnect after the time in
         * `retry`. More than ten streams of one customer are 429.
         */
        get: operations["streamEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/user/limit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the installment limit
         * The customer's installment limit: its status, how much of it is available, and what the customer can do next. Use it before offering
         * an installment; `createCheckout` checks it again.
         */
        get: operations["getLimit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/user/limit/request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a limit
         * Requests a limit: `not_created` or `expired` becomes `requested`, after which the verification follows. While a request is open,
         * nothing changes. Saving the first step of the verification requests the limit too. 409 `limit_not_requestable` if the limit is
         * approved, blocked or rejected.
         */
        post: operations["requestLimit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/user/limit/restoration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request the return of a blocked limit
         * Asks for a blocked limit back after the overdue debt is paid. The limit becomes `pending`, and the customer gets the answer by SMS.
         * 409 `restoration_open` while a request is open; 409 `limit_not_restorable` if the limit is not blocked or something is still
         * overdue.
         */
        post: operations["restoreLimit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/user/verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the state of the identity verification
         * The state of the customer's proof of identity: each step with its state, and what is missing. Use it to continue a verification on
         * any device and to show the verdict.
         */
        get: operations["getVerification"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/user/verification/consent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Agree to biometrics and a credit bureau request
         * Stores the customer's consent to the processing of biometric data (photos of the face) and to a query of the credit bureau. It is
         * required before the first photo. Send `consent_version` of the verification as `version`; an older one is 422 with
         * `version: outdated`. Repeating it changes nothing.
         */
        put: operations["giveVerificationConsent"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/user/verification/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start the upload of a photo
         * Begins the upload of a photo by the tus protocol 1.0 (core, creation and termination). Then send the bytes with `appendUpload` to
         * the address in `Location`, and use the upload in `saveVerificationDocument` or `requestReturn`. A repeated call begins another
         * upload. An upload that is not used within a day is deleted. Errors: 413 `file_too_large` over 10 MB; 422 `consent_required`,
         * `file_type` or `file_broken` (no bytes); 409 `verification_closed`; 429 after 30 uploads in a day.
         */
        post: operations["createUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/user/verification/files/{upload_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Cancel an upload
         * Gives up an upload; the bytes that have arrived are deleted at once.
         */
        delete: operations["deleteUpload"];
        options?: never;
        /**
         * Get the offset of an upload
         * How many bytes of an upload have arrived, in `Upload-Offset`, and its size in `Upload-Length`. Use it to continue after a broken
         * connection. Another customer's upload is 404.
         */
        head: operations["getUploadOffset"];
        /**
         * Send a part of a photo
         * Sends the next bytes of a photo, from `Upload-Offset` on. 409 `upload_conflict` if that is not where the upload ends: read the
         * offset with `getUploadOffset` and continue from there. The gateway accepts parts of up to 200 KB.
         */
        patch: operations["appendUpload"];
        trace?: never;
    };
    "/v3/user/verification/documents/{step}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Use an uploaded photo as a document
         * Uses a finished upload as the photo of a step. The photo is turned upright, freed of location and camera data, and stored as JPEG.
         * Repeating the call with the same upload returns the same result. Errors: 404 for an unknown upload; 409 `verification_closed` if the
         * step is being checked or accepted; 422 `consent_required`, `file_type`, `file_too_large`, `file_broken`, `checksum_mismatch` or
         * `image_too_small`.
         */
        put: operations["saveVerificationDocument"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/user/verification/documents/{step}/image": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a photo of a document
         * The current photo of a step as a JPEG, only for the customer who sent it. The response must not be cached.
         */
        get: operations["getVerificationImage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/user/verification/person": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Save passport, PINFL and birthdate
         * Saves passport, PINFL (personal identification number) and birthdate. Spaces are removed, lower case is raised, and Cyrillic
         * look-alikes in the passport series are replaced. 422 with a code for each field: `passport: format`; `pinfl: format`, `check_digit`
         * or `birthdate` (contradicts the birthdate); `birthdate: format`, `future` or `under_age`. 409 `verification_closed` if the step
         * cannot be changed now.
         */
        put: operations["saveVerificationPerson"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/user/verification/contacts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Save contact persons
         * Saves the people who may be called about the customer; replaces the earlier list. At least two phones, all different and none the
         * customer's own, in whatever spelling. 422 with `fields`: `contacts: too_few`; `contacts.1.phone: format`, `duplicate` or `own`;
         * `contacts.1.name: required`.
         */
        put: operations["saveVerificationContacts"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/user/verification/card": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Save the bank card of the verification
         * Chooses one of the customer's saved cards for the verification, for example the one that receives the salary. 422 with
         * `entity_id: not_found` or `expired`.
         */
        put: operations["saveVerificationCard"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/user/verification/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit the verification
         * Hands in the verification; all six steps and the consent are required. The limit becomes `pending` until the verdict. Call it again
         * after refused steps were replaced. A verification that is already submitted is returned unchanged. 422 `verification_incomplete`
         * with the missing steps in `missing`. 409 `person_taken`: another account has the same passport or PINFL; the customer signs in
         * there, or calls.
         */
        post: operations["submitVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/user/checkout/quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Quote an order with every payment date
         * Computes what a basket costs, with every sum and date, and stores it as a quote that is valid for half an hour. The customer reads
         * the quote and signs it with `createCheckout`. Goods of two stores make two orders; `initial_fee`, `bonus` and the discount of a
         * promo code are split between them in proportion to their prices. A request that cannot be fulfilled is 422 `validation_failed` with
         * a code for each wrong value in `fields`, such as `items.0.quantity: less_stock`; the codes are listed at the fields.
         */
        post: operations["quoteCheckout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/user/checkout/quote/{quote_id}/contract": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the contract to read before signing
         * The text of the installment contract for a quote, for the customer to read before signing. A quote of another customer is 404.
         */
        get: operations["getQuoteContract"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/user/checkout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find a checkout by its idempotency key
         * Finds the checkout that a call of `createCheckout` or `confirmCheckout` made, after its response was lost. 404 if that call made
         * none, so that it can be repeated.
         */
        get: operations["findCheckout"];
        put?: never;
        /**
         * Sign a quote and send a code
         * Signs a quote: a code is sent to the customer's phone, and the orders are placed when `confirmCheckout` gets it. `offer_accepted`
         * must be true (422 `offer_not_accepted`), and `offer_version` the quote's (422). A quote, or an equal one, that was signed in another
         * tab returns that checkout without a second code.
         *
         * 409 `quote_changed`: price, stock, promo code or limit have changed, or the quote is too old; `fields` tell why, and `quote` is the
         * nearest possible new quote, left out if nothing is left to buy. 409 `already_placed`: the same basket was placed since, see
         * `checkout`. 409 `claim_open`: the customer owes `amount` on the balance and tops it up first. What only the customer can change,
         * such as a deleted card, is 422 with `fields`. 404: no such quote.
         */
        post: operations["createCheckout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/user/checkout/{checkout_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a checkout
         * The current state of a checkout: whether it still waits for its code, and the orders that it placed. Another customer's checkout is
         * 404.
         */
        get: operations["getCheckout"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/user/checkout/{checkout_id}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Place the orders
         * Places the orders of a checkout with the code from the SMS. A repeated call with a right code places nothing twice. A wrong code is
         * 422 `otp_wrong` with `tries_left`; `otp_expired` and `otp_locked` are 422 too. An order that must be paid first (initial fee, or the
         * price of a full purchase) is `waiting` until `pay_until` and is canceled if it is not paid by then; all others are `pending`.
         *
         * 409 `quote_changed`: stock or limit have changed, nothing is placed, and the new `quote` must be signed. 409 `already_placed`:
         * another tab has placed the same basket, see `checkout`. 409 `claim_open`: the customer owes money on the balance; the code stays
         * valid.
         */
        post: operations["confirmCheckout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/user/bonuses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get bonuses and their history
         * The customer's bonuses, when they expire, and their history. One bonus is one so'm; bonuses pay at most 20 % of the goods of an
         * order.
         */
        get: operations["getBonuses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/user/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the customer's reviews and products to review
         * All reviews of the customer, newest first, and the products that they have received, not returned and not reviewed yet.
         */
        get: operations["listOwnReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/user/reviews/{product_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Save a review of a product
         * Saves the customer's review of a product; there is one for each product, and a later call changes it. Repeating it changes nothing.
         * 409 `review_not_allowed` if the product was not received; 422 `text_too_long` over 2 000 characters.
         */
        put: operations["saveReview"];
        post?: never;
        /**
         * Delete a review
         * Deletes the customer's review of a product, also from the product's page. 404 if there is none.
         */
        delete: operations["deleteReview"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/user/questions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the customer's questions to stores
         * The customer's questions to stores, with the answers that have come, newest first.
         */
        get: operations["listQuestions"];
        put?: never;
        /**
         * Ask a store a question
         * Asks a store about exactly one of a product, the store itself or an own order; otherwise 422 with `about: choice`. Repeating a
         * question that is not answered yet returns the existing one. The customer is notified of the answer. 404 for an unknown product,
         * store or order; 422 `text_too_long` over 2 000 characters, `text: required`, or `text: too_many` with 20 unanswered questions.
         */
        post: operations["askStore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/user/promo/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check a promo code
         * Checks a promo code for a basket before the checkout; the code is not used up. 422 with `fields.code`: `unknown`, `expired`,
         * `used_up`, `other_store` or `too_small` (the goods cost less than the code requires).
         */
        post: operations["checkPromo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/user/addresses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List saved addresses
         * Addresses that the customer has saved for delivery, newest first; at most 20.
         */
        get: operations["listAddresses"];
        put?: never;
        /**
         * Save an address
         * Saves an address for later deliveries. An address that is already saved is returned, with the new name if one was sent. 422 with
         * `fields`: `region_id: not_found`, `district_id: not_found`, `address: required`, or `address: too_many` with 20 addresses.
         */
        post: operations["saveAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/user/addresses/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete an address
         * Deletes a saved address; orders that used it do not change. 404 if there is none.
         */
        delete: operations["deleteAddress"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/user/next-payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the next payment
         * The customer's next instalment: the order with the earliest unpaid due date, which may be overdue. Null if no instalment is left to
         * pay. It does not cover initial fees and full purchases; see `getMonth`.
         */
        get: operations["getNextPayment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/user/month": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the payments due in the month from today
         * Everything that the customer has to pay within a month from today, over all orders: overdue instalments first, oldest first; then
         * payments without a due date (an initial fee, a full purchase); then instalments by due date. An order that is paid further ahead has
         * no entry.
         */
        get: operations["getMonth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** Id of an entity: decimal digits as text. Compare it as text; it may exceed the safe integers of JavaScript. */
        Id: Id;
        /** Id of any entity, as a path or body names it; a value that no entity has is simply not found. */
        PathId: PathId;
        /** Opaque position of the next page; left out on the last page. */
        NextCursor: NextCursor;
        /**
         * Format: date
         * Today's date in Tashkent by the server's clock, for which overdue days, states and due dates are computed.
         */
        AsOf: AsOf;
        /** Whole so'm. */
        Money: Money;
        /** A category of goods with its subcategories. */
        Category: Category;
        /** A category, as other entities name it. */
        CategoryRef: CategoryRef;
        /** A term on which a store sells on installment, and its mark-up. */
        InstallmentTerm: InstallmentTerm;
        /** A branch of a store, where goods can be picked up. */
        StoreAddress: StoreAddress;
        /** A partner store with its terms and branches. */
        Store: Store;
        /** The store of an order, payment or return. */
        StoreRef: StoreRef;
        /** A picture with its size and a placeholder to show while it loads. */
        Picture: Picture;
        /** Position of a page in a list with numbered pages. */
        PageMeta: PageMeta;
        /** A category that could be chosen, and how many results it would leave. */
        CategoryFacet: CategoryFacet;
        /** Values that each filter could take, with the number of products they would leave. Each facet ignores its own filter. */
        ProductFacets: ProductFacets;
        /** The store that sells a product, or that a question went to. */
        ProductStore: ProductStore;
        /**
         * What a product costs per month without an initial fee. In a list all products have the sums of one term: the one that the list is
         * filtered by, or else the longest that all stores of its categories and stores offer, whatever else the list is filtered by. In a
         * search it is the longest that all stores of the page offer. A product alone has the longest term of its store, and so have the
         * products of a list whose stores have no term in common.
         */
        FromMonthly: FromMonthly;
        /** A product as lists show it. */
        ProductCard: ProductCard;
        /**
         * The true price of an installment, with every sum and date. `total` is the sum of the schedule, `to_pay` is `initial_fee` + `total`,
         * and `markup` is `to_pay` - `price`.
         */
        Offer: Offer;
        /** A product with everything that its page shows. */
        Product: Product;
        /** Number of pieces. */
        Quantity: Quantity;
        /** A line of a basket, compared with the current price and stock. */
        CheckedItem: CheckedItem;
        /** The lines of one store in a checked basket; they become one order. */
        CheckedStore: CheckedStore;
        /** A basket with current prices, stock and offers, grouped by store. */
        CheckedBasket: CheckedBasket;
        /** The basket that is stored on a customer's account. */
        KeptBasket: KeptBasket;
        /**
         * Kind of a search result; `faq` is a question of the help pages.
         */
        SearchKind: SearchKind;
        /** A suggestion for a query. */
        Suggestion: Suggestion;
        /** A search result. */
        SearchEntry: SearchEntry;
        /** How a query was read if it was corrected; null if it was taken as typed. */
        Understood: Understood;
        /** Price range that a query names; only products within it are found. Left out if the query names no price. */
        Interpreted: Interpreted;
        /** A notification in the list of the portal. */
        Notification: Notification;
        /**
         * Medium of a notification; `portal` is the list of notifications, `sms` a message to the customer's phone.
         */
        NotificationChannel: NotificationChannel;
        /** Channels of one kind of notifications, each once; empty if the kind is turned off. */
        ChannelList: ChannelList;
        /**
         * Channels of each kind of notifications. The kinds are the types of `Notification`, and two more: `payment` (reminders, which are
         * listed with type `order`) and `answer` (answers, which are listed with type `order` or `news`).
         */
        ChannelsOfKinds: ChannelsOfKinds;
        /** The customer's choice of channels, and the channels that cannot be turned off. */
        NotificationChannels: NotificationChannels;
        /**
         * Status of an order. `pending`, `reserved` (accepted) and `waiting` (for the customer's payment) come before the confirmation; then
         * `confirmed`, `paid`, `in_work`, `packing` and `packed` (being prepared), `shipping` and `dpd_delivery` (on the way, by courier or by
         * the carrier DPD), `delivered`, `repair`. `broke`: an instalment is overdue for 60 days; `send_enveloper`: handed to court. Ended:
         * `finished` (paid in full), `returned`, `canceled`, `refused` (by the store) and `fail` (it will not come).
         */
        OrderStatus: OrderStatus;
        /** A line of an order. */
        OrderItem: OrderItem;
        /** How the goods of an order reach the customer. */
        Delivery: Delivery;
        /** Promised dates of an order that is being delivered, waits for pickup or is being repaired. */
        Tracking: Tracking;
        /** One instalment of an order, with what has been paid on it. */
        ScheduleRow: ScheduleRow;
        /** A change of an order's status. */
        OrderEvent: OrderEvent;
        /**
         * Why there is an amount to pay; null if there is none. `overdue` and `instalment` are paid with the payment purpose `instalment`;
         * `order` is the price of a full purchase.
         */
        PaymentReason: PaymentReason;
        /** An amount of a payment that was given back, where it went and when it arrives; the same as in the billing API. */
        Refund: Refund;
        /**
         * An order of one customer in one store. A full purchase has `month` 0 and an empty schedule. Until the store confirms, the schedule
         * is counted from the day of the order; the confirmation counts it anew. The initial fee of an installment is in neither
         * `total_amount` nor `paid_amount`.
         */
        Order: Order;
        /** A payment that is due within the month. */
        MonthPayment: MonthPayment;
        /** Everything that a customer has to pay from today until the same day of the next month. */
        Month: Month;
        /** The next payment of the order that is due first. */
        NextPayment: NextPayment;
        /** A copy of all data of a customer, which can be downloaded. */
        DataExport: DataExport;
        /** Data that must be kept by law after the account is deleted. */
        KeptByLaw: KeptByLaw;
        /** What deleting the account would mean today. */
        DeletionPlan: DeletionPlan;
        /** A closed account before it is erased. */
        Deletion: Deletion;
        /** The change of a schedule that a customer asks for. `move` needs `number` and `date`; `split` needs `parts`. */
        HardshipAsk: HardshipAsk;
        /** A schedule before or after a hardship change, with what remains to be paid. */
        HardshipSchedule: HardshipSchedule;
        /** What a hardship change would do to a schedule. */
        HardshipQuote: HardshipQuote;
        /** A hardship change that was agreed. */
        Hardship: Hardship;
        /** The price of paying an order off early on a day. */
        PayoffQuote: PayoffQuote;
        /** Lines of an order that are returned, each line once. */
        ReturnItems: ReturnItems;
        /**
         * Reason for a return. `wrong_item`: not what was ordered; `incomplete`: parts are missing; `changed_mind`: goods without a fault,
         * only within 10 days of their delivery.
         */
        ReturnCategory: ReturnCategory;
        /**
         * What the customer asks for; `refund` if left out. Only goods with the category `defect` or `damaged` can be repaired, otherwise 422
         * with `wish: not_repairable`. A repair is free and changes no schedule; goods that cannot be repaired are refunded.
         */
        ReturnWish: ReturnWish;
        /** A return whose effect is to be shown. */
        ReturnQuoteRequest: ReturnQuoteRequest;
        /** A return to request; the fields are those of `ReturnQuoteRequest`. */
        ReturnRequest: ReturnRequest;
        /** A message about a return. */
        ReturnMessageRequest: ReturnMessageRequest;
        /** Why a customer disputes the store's refusal. */
        ReturnDisputeRequest: ReturnDisputeRequest;
        /** A line of an order with the pieces that are returned. */
        ReturnedItem: ReturnedItem;
        /** Sums and schedule of an order before or after a return. */
        ReturnSums: ReturnSums;
        /** What a return does to an order's sums, and what the customer gets back. */
        ReturnFigures: ReturnFigures;
        /** What a return would change. */
        ReturnQuote: ReturnQuote;
        /**
         * State of a return. `requested`: the store has to answer; `approved`: the store waits for the goods; `repairing`: the goods are being
         * repaired; `disputed`: support decides. Ended: `accepted` (the goods are back and the money is settled), `repaired` (the customer has
         * the goods again), `rejected` (refused by the store, which can be disputed), `declined` (refused by support), `withdrawn` (by the
         * customer), `lapsed` (the goods were not brought in time).
         */
        ReturnState: ReturnState;
        /** A message about a return. */
        ReturnMessage: ReturnMessage;
        /** A return: goods that a customer gives back or wants repaired, as a case with the store's answer and a deadline. */
        Return: Return;
        /** Why a limit was rejected or blocked. */
        LimitReason: LimitReason;
        /** The maximum amount for which a customer may buy on installment. */
        Limit: Limit;
        /** A request to restore a blocked limit. */
        Restoration: Restoration;
        /** A step of the proof of identity. */
        VerificationStep: VerificationStep;
        /** Personal data of a customer, as it was saved. */
        VerificationPerson: VerificationPerson;
        /** A person who may be called about a customer. */
        Contact: Contact;
        /** A customer's proof of identity, which is needed for a limit. */
        Verification: Verification;
        /** Goods to buy or to check a promo code for. */
        CheckoutItems: CheckoutItems;
        /** How the goods of an order reach the customer. */
        QuoteDelivery: QuoteDeliveryFields;
        /** A purchase to be priced. */
        QuoteRequest: QuoteRequestFields;
        /** One store's order in a quote, with its sums. */
        QuotedOrder: QuotedOrder;
        /** One store's order, as the customer signs it with the code. */
        SignedOrder: SignedOrder;
        /** The price of a purchase with every date, which the customer reads and signs. The sums beside `orders` are over all orders. */
        CheckoutQuote: CheckoutQuote;
        /** The signature under a quote. */
        CheckoutRequest: CheckoutRequestFields;
        /** The code that a checkout waits for. */
        CheckoutOtp: CheckoutOtp;
        /** One signature over a quote, from the code to the placed orders. */
        Checkout: Checkout;
        /** The customer's bonuses and their history. */
        Bonuses: Bonuses;
        /** A published review of a product. */
        Review: Review;
        /** Average and number of a product's reviews. */
        ReviewSummary: ReviewSummary;
        /** The product of a review. */
        ReviewedProduct: ReviewedProduct;
        /** A review that the customer has written. */
        OwnReview: OwnReview;
        /** A product that the customer has received and not reviewed yet. */
        WaitingReview: WaitingReview;
        /** A customer's question to a store. If `product` and `order` are both null, it is about the store itself. */
        Question: Question;
        /** A delivery address that the customer has saved. */
        Address: Address;
        /** A document that the portal has issued, as far as its content is printed on it. */
        VerifiedDocument: VerifiedDocument;
        /** A security event of an account. */
        Activity: Activity;
        /** Body of every error response of every API. Some codes come with further fields, which the operation names. */
        Problem: Problem;
        /**
         * What the refusal adds when the same goods were ordered from another quote.
         * @example {
         * "checkout": {
         * "checkout_id": "chk_1",
         * "status": "placed",
         * "quote_id": "q_1",
         * "orders": [
         * {
         * "id": "100100",
         * "number": "100100",
         * "status": "waiting",
         * "initial_fee": 235000,
         * "pay_until": "2026-11-25T08:02:00.000Z"
         * }
         * ],
         * "to_pay_now": 235000,
         * "created_at": "2026-11-24T08:01:00.000Z"
         * }
         * }
         */
        AlreadyPlacedData: AlreadyPlacedData;
        /**
         * What the refusal of too many pieces adds.
         * @example {
         * "max": 9
         * }
         */
        BasketTooLargeData: BasketTooLargeData;
        /**
         * What a refusal adds that lasts until the customer has topped up the balance.
         * @example {
         * "amount": 150000
         * }
         */
        ClaimOpenData: ClaimOpenData;
        /**
         * What the refusal to delete an account with open orders adds.
         * @example {
         * "orders": [
         * "100001"
         * ]
         * }
         */
        DeletionDebtData: DeletionDebtData;
        ExportLatelyData: ExportLatelyData;
        /**
         * What the refusal of a call adds that needs a recent proof of who calls.
         * @example {
         * "methods": [
         * "code",
         * "password"
         * ]
         * }
         */
        FreshProofRequiredData: FreshProofRequiredData;
        /**
         * What the refusal of a date adds that is too early or too late.
         * @example {
         * "from": "2026-11-25",
         * "until": "2026-12-20"
         * }
         */
        HardshipDateRangeData: HardshipDateRangeData;
        /**
         * What the refusal of a used-up one-time code adds.
         * @example {
         * "tries_left": 0
         * }
         */
        OtpLockedData: OtpLockedData;
        /**
         * What the refusal of a wrong one-time code adds.
         * @example {
         * "tries_left": 4
         * }
         * @example {
         * "tries_left": 5,
         * "previous_code": true
         * }
         */
        OtpWrongData: OtpWrongData;
        /** What the refusal of a quote adds that is valid no more. */
        QuoteChangedData: QuoteChangedData;
        /**
         * What a refusal adds that passes by itself.
         * @example {
         * "retry_after": 60
         * }
         */
        RateLimitedData: RateLimitedData;
        /**
         * What the refusal of another one-time code adds.
         * @example {
         * "resend_after": 42
         * }
         */
        ResendTooEarlyData: ResendTooEarlyData;
        /**
         * What the refusal adds when the order has a return that is open.
         * @example {
         * "return_id": "ret_1"
         * }
         */
        ReturnOpenData: ReturnOpenData;
        TooManyCodesSentData: TooManyCodesSentData;
        TooManyWrongCodesData: TooManyWrongCodesData;
        /**
         * What the refusal of an unfinished verification adds.
         * @example {
         * "missing": [
         * "selfie",
         * "card"
         * ]
         * }
         */
        VerificationIncompleteData: VerificationIncompleteData;
        /**
         * What the refusal of an initial fee adds.
         * @example {
         * "initial_fee_max": 400000
         * }
         */
        GetQuoteValidationFailedData: GetQuoteValidationFailedData;
        /**
         * What the refusal of a purchase that cannot be priced adds.
         * @example {
         * "initial_fee_max": 400000
         * }
         */
        QuoteCheckoutValidationFailedData: QuoteCheckoutValidationFailedData;
    };
    responses: {
        /** `upstream_unavailable`: the SMS provider did not accept the message, and no code was sent. */
        NotSent: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Problem;
            };
        };
        /** The shape of the request is wrong; `fields` has a code for each wrong parameter or field. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Problem;
            };
        };
        /** The token is missing or expired, or it is a guest's where a customer's is required. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Problem;
            };
        };
        /** There is no such entity, or it belongs to another customer. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Problem;
            };
        };
        /** The shape of the request is right, but a value cannot be accepted; `fields` has a code for each such value. */
        Unprocessable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Problem;
            };
        };
        /** `basket_too_large`: more than 9 pieces in all. `validation_failed` with `fields`: a product occurs twice. */
        BasketTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Problem;
            };
        };
        /** The PDF, as an attachment; caches must not store it. */
        PdfFile: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/pdf": string;
            };
        };
        /** `review_not_allowed`: the customer has not received the product. */
        ReviewNotAllowed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Problem;
            };
        };
        /** The order has no such document now: `schedule_unavailable` or `certificate_unavailable`. */
        DocumentUnavailable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Problem;
            };
        };
        /** The address of the calendar; null if there is none. */
        CalendarLink: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** The calendar's address; null if the customer has none. */
                    data: {
                        /**
                         * Format: uri
                         * Secret address of the calendar, to subscribe to in a calendar program. Whoever has it can read the payments.
                         */
                        url: string;
                    } | null;
                };
            };
        };
        /**
         * `deletion_debt` (with `orders`), `deletion_balance`, `claim_open` or `payment_in_progress`: the account cannot be deleted now.
         * `idempotency_in_progress`: the first call with this key still runs.
         */
        AccountConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Problem;
            };
        };
        /**
         * The change is not possible: `hardship_in_court`, `hardship_unavailable` (the order has no running schedule), `hardship_paid`,
         * `hardship_moved_recently`, `hardship_nothing_overdue`, `hardship_too_late`, `hardship_too_few_payments` or `hardship_changed` (other
         * terms than in the quote). `idempotency_in_progress`: the first call with this key still runs.
         */
        HardshipConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Problem;
            };
        };
        /**
         * The order or return does not allow it: `not_cancelable`, `payment_in_progress`, `not_returnable`, `order_in_court`, `return_open`
         * (with `return_id`) or `return_closed`. `idempotency_in_progress`: the first call with this key still runs.
         */
        ReturnConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Problem;
            };
        };
        /**
         * `limit_not_requestable`, `restoration_open` or `limit_not_restorable`, by the limit's status. `idempotency_in_progress`: the first
         * call with this key still runs.
         */
        LimitConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Problem;
            };
        };
        /**
         * `verification_closed`: the step is being checked or accepted. `person_taken`: another account has the same passport or PINFL.
         * `idempotency_in_progress`: the first call with this key still runs.
         */
        VerificationConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Problem;
            };
        };
        /** `Upload-Offset` is not the position where the upload ends. */
        UploadConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Problem;
            };
        };
        /** `Tus-Resumable` is missing or names an unknown version. */
        TusVersion: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Problem;
            };
        };
        /**
         * `fresh_proof_required`, with the possible `methods`: the account is frozen, or the call needs a proof of identity from the last five
         * minutes, for which a sign-in does not count. Get a proof with `/user/proof` of the auth API, then repeat the call. `account_closed`:
         * the customer has asked to delete the account, and nothing can be bought until that is undone.
         */
        FreshProofRequired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Problem;
            };
        };
        /**
         * `quote_changed` with the new `quote`; `already_placed` with the `checkout` that placed the same basket; `claim_open` with the
         * `amount` that the customer owes on the balance; `idempotency_in_progress` while the first call with this key still runs.
         */
        QuoteChanged: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Problem;
            };
        };
        /** Another device has saved the basket since this version. */
        BasketChanged: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Problem;
            };
        };
        /** The body, or the file, is too large. */
        BodyTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Problem;
            };
        };
        /** The content type of the body is not accepted. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Problem;
            };
        };
        /** Too many requests. */
        RateLimited: {
            headers: {
                /** Seconds to wait. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": Problem;
            };
        };
        /**
         * `rate_limited`; `resend_too_early` with `resend_after` (seconds) if a code was sent for another checkout less than 60 seconds ago
         * and not entered; `too_many_codes_sent` (no new code is sent) or `too_many_wrong_codes` (no code is sent or checked) with
         * `retry_after` (seconds), by the customer's daily budgets. The response is not stored under the idempotency key.
         */
        CodesUsedUp: {
            headers: {
                /** Seconds to wait. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": Problem;
            };
        };
        /** The server failed. */
        Internal: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Problem;
            };
        };
    };
    parameters: {
        /**
         * Language of texts and messages: `ru` (default) or `oz` (Uzbek). A usual list of languages is accepted too, with `uz` for Uzbek.
         * @example ru
         */
        AcceptLanguage: string;
        /**
         * Kind of client that sends the request; a browser portal sends `web`.
         * @example web
         */
        ClientModel: string;
        /**
         * Identifies one intended action. Make a new key for each action, and send the same key when the call is repeated: the repeated call
         * returns the first response. The same key with another body is 422 `idempotency_mismatch`; without a key: 400
         * `idempotency_key_missing`. Keys are kept for at least 24 hours.
         * @example 5f0c5b7e-9a3d-4a51-9d0c-3a0f6c1f7f55
         */
        IdempotencyKey: string;
        /**
         * Step of the verification whose photo is meant.
         * @example selfie
         */
        DocumentStep: "passport_front" | "selfie" | "registration";
        /**
         * Identifies the upload: the last segment of `Location` of `createUpload`.
         * @example 3f0c5b7e9a
         */
        UploadId: PathId;
        /**
         * Version of the upload protocol, always `1.0.0`; a missing or other version is 412.
         * @example 1.0.0
         */
        TusResumable: string;
        /**
         * Identifies the entity that the path names; an unknown id, or another customer's, is 404.
         * @example 100001
         */
        PathId: PathId;
        /**
         * Identifies the order, as `id` in `listOrders`; an unknown id, or another customer's, is 404.
         * @example 100001
         */
        PathIdOfOrder: OrderId;
        /**
         * Identifies the return, as `id` in `listReturns`; an unknown id, or another customer's, is 404.
         * @example 1
         */
        PathIdOfReturn: ReturnId;
        /**
         * Identifies the store, as `id` in `listStores`; an unknown id is 404.
         * @example 1
         */
        PathIdOfStore: StoreId;
        /**
         * Identifies the product, as `id` in `listProducts`; an unknown id is 404.
         * @example 1000
         */
        PathIdOfProduct: ProductId;
        /**
         * Identifies the product; the `id` of `listProducts`.
         * @example 1000
         */
        PathProductId: ProductId;
        /** `next_cursor` of the page before, sent with the same filters; any other value is 400. */
        Cursor: string;
        /**
         * Maximum number of entries on a page.
         * @example 20
         */
        PageSize: number;
        /**
         * Number of the page to return, from 1; a page past the last one is empty.
         * @example 1
         */
        Page: number;
        /**
         * Number of entries on a page.
         * @example 24
         */
        PerPage: number;
        /**
         * The query as the customer typed it.
         * @example samsung
         */
        SearchText: string;
    };
    requestBodies: never;
    headers: {
        /** Number of bytes of the upload that have arrived. */
        UploadOffset: number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listCategories: {
        parameters: {
            query?: {
                /**
                 * Returns the children of this category; an unknown id returns an empty list.
                 * @example 1
                 */
                parent_id?: Id;
                /**
                 * How many levels to return; 1 returns the first level without children.
                 * @example 2
                 */
                depth?: number;
            };
            header?: {
                /**
                 * Language of texts and messages: `ru` (default) or `oz` (Uzbek). A usual list of languages is accepted too, with `uz` for Uzbek.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * Kind of client that sends the request; a browser portal sends `web`.
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The category tree. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListCategoriesResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    listStores: {
        parameters: {
            query?: {
                /**
                 * Part of a store's name, in Latin or Cyrillic letters, in any case.
                 * @example media
                 */
                search?: string;
                /**
                 * Only stores that sell in at least one of these root categories.
                 * @example [
                 * "1",
                 * "2"
                 * ]
                 */
                category_ids?: Id[];
                /**
                 * Only stores that offer this term, in months.
                 * @example 12
                 */
                months?: number;
                /**
                 * First letter of the store's name, in either case; `#` selects names that do not begin with a letter.
                 * @example T
                 */
                letter?: string;
                /**
                 * Only stores with a branch in this region; a SOATO code of four digits.
                 * @example 1726
                 */
                region_id?: string;
                /**
                 * `position`: the marketplace's order; `rating`: best rating first; `name`: by alphabet.
                 * @example rating
                 */
                sort?: "position" | "rating" | "name";
                /**
                 * Number of the page to return, `limit` entries each; a page past the last one is empty. Use it instead of `cursor`: both together
                 * are 400.
                 * @example 2
                 */
                page?: number;
                /** `next_cursor` of the page before, sent with the same filters; any other value is 400. */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * Maximum number of entries on a page.
                 * @example 20
                 */
                limit?: components["parameters"]["PageSize"];
            };
            header?: {
                /**
                 * Language of texts and messages: `ru` (default) or `oz` (Uzbek). A usual list of languages is accepted too, with `uz` for Uzbek.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * Kind of client that sends the request; a browser portal sends `web`.
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A page of stores. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListStoresResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    getStore: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * Language of texts and messages: `ru` (default) or `oz` (Uzbek). A usual list of languages is accepted too, with `uz` for Uzbek.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * Kind of client that sends the request; a browser portal sends `web`.
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path: {
                /**
                 * Identifies the store, as `id` in `listStores`; an unknown id is 404.
                 * @example 1
                 */
                id: components["parameters"]["PathIdOfStore"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The store. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GetStoreResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    listProducts: {
        parameters: {
            query?: {
                /**
                 * Only products of these categories; a root stands for all leaves below it. An unknown id matches nothing.
                 * @example [
                 * "1",
                 * "201"
                 * ]
                 */
                category_ids?: Id[];
                /**
                 * Only products that one of these stores sells.
                 * @example [
                 * "1"
                 * ]
                 */
                store_ids?: Id[];
                /**
                 * Only products of these brands, spelled as in the facet `brands`.
                 * @example [
                 * "Samsung"
                 * ]
                 */
                brands?: string[];
                /**
                 * Lowest price, whole so'm. If the bounds are swapped, they are read in the right order.
                 * @example 1000000
                 */
                price_min?: number;
                /**
                 * Highest price, whole so'm.
                 * @example 9000000
                 */
                price_max?: number;
                /**
                 * Lowest monthly payment, whole so'm, as shown on the card: with the term of the list (see `FromMonthly`). Leaves out products
                 * that are not sold on installment. If the bounds are swapped, they are read in the right order.
                 * @example 100000
                 */
                monthly_min?: number;
                /**
                 * Highest monthly payment, whole so'm; see `monthly_min`.
                 * @example 400000
                 */
                monthly_max?: number;
                /**
                 * `true` leaves out products that are sold out; `false` has no effect.
                 * @example true
                 */
                in_stock?: boolean;
                /**
                 * Only products of stores that offer this term, in months; `from_monthly` then shows the sums of this term.
                 * @example 12
                 */
                months?: number;
                /**
                 * `popular`: bought most often first, sold-out products last. `monthly_asc`: lowest monthly payment first, products without
                 * installment last. `price_asc` and `price_desc`: by price. `name`: by alphabet.
                 * @example price_asc
                 */
                sort?: "popular" | "monthly_asc" | "price_asc" | "price_desc" | "name";
                /**
                 * Number of the page to return, from 1; a page past the last one is empty.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * Number of entries on a page.
                 * @example 24
                 */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: {
                /**
                 * Language of texts and messages: `ru` (default) or `oz` (Uzbek). A usual list of languages is accepted too, with `uz` for Uzbek.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * Kind of client that sends the request; a browser portal sends `web`.
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A page of products. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListProductsResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    getProduct: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * Language of texts and messages: `ru` (default) or `oz` (Uzbek). A usual list of languages is accepted too, with `uz` for Uzbek.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * Kind of client that sends the request; a browser portal sends `web`.
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path: {
                /**
                 * Identifies the product, as `id` in `listProducts`; an unknown id is 404.
                 * @example 1000
                 */
                id: components["parameters"]["PathIdOfProduct"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GetProductResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    listProductReviews: {
        parameters: {
            query?: {
                /** `next_cursor` of the page before, sent with the same filters; any other value is 400. */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * Maximum number of entries on a page.
                 * @example 20
                 */
                limit?: components["parameters"]["PageSize"];
            };
            header?: {
                /**
                 * Language of texts and messages: `ru` (default) or `oz` (Uzbek). A usual list of languages is accepted too, with `uz` for Uzbek.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * Kind of client that sends the request; a browser portal sends `web`.
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path: {
                /**
                 * Identifies the product, as `id` in `listProducts`; an unknown id is 404.
                 * @example 1000
                 */
                id: components["parameters"]["PathIdOfProduct"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A page of reviews, and the average of all of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListProductReviewsResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    getQuote: {
        parameters: {
            query: {
                /**
                 * Identifies the store whose terms and mark-ups apply; the `id` of `listStores`, not an alias.
                 * @example 1
                 */
                store_id: Id;
                /**
                 * Price of the goods, whole so'm; 1 000 to 100 000 000, otherwise 422.
                 * @example 4200000
                 */
                amount: number;
                /**
                 * Term in months; one of the store's `installment_terms`, otherwise 422.
                 * @example 3
                 */
                months: number;
                /**
                 * Paid before the first instalment, whole so'm; 0, or at least 1 000, the least that a card pays. At least 100 000 of `amount` must
                 * remain to be financed. Otherwise 422 with the largest possible fee in `initial_fee_max`, and for a fee that is too small the
                 * smallest one in `initial_fee_min`.
                 * @example 200000
                 */
                initial_fee?: number;
            };
            header?: {
                /**
                 * Language of texts and messages: `ru` (default) or `oz` (Uzbek). A usual list of languages is accepted too, with `uz` for Uzbek.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * Kind of client that sends the request; a browser portal sends `web`.
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The offer for this amount and term. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GetQuoteResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    checkBasket: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * Language of texts and messages: `ru` (default) or `oz` (Uzbek). A usual list of languages is accepted too, with `uz` for Uzbek.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * Kind of client that sends the request; a browser portal sends `web`.
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": CheckBasketBody;
            };
        };
        responses: {
            /** The basket with current prices and stock. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CheckedBasket;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["BasketTooLarge"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    getBasket: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * Language of texts and messages: `ru` (default) or `oz` (Uzbek). A usual list of languages is accepted too, with `uz` for Uzbek.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * Kind of client that sends the request; a browser portal sends `web`.
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The stored basket. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": KeptBasket;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    saveBasket: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * Language of texts and messages: `ru` (default) or `oz` (Uzbek). A usual list of languages is accepted too, with `uz` for Uzbek.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * Kind of client that sends the request; a browser portal sends `web`.
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": SaveBasketBody;
            };
        };
        responses: {
            /** The stored basket with its new version. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": KeptBasket;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["BasketChanged"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["BasketTooLarge"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    searchAll: {
        parameters: {
            query: {
                /**
                 * The query as the customer typed it.
                 * @example samsung
                 */
                q: components["parameters"]["SearchText"];
                /**
                 * Only results of this kind; `counts` still covers all kinds. `faq` is a question of the help pages.
                 * @example product
                 */
                kind?: "store" | "product" | "category" | "faq";
                /**
                 * Number of the page to return, from 1; a page past the last one is empty.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * Number of entries on a page.
                 * @example 24
                 */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: {
                /**
                 * Language of texts and messages: `ru` (default) or `oz` (Uzbek). A usual list of languages is accepted too, with `uz` for Uzbek.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * Kind of client that sends the request; a browser portal sends `web`.
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A page of results, best match first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SearchAllResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    suggestSearch: {
        parameters: {
            query: {
                /**
                 * The query as the customer typed it.
                 * @example samsung
                 */
                q: components["parameters"]["SearchText"];
                /**
                 * Maximum number of suggestions.
                 * @example 8
                 */
                limit?: number;
            };
            header?: {
                /**
                 * Language of texts and messages: `ru` (default) or `oz` (Uzbek). A usual list of languages is accepted too, with `uz` for Uzbek.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * Kind of client that sends the request; a browser portal sends `web`.
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Suggestions in display order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SuggestSearchResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    listNotifications: {
        parameters: {
            query?: {
                /**
                 * Only notifications of this type; `all` means no filter.
                 * @example order
                 */
                type?: "all" | "congrats" | "order" | "promotion" | "news" | "delivery";
                /** `next_cursor` of the page before, sent with the same filters; any other value is 400. */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * Maximum number of entries on a page.
                 * @example 20
                 */
                limit?: components["parameters"]["PageSize"];
            };
            header?: {
                /**
                 * Language of texts and messages: `ru` (default) or `oz` (Uzbek). A usual list of languages is accepted too, with `uz` for Uzbek.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * Kind of client that sends the request; a browser portal sends `web`.
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A page of notifications. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListNotificationsResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    markAllNotificationsRead: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * Language of texts and messages: `ru` (default) or `oz` (Uzbek). A usual list of languages is accepted too, with `uz` for Uzbek.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * Kind of client that sends the request; a browser portal sends `web`.
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The number of notifications that are unread now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MarkAllNotificationsReadResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    getNotification: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * Language of texts and messages: `ru` (default) or `oz` (Uzbek). A usual list of languages is accepted too, with `uz` for Uzbek.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * Kind of client that sends the request; a browser portal sends `web`.
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path: {
                /**
                 * Identifies the entity that the path names; an unknown id, or another customer's, is 404.
                 * @example 100001
                 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The notification. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GetNotificationResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    markNotificationRead: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * Language of texts and messages: `ru` (default) or `oz` (Uzbek). A usual list of languages is accepted too, with `uz` for Uzbek.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * Kind of client that sends the request; a browser portal sends `web`.
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path: {
                /**
                 * Identifies the entity that the path names; an unknown id, or another customer's, is 404.
                 * @example 100001
                 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The notification, marked as read. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MarkNotificationReadResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    getChannels: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * Language of texts and messages: `ru` (default) or `oz` (Uzbek). A usual list of languages is accepted too, with `uz` for Uzbek.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * Kind of client that sends the request; a browser portal sends `web`.
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The channels of every kind. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": NotificationChannels;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    saveChannels: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * Language of texts and messages: `ru` (default) or `oz` (Uzbek). A usual list of languages is accepted too, with `uz` for Uzbek.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * Kind of client that sends the request; a browser portal sends `web`.
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": SaveChannelsBody;
            };
        };
        responses: {
            /** The stored choice of channels. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": NotificationChannels;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["FreshProofRequired"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    listOrders: {
        parameters: {
            query?: {
                /**
                 * Only orders with this status; `all` means no filter.
                 * @example delivered
                 */
                status?: "all" | "pending" | "confirmed" | "paid" | "shipping" | "delivered" | "canceled" | "repair" | "dpd_delivery" | "waiting" | "returned" | "fail" | "finished" | "in_work" | "refused" | "send_enveloper" | "broke" | "packed" | "packing" | "reserved";
                /**
                 * Only orders with one of these statuses, for a group such as "being prepared". Combines with `status`.
                 * @example [
                 * "in_work",
                 * "packing",
                 * "packed"
                 * ]
                 */
                statuses?: OrderStatus[];
                /**
                 * `true` selects orders that have not ended and have something left to pay; `false` has no effect.
                 * @example true
                 */
                unpaid?: boolean;
                /**
                 * Part of the order's number, of its store's name or of a product's name in Russian or Uzbek, in any alphabet.
                 * @example texno
                 */
                q?: string;
                /** `next_cursor` of the page before, sent with the same filters; any other value is 400. */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * Maximum number of entries on a page.
                 * @example 20
                 */
                limit?: components["parameters"]["PageSize"];
            };
            header?: {
                /**
                 * Language of texts and messages: `ru` (default) or `oz` (Uzbek). A usual list of languages is accepted too, with `uz` for Uzbek.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * Kind of client that sends the request; a browser portal sends `web`.
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A page of orders. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListOrdersResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    getOrder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * Language of texts and messages: `ru` (default) or `oz` (Uzbek). A usual list of languages is accepted too, with `uz` for Uzbek.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * Kind of client that sends the request; a browser portal sends `web`.
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path: {
                /**
                 * Identifies the order, as `id` in `listOrders`; an unknown id, or another customer's, is 404.
                 * @example 100001
                 */
                id: components["parameters"]["PathIdOfOrder"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GetOrderResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    getPayoffQuote: {
        parameters: {
            query?: {
                /**
                 * Day of the payment, a calendar date in Tashkent; today if left out.
                 * @example 2026-11-18
                 */
                date?: `${number}-${number}-${number}`;
            };
            header?: {
                /**
                 * Language of texts and messages: `ru` (default) or `oz` (Uzbek). A usual list of languages is accepted too, with `uz` for Uzbek.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * Kind of client that sends the request; a browser portal sends `web`.
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path: {
                /**
                 * Identifies the order, as `id` in `listOrders`; an unknown id, or another customer's, is 404.
                 * @example 100001
                 */
                id: components["parameters"]["PathIdOfOrder"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The quote. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PayoffQuote;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    quoteHardship: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * Language of texts and messages: `ru` (default) or `oz` (Uzbek). A usual list of languages is accepted too, with `uz` for Uzbek.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * Kind of client that sends the request; a browser portal sends `web`.
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path: {
                /**
                 * Identifies the order, as `id` in `listOrders`; an unknown id, or another customer's, is 404.
                 * @example 100001
                 */
                id: components["parameters"]["PathIdOfOrder"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": HardshipAsk;
            };
        };
        responses: {
            /** The quote. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": QuoteHardshipResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["HardshipConflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    findHardship: {
        parameters: {
            query: {
                /**
                 * The `Idempotency-Key` of the call of `agreeHardship`.
                 * @example 5f0c5b7e-9a3d-4a51-9d0c-3a0f6c1f7f55
                 */
                idempotency_key: string;
            };
            header?: {
                /**
                 * Language of texts and messages: `ru` (default) or `oz` (Uzbek). A usual list of languages is accepted too, with `uz` for Uzbek.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * Kind of client that sends the request; a browser portal sends `web`.
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path: {
                /**
                 * Identifies the order, as `id` in `listOrders`; an unknown id, or another customer's, is 404.
                 * @example 100001
                 */
                id: components["parameters"]["PathIdOfOrder"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The change that this key made. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": FindHardshipResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    agreeHardship: {
        parameters: {
            query?: never;
            header: {
                /**
                 * Language of texts and messages: `ru` (default) or `oz` (Uzbek). A usual list of languages is accepted too, with `uz` for Uzbek.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * Kind of client that sends the request; a browser portal sends `web`.
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
                /**
                 * Identifies one intended action. Make a new key for each action, and send the same key when the call is repeated: the repeated call
                 * returns the first response. The same key with another body is 422 `idempotency_mismatch`; without a key: 400
                 * `idempotency_key_missing`. Keys are kept for at least 24 hours.
                 * @example 5f0c5b7e-9a3d-4a51-9d0c-3a0f6c1f7f55
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * Identifies the order, as `id` in `listOrders`; an unknown id, or another customer's, is 404.
                 * @example 100001
                 */
                id: components["parameters"]["PathIdOfOrder"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": HardshipAsk;
            };
        };
        responses: {
            /** The change was made; the new schedule is in force. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AgreeHardshipResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["HardshipConflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    cancelOrder: {
        parameters: {
            query?: never;
            header: {
                /**
                 * Language of texts and messages: `ru` (default) or `oz` (Uzbek). A usual list of languages is accepted too, with `uz` for Uzbek.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * Kind of client that sends the request; a browser portal sends `web`.
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
                /**
                 * Identifies one intended action. Make a new key for each action, and send the same key when the call is repeated: the repeated call
                 * returns the first response. The same key with another body is 422 `idempotency_mismatch`; without a key: 400
                 * `idempotency_key_missing`. Keys are kept for at least 24 hours.
                 * @example 5f0c5b7e-9a3d-4a51-9d0c-3a0f6c1f7f55
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * Identifies the order, as `id` in `listOrders`; an unknown id, or another customer's, is 404.
                 * @example 100001
                 */
                id: components["parameters"]["PathIdOfOrder"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The canceled order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CancelOrderResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ReturnConflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    quoteReturn: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * Language of texts and messages: `ru` (default) or `oz` (Uzbek). A usual list of languages is accepted too, with `uz` for Uzbek.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * Kind of client that sends the request; a browser portal sends `web`.
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path: {
                /**
                 * Identifies the order, as `id` in `listOrders`; an unknown id, or another customer's, is 404.
                 * @example 100001
                 */
                id: components["parameters"]["PathIdOfOrder"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ReturnQuoteRequest;
            };
        };
        responses: {
            /** The quote. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": QuoteReturnResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ReturnConflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    requestReturn: {
        parameters: {
            query?: never;
            header: {
                /**
                 * Language of texts and messages: `ru` (default) or `oz` (Uzbek). A usual list of languages is accepted too, with `uz` for Uzbek.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * Kind of client that sends the request; a browser portal sends `web`.
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
                /**
                 * Identifies one intended action. Make a new key for each action, and send the same key when the call is repeated: the repeated call
                 * returns the first response. The same key with another body is 422 `idempotency_mismatch`; without a key: 400
                 * `idempotency_key_missing`. Keys are kept for at least 24 hours.
                 * @example 5f0c5b7e-9a3d-4a51-9d0c-3a0f6c1f7f55
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * Identifies the order, as `id` in `listOrders`; an unknown id, or another customer's, is 404.
                 * @example 100001
                 */
                id: components["parameters"]["PathIdOfOrder"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ReturnRequest;
            };
        };
        responses: {
            /** The new return. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RequestReturnResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ReturnConflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    listReturns: {
        parameters: {
            query?: {
                /** `next_cursor` of the page before, sent with the same filters; any other value is 400. */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * Maximum number of entries on a page.
                 * @example 20
                 */
                limit?: components["parameters"]["PageSize"];
            };
            header?: {
                /**
                 * Language of texts and messages: `ru` (default) or `oz` (Uzbek). A usual list of languages is accepted too, with `uz` for Uzbek.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * Kind of client that sends the request; a browser portal sends `web`.
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A page of returns. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListReturnsResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    getReturn: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * Language of texts and messages: `ru` (default) or `oz` (Uzbek). A usual list of languages is accepted too, with `uz` for Uzbek.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * Kind of client that sends the request; a browser portal sends `web`.
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path: {
                /**
                 * Identifies the return, as `id` in `listReturns`; an unknown id, or another customer's, is 404.
                 * @example 1
                 */
                id: components["parameters"]["PathIdOfReturn"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The return. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GetReturnResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    writeAboutReturn: {
        parameters: {
            query?: never;
            header: {
                /**
                 * Language of texts and messages: `ru` (default) or `oz` (Uzbek). A usual list of languages is accepted too, with `uz` for Uzbek.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * Kind of client that sends the request; a browser portal sends `web`.
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
                /**
                 * Identifies one intended action. Make a new key for each action, and send the same key when the call is repeated: the repeated call
                 * returns the first response. The same key with another body is 422 `idempotency_mismatch`; without a key: 400
                 * `idempotency_key_missing`. Keys are kept for at least 24 hours.
                 * @example 5f0c5b7e-9a3d-4a51-9d0c-3a0f6c1f7f55
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * Identifies the return, as `id` in `listReturns`; an unknown id, or another customer's, is 404.
                 * @example 1
                 */
                id: components["parameters"]["PathIdOfReturn"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ReturnMessageRequest;
            };
        };
        responses: {
            /** The return, with the new message. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WriteAboutReturnResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ReturnConflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    disputeReturn: {
        parameters: {
            query?: never;
            header: {
                /**
                 * Language of texts and messages: `ru` (default) or `oz` (Uzbek). A usual list of languages is accepted too, with `uz` for Uzbek.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * Kind of client that sends the request; a browser portal sends `web`.
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
                /**
                 * Identifies one intended action. Make a new key for each action, and send the same key when the call is repeated: the repeated call
                 * returns the first response. The same key with another body is 422 `idempotency_mismatch`; without a key: 400
                 * `idempotency_key_missing`. Keys are kept for at least 24 hours.
                 * @example 5f0c5b7e-9a3d-4a51-9d0c-3a0f6c1f7f55
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * Identifies the return, as `id` in `listReturns`; an unknown id, or another customer's, is 404.
                 * @example 1
                 */
                id: components["parameters"]["PathIdOfReturn"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ReturnDisputeRequest;
            };
        };
        responses: {
            /** The return, which support decides now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DisputeReturnResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ReturnConflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    withdrawReturn: {
        parameters: {
            query?: never;
            header: {
                /**
                 * Language of texts and messages: `ru` (default) or `oz` (Uzbek). A usual list of languages is accepted too, with `uz` for Uzbek.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * Kind of client that sends the request; a browser portal sends `web`.
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
                /**
                 * Identifies one intended action. Make a new key for each action, and send the same key when the call is repeated: the repeated call
                 * returns the first response. The same key with another body is 422 `idempotency_mismatch`; without a key: 400
                 * `idempotency_key_missing`. Keys are kept for at least 24 hours.
                 * @example 5f0c5b7e-9a3d-4a51-9d0c-3a0f6c1f7f55
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * Identifies the return, as `id` in `listReturns`; an unknown id, or another customer's, is 404.
                 * @example 1
                 */
                id: components["parameters"]["PathIdOfReturn"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The withdrawn return. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WithdrawReturnResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ReturnConflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    getReturnPhoto: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * Language of texts and messages: `ru` (default) or `oz` (Uzbek). A usual list of languages is accepted too, with `uz` for Uzbek.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * Kind of client that sends the request; a browser portal sends `web`.
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path: {
                /**
                 * Identifies the return, as `id` in `listReturns`; an unknown id, or another customer's, is 404.
                 * @example 1
                 */
                id: components["parameters"]["PathIdOfReturn"];
                /**
                 * Number of the photo, from the return's `photos`.
                 * @example 1
                 */
                number: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The photo. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/jpeg": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    getOrderDocument: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * Language of texts and messages: `ru` (default) or `oz` (Uzbek). A usual list of languages is accepted too, with `uz` for Uzbek.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * Kind of client that sends the request; a browser portal sends `web`.
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path: {
                /**
                 * Identifies the order, as `id` in `listOrders`; an unknown id, or another customer's, is 404.
                 * @example 100001
                 */
                id: components["parameters"]["PathIdOfOrder"];
                /**
                 * `contract`: the agreed terms; `schedule`: the instalments as they are now; `certificate`: that the order is paid in full.
                 * @example contract
                 */
                kind: "contract" | "schedule" | "certificate";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PdfFile"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["DocumentUnavailable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    getStatement: {
        parameters: {
            query: {
                /**
                 * First day of the period, a calendar date in Tashkent.
                 * @example 2026-11-01
                 */
                from: `${number}-${number}-${number}`;
                /**
                 * Last day of the period, included; today at the latest.
                 * @example 2026-11-18
                 */
                to: `${number}-${number}-${number}`;
                /**
                 * `pdf`: a document with a verification code; `csv`: a table for spreadsheets.
                 * @example pdf
                 */
                format?: "pdf" | "csv";
            };
            header?: {
                /**
                 * Language of texts and messages: `ru` (default) or `oz` (Uzbek). A usual list of languages is accepted too, with `uz` for Uzbek.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * Kind of client that sends the request; a browser portal sends `web`.
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    verifyDocument: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * Language of texts and messages: `ru` (default) or `oz` (Uzbek). A usual list of languages is accepted too, with `uz` for Uzbek.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * Kind of client that sends the request; a browser portal sends `web`.
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path: {
                /**
                 * Verification code printed on the document, 20 letters and digits such as `7K3QF-9XM2P-D4T8W-BZ6RA`.
                 * @example 7K3QF-9XM2P-D4T8W-BZ6RA
                 */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The document that was issued under this code. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": VerifyDocumentResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    getCalendar: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * Language of texts and messages: `ru` (default) or `oz` (Uzbek). A usual list of languages is accepted too, with `uz` for Uzbek.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * Kind of client that sends the request; a browser portal sends `web`.
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CalendarLink"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["FreshProofRequired"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    createCalendar: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * Language of texts and messages: `ru` (default) or `oz` (Uzbek). A usual list of languages is accepted too, with `uz` for Uzbek.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * Kind of client that sends the request; a browser portal sends `web`.
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CalendarLink"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["FreshProofRequired"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    revokeCalendar: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * Language of texts and messages: `ru` (default) or `oz` (Uzbek). A usual list of languages is accepted too, with `uz` for Uzbek.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * Kind of client that sends the request; a browser portal sends `web`.
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The calendar has no address any more. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    getCalendarFeed: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * Language of texts and messages: `ru` (default) or `oz` (Uzbek). A usual list of languages is accepted too, with `uz` for Uzbek.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * Kind of client that sends the request; a browser portal sends `web`.
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path: {
                /**
                 * Secret part of the address that `createCalendar` returned.
                 * @example 3q2-7wN1Zr0a5dXcVb8eTgYh9UiLkMnP
                 */
                secret: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The calendar; caches must not store it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    getLatestExport: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * Language of texts and messages: `ru` (default) or `oz` (Uzbek). A usual list of languages is accepted too, with `uz` for Uzbek.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * Kind of client that sends the request; a browser portal sends `web`.
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The copy; null if there is none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GetLatestExportResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    createExport: {
        parameters: {
            query?: never;
            header: {
                /**
                 * Language of texts and messages: `ru` (default) or `oz` (Uzbek). A usual list of languages is accepted too, with `uz` for Uzbek.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * Kind of client that sends the request; a browser portal sends `web`.
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
                /**
                 * Identifies one intended action. Make a new key for each action, and send the same key when the call is repeated: the repeated call
                 * returns the first response. The same key with another body is 422 `idempotency_mismatch`; without a key: 400
                 * `idempotency_key_missing`. Keys are kept for at least 24 hours.
                 * @example 5f0c5b7e-9a3d-4a51-9d0c-3a0f6c1f7f55
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The copy can be fetched until `expires_at`. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CreateExportResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["FreshProofRequired"];
            409: components["responses"]["AccountConflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    getExport: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * Language of texts and messages: `ru` (default) or `oz` (Uzbek). A usual list of languages is accepted too, with `uz` for Uzbek.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * Kind of client that sends the request; a browser portal sends `web`.
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path: {
                /**
                 * Identifies the entity that the path names; an unknown id, or another customer's, is 404.
                 * @example 100001
                 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The ZIP, as an attachment; caches must not store it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["FreshProofRequired"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    getDeletion: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * Language of texts and messages: `ru` (default) or `oz` (Uzbek). A usual list of languages is accepted too, with `uz` for Uzbek.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * Kind of client that sends the request; a browser portal sends `web`.
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The consequences of a deletion today. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GetDeletionResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    deleteCustomer: {
        parameters: {
            query?: never;
            header: {
                /**
                 * Language of texts and messages: `ru` (default) or `oz` (Uzbek). A usual list of languages is accepted too, with `uz` for Uzbek.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * Kind of client that sends the request; a browser portal sends `web`.
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
                /**
                 * Identifies one intended action. Make a new key for each action, and send the same key when the call is repeated: the repeated call
                 * returns the first response. The same key with another body is 422 `idempotency_mismatch`; without a key: 400
                 * `idempotency_key_missing`. Keys are kept for at least 24 hours.
                 * @example 5f0c5b7e-9a3d-4a51-9d0c-3a0f6c1f7f55
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The account is closed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DeleteCustomerResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["FreshProofRequired"];
            409: components["responses"]["AccountConflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    undoDeletion: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * Language of texts and messages: `ru` (default) or `oz` (Uzbek). A usual list of languages is accepted too, with `uz` for Uzbek.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * Kind of client that sends the request; a browser portal sends `web`.
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The account is open. */
            204: {
                headers: {
                    /** `true` if there was nothing to undo; the gateway then writes nothing to its audit trail. Not passed on to browsers. */
                    "X-Unchanged"?: "true";
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    listActivity: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * Language of texts and messages: `ru` (default) or `oz` (Uzbek). A usual list of languages is accepted too, with `uz` for Uzbek.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * Kind of client that sends the request; a browser portal sends `web`.
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The events, and whether the account is frozen. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListActivityResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["Internal"];
        };
    };
    streamEvents: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * Language of texts and messages: `ru` (default) or `oz` (Uzbek). A usual list of languages is accepted too, with `uz` for Uzbek.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * Kind of client that sends the request; a browser portal sends `web`.
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
                /**
                 * `id` of the last event received, to resume the stream; an unknown value is ignored.
                 * @example 0f3a9c11d2e4-7b1e0c55a9f0-000000000000-51d0a2c3e4f5-9a8b7c6d5e4f
                 */
                "Last-Event-ID"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The stream. Its events are `order`, `payment`, `limit`, `verification` and `notification`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    getLimit: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * Language of texts and messages: `ru` (default) or `oz` (Uzbek). A usual list of languages is accepted too, with `uz` for Uzbek.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * Kind of client that sends the request; a browser portal sends `web`.
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The limit; `not_created` if the customer never requested one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GetLimitResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    requestLimit: {
        parameters: {
            query?: never;
            header: {
                /**
                 * Language of texts and messages: `ru` (default) or `oz` (Uzbek). A usual list of languages is accepted too, with `uz` for Uzbek.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * Kind of client that sends the request; a browser portal sends `web`.
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
                /**
                 * Identifies one intended action. Make a new key for each action, and send the same key when the call is repeated: the repeated call
                 * returns the first response. The same key with another body is 422 `idempotency_mismatch`; without a key: 400
                 * `idempotency_key_missing`. Keys are kept for at least 24 hours.
                 * @example 5f0c5b7e-9a3d-4a51-9d0c-3a0f6c1f7f55
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The limit. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RequestLimitResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["LimitConflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    restoreLimit: {
        parameters: {
            query?: never;
            header: {
                /**
                 * Language of texts and messages: `ru` (default) or `oz` (Uzbek). A usual list of languages is accepted too, with `uz` for Uzbek.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * Kind of client that sends the request; a browser portal sends `web`.
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
                /**
                 * Identifies one intended action. Make a new key for each action, and send the same key when the call is repeated: the repeated call
                 * returns the first response. The same key with another body is 422 `idempotency_mismatch`; without a key: 400
                 * `idempotency_key_missing`. Keys are kept for at least 24 hours.
                 * @example 5f0c5b7e-9a3d-4a51-9d0c-3a0f6c1f7f55
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The request is sent; the answer comes by SMS. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Restoration;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["LimitConflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    getVerification: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * Language of texts and messages: `ru` (default) or `oz` (Uzbek). A usual list of languages is accepted too, with `uz` for Uzbek.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * Kind of client that sends the request; a browser portal sends `web`.
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The verification; `not_started` before the first step. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GetVerificationResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    giveVerificationConsent: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * Language of texts and messages: `ru` (default) or `oz` (Uzbek). A usual list of languages is accepted too, with `uz` for Uzbek.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * Kind of client that sends the request; a browser portal sends `web`.
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": GiveVerificationConsentBody;
            };
        };
        responses: {
            /** The verification. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GiveVerificationConsentResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    createUpload: {
        parameters: {
            query?: never;
            header: {
                /**
                 * Language of texts and messages: `ru` (default) or `oz` (Uzbek). A usual list of languages is accepted too, with `uz` for Uzbek.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * Kind of client that sends the request; a browser portal sends `web`.
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
                /**
                 * Version of the upload protocol, always `1.0.0`; a missing or other version is 412.
                 * @example 1.0.0
                 */
                "Tus-Resumable"?: components["parameters"]["TusResumable"];
                /**
                 * Size of the whole file in bytes; at most 10 MB.
                 * @example 1048576
                 */
                "Upload-Length": number;
                /**
                 * Pairs `key value`, separated by commas, each value in base64: `step` (`passport_front`, `selfie`, `registration` or `return`),
                 * `filename`, `filetype` (`image/jpeg`, `image/png` or `image/webp`) and `sha256` of the whole file in hex. 422
                 * `validation_failed` with a code for each wrong value.
                 * @example step c2VsZmll,filename c2VsZmllLmpwZw==,filetype aW1hZ2UvanBlZw==,sha256 ZTNiMGM0NDI5OGZjMWMxNDlhZmJmNGM4OTk2ZmI5MjQyN2FlNDFlNDY0OWI5MzRjYTQ5NTk5MWI3ODUyYjg1NQ==
                 */
                "Upload-Metadata": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The upload exists, and its bytes can be sent. */
            201: {
                headers: {
                    /** Address to which the bytes are sent; its last segment is the id of the upload. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["VerificationConflict"];
            412: components["responses"]["TusVersion"];
            413: components["responses"]["BodyTooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    deleteUpload: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * Language of texts and messages: `ru` (default) or `oz` (Uzbek). A usual list of languages is accepted too, with `uz` for Uzbek.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * Kind of client that sends the request; a browser portal sends `web`.
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
                /**
                 * Version of the upload protocol, always `1.0.0`; a missing or other version is 412.
                 * @example 1.0.0
                 */
                "Tus-Resumable"?: components["parameters"]["TusResumable"];
            };
            path: {
                /**
                 * Identifies the upload: the last segment of `Location` of `createUpload`.
                 * @example 3f0c5b7e9a
                 */
                upload_id: components["parameters"]["UploadId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The upload is deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["TusVersion"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    getUploadOffset: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * Language of texts and messages: `ru` (default) or `oz` (Uzbek). A usual list of languages is accepted too, with `uz` for Uzbek.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * Kind of client that sends the request; a browser portal sends `web`.
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
                /**
                 * Version of the upload protocol, always `1.0.0`; a missing or other version is 412.
                 * @example 1.0.0
                 */
                "Tus-Resumable"?: components["parameters"]["TusResumable"];
            };
            path: {
                /**
                 * Identifies the upload: the last segment of `Location` of `createUpload`.
                 * @example 3f0c5b7e9a
                 */
                upload_id: components["parameters"]["UploadId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The state of the upload, in the headers. */
            200: {
                headers: {
                    "Upload-Offset": components["headers"]["UploadOffset"];
                    /** Size of the whole file in bytes. */
                    "Upload-Length"?: number;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["TusVersion"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    appendUpload: {
        parameters: {
            query?: never;
            header: {
                /**
                 * Language of texts and messages: `ru` (default) or `oz` (Uzbek). A usual list of languages is accepted too, with `uz` for Uzbek.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * Kind of client that sends the request; a browser portal sends `web`.
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
                /**
                 * Version of the upload protocol, always `1.0.0`; a missing or other version is 412.
                 * @example 1.0.0
                 */
                "Tus-Resumable"?: components["parameters"]["TusResumable"];
                /**
                 * Position of the first byte of this part; must equal the number of bytes that have arrived.
                 * @example 0
                 */
                "Upload-Offset": number;
            };
            path: {
                /**
                 * Identifies the upload: the last segment of `Location` of `createUpload`.
                 * @example 3f0c5b7e9a
                 */
                upload_id: components["parameters"]["UploadId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/offset+octet-stream": string;
            };
        };
        responses: {
            /** The bytes have arrived. */
            204: {
                headers: {
                    "Upload-Offset": components["headers"]["UploadOffset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["UploadConflict"];
            412: components["responses"]["TusVersion"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    saveVerificationDocument: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * Language of texts and messages: `ru` (default) or `oz` (Uzbek). A usual list of languages is accepted too, with `uz` for Uzbek.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * Kind of client that sends the request; a browser portal sends `web`.
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path: {
                /**
                 * Step of the verification whose photo is meant.
                 * @example selfie
                 */
                step: components["parameters"]["DocumentStep"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": SaveVerificationDocumentBody;
            };
        };
        responses: {
            /** The step. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SaveVerificationDocumentResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["VerificationConflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    getVerificationImage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * Language of texts and messages: `ru` (default) or `oz` (Uzbek). A usual list of languages is accepted too, with `uz` for Uzbek.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * Kind of client that sends the request; a browser portal sends `web`.
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path: {
                /**
                 * Step of the verification whose photo is meant.
                 * @example selfie
                 */
                step: components["parameters"]["DocumentStep"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The photo. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/jpeg": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    saveVerificationPerson: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * Language of texts and messages: `ru` (default) or `oz` (Uzbek). A usual list of languages is accepted too, with `uz` for Uzbek.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * Kind of client that sends the request; a browser portal sends `web`.
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": SaveVerificationPersonBody;
            };
        };
        responses: {
            /** The verification. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SaveVerificationPersonResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["VerificationConflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    saveVerificationContacts: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * Language of texts and messages: `ru` (default) or `oz` (Uzbek). A usual list of languages is accepted too, with `uz` for Uzbek.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * Kind of client that sends the request; a browser portal sends `web`.
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": SaveVerificationContactsBody;
            };
        };
        responses: {
            /** The verification. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SaveVerificationContactsResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["VerificationConflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    saveVerificationCard: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * Language of texts and messages: `ru` (default) or `oz` (Uzbek). A usual list of languages is accepted too, with `uz` for Uzbek.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * Kind of client that sends the request; a browser portal sends `web`.
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": SaveVerificationCardBody;
            };
        };
        responses: {
            /** The verification. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SaveVerificationCardResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["VerificationConflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    submitVerification: {
        parameters: {
            query?: never;
            header: {
                /**
                 * Language of texts and messages: `ru` (default) or `oz` (Uzbek). A usual list of languages is accepted too, with `uz` for Uzbek.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * Kind of client that sends the request; a browser portal sends `web`.
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
                /**
                 * Identifies one intended action. Make a new key for each action, and send the same key when the call is repeated: the repeated call
                 * returns the first response. The same key with another body is 422 `idempotency_mismatch`; without a key: 400
                 * `idempotency_key_missing`. Keys are kept for at least 24 hours.
                 * @example 5f0c5b7e-9a3d-4a51-9d0c-3a0f6c1f7f55
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The verification is being checked. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SubmitVerificationResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["VerificationConflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    quoteCheckout: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * Language of texts and messages: `ru` (default) or `oz` (Uzbek). A usual list of languages is accepted too, with `uz` for Uzbek.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * Kind of client that sends the request; a browser portal sends `web`.
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": QuoteRequestFields;
            };
        };
        responses: {
            /** The quote. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": QuoteCheckoutResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    getQuoteContract: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * Language of texts and messages: `ru` (default) or `oz` (Uzbek). A usual list of languages is accepted too, with `uz` for Uzbek.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * Kind of client that sends the request; a browser portal sends `web`.
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path: {
                /**
                 * The `quote_id` that `quoteCheckout` returned.
                 * @example q_1
                 */
                quote_id: PathId;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The contract, in the language of the request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GetQuoteContractResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    findCheckout: {
        parameters: {
            query: {
                /**
                 * The `Idempotency-Key` of the call of `createCheckout` or `confirmCheckout`.
                 * @example 5f0c5b7e-9a3d-4a51-9d0c-3a0f6c1f7f55
                 */
                idempotency_key: string;
            };
            header?: {
                /**
                 * Language of texts and messages: `ru` (default) or `oz` (Uzbek). A usual list of languages is accepted too, with `uz` for Uzbek.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * Kind of client that sends the request; a browser portal sends `web`.
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The checkout. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Checkout;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    createCheckout: {
        parameters: {
            query?: never;
            header: {
                /**
                 * Language of texts and messages: `ru` (default) or `oz` (Uzbek). A usual list of languages is accepted too, with `uz` for Uzbek.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * Kind of client that sends the request; a browser portal sends `web`.
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
                /**
                 * Identifies one intended action. Make a new key for each action, and send the same key when the call is repeated: the repeated call
                 * returns the first response. The same key with another body is 422 `idempotency_mismatch`; without a key: 400
                 * `idempotency_key_missing`. Keys are kept for at least 24 hours.
                 * @example 5f0c5b7e-9a3d-4a51-9d0c-3a0f6c1f7f55
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": CheckoutRequestFields;
            };
        };
        responses: {
            /** The checkout; a code was sent to the customer's phone. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Checkout;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["FreshProofRequired"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["QuoteChanged"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["CodesUsedUp"];
            500: components["responses"]["Internal"];
            502: components["responses"]["NotSent"];
        };
    };
    getCheckout: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * Language of texts and messages: `ru` (default) or `oz` (Uzbek). A usual list of languages is accepted too, with `uz` for Uzbek.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * Kind of client that sends the request; a browser portal sends `web`.
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path: {
                /**
                 * The `checkout_id` that `createCheckout` returned.
                 * @example chk_1
                 */
                checkout_id: PathId;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The checkout. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Checkout;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    confirmCheckout: {
        parameters: {
            query?: never;
            header: {
                /**
                 * Language of texts and messages: `ru` (default) or `oz` (Uzbek). A usual list of languages is accepted too, with `uz` for Uzbek.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * Kind of client that sends the request; a browser portal sends `web`.
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
                /**
                 * Identifies one intended action. Make a new key for each action, and send the same key when the call is repeated: the repeated call
                 * returns the first response. The same key with another body is 422 `idempotency_mismatch`; without a key: 400
                 * `idempotency_key_missing`. Keys are kept for at least 24 hours.
                 * @example 5f0c5b7e-9a3d-4a51-9d0c-3a0f6c1f7f55
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * The `checkout_id` that `createCheckout` returned.
                 * @example chk_1
                 */
                checkout_id: PathId;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ConfirmCheckoutBody;
            };
        };
        responses: {
            /** The checkout with the placed orders. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Checkout;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["FreshProofRequired"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["QuoteChanged"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["CodesUsedUp"];
            500: components["responses"]["Internal"];
        };
    };
    getBonuses: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * Language of texts and messages: `ru` (default) or `oz` (Uzbek). A usual list of languages is accepted too, with `uz` for Uzbek.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * Kind of client that sends the request; a browser portal sends `web`.
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The balance with its history, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GetBonusesResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    listOwnReviews: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * Language of texts and messages: `ru` (default) or `oz` (Uzbek). A usual list of languages is accepted too, with `uz` for Uzbek.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * Kind of client that sends the request; a browser portal sends `web`.
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The customer's reviews, and products that can be reviewed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListOwnReviewsResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    saveReview: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * Language of texts and messages: `ru` (default) or `oz` (Uzbek). A usual list of languages is accepted too, with `uz` for Uzbek.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * Kind of client that sends the request; a browser portal sends `web`.
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path: {
                /**
                 * Identifies the product; the `id` of `listProducts`.
                 * @example 1000
                 */
                product_id: components["parameters"]["PathProductId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": SaveReviewBody;
            };
        };
        responses: {
            /** The stored review. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SaveReviewResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ReviewNotAllowed"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    deleteReview: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * Language of texts and messages: `ru` (default) or `oz` (Uzbek). A usual list of languages is accepted too, with `uz` for Uzbek.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * Kind of client that sends the request; a browser portal sends `web`.
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path: {
                /**
                 * Identifies the product; the `id` of `listProducts`.
                 * @example 1000
                 */
                product_id: components["parameters"]["PathProductId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The review is deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    listQuestions: {
        parameters: {
            query?: {
                /** `next_cursor` of the page before, sent with the same filters; any other value is 400. */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * Maximum number of entries on a page.
                 * @example 20
                 */
                limit?: components["parameters"]["PageSize"];
            };
            header?: {
                /**
                 * Language of texts and messages: `ru` (default) or `oz` (Uzbek). A usual list of languages is accepted too, with `uz` for Uzbek.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * Kind of client that sends the request; a browser portal sends `web`.
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A page of questions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListQuestionsResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    askStore: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * Language of texts and messages: `ru` (default) or `oz` (Uzbek). A usual list of languages is accepted too, with `uz` for Uzbek.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * Kind of client that sends the request; a browser portal sends `web`.
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": AskStoreBody;
            };
        };
        responses: {
            /** The question. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AskStoreResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    checkPromo: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * Language of texts and messages: `ru` (default) or `oz` (Uzbek). A usual list of languages is accepted too, with `uz` for Uzbek.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * Kind of client that sends the request; a browser portal sends `web`.
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": CheckPromoBody;
            };
        };
        responses: {
            /** The discount. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CheckPromoResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    listAddresses: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * Language of texts and messages: `ru` (default) or `oz` (Uzbek). A usual list of languages is accepted too, with `uz` for Uzbek.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * Kind of client that sends the request; a browser portal sends `web`.
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Saved addresses, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListAddressesResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    saveAddress: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * Language of texts and messages: `ru` (default) or `oz` (Uzbek). A usual list of languages is accepted too, with `uz` for Uzbek.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * Kind of client that sends the request; a browser portal sends `web`.
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": SaveAddressBody;
            };
        };
        responses: {
            /** The saved address. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SaveAddressResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    deleteAddress: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * Language of texts and messages: `ru` (default) or `oz` (Uzbek). A usual list of languages is accepted too, with `uz` for Uzbek.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * Kind of client that sends the request; a browser portal sends `web`.
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path: {
                /**
                 * Identifies the entity that the path names; an unknown id, or another customer's, is 404.
                 * @example 100001
                 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The address is deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    getNextPayment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * Language of texts and messages: `ru` (default) or `oz` (Uzbek). A usual list of languages is accepted too, with `uz` for Uzbek.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * Kind of client that sends the request; a browser portal sends `web`.
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The next payment; null if there is none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GetNextPaymentResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    getMonth: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * Language of texts and messages: `ru` (default) or `oz` (Uzbek). A usual list of languages is accepted too, with `uz` for Uzbek.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * Kind of client that sends the request; a browser portal sends `web`.
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The payments of the month; the sums are 0 if there are none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GetMonthResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
}

/** Arguments of `listCategories`. */
export interface ListCategoriesArgs {
  /** Returns the children of this category; an unknown id returns an empty list. */
  parent_id?: NonNullable<operations['listCategories']['parameters']['query']>['parent_id'];
  /** How many levels to return; 1 returns the first level without children. */
  depth?: NonNullable<operations['listCategories']['parameters']['query']>['depth'];
}
/** Arguments of `listStores`. */
export interface ListStoresArgs {
  /** Part of a store's name, in Latin or Cyrillic letters, in any case. */
  search?: NonNullable<operations['listStores']['parameters']['query']>['search'];
  /** Only stores that sell in at least one of these root categories. */
  category_ids?: NonNullable<operations['listStores']['parameters']['query']>['category_ids'];
  /** Only stores that offer this term, in months. */
  months?: NonNullable<operations['listStores']['parameters']['query']>['months'];
  /** First letter of the store's name, in either case; `#` selects names that do not begin with a letter. */
  letter?: NonNullable<operations['listStores']['parameters']['query']>['letter'];
  /** Only stores with a branch in this region; a SOATO code of four digits. */
  region_id?: NonNullable<operations['listStores']['parameters']['query']>['region_id'];
  /** `position`: the marketplace's order; `rating`: best rating first; `name`: by alphabet. */
  sort?: NonNullable<operations['listStores']['parameters']['query']>['sort'];
  /**
   * Number of the page to return, `limit` entries each; a page past the last one is empty. Use it instead of `cursor`: both together
   * are 400.
   */
  page?: NonNullable<operations['listStores']['parameters']['query']>['page'];
  /** `next_cursor` of the page before, sent with the same filters; any other value is 400. */
  cursor?: NonNullable<operations['listStores']['parameters']['query']>['cursor'];
  /** Maximum number of entries on a page. */
  limit?: NonNullable<operations['listStores']['parameters']['query']>['limit'];
}
/** Arguments of `getStore`. */
export interface GetStoreArgs {
  /** Identifies the store, as `id` in `listStores`; an unknown id is 404. */
  id: NonNullable<operations['getStore']['parameters']['path']>['id'];
}
/** Arguments of `listProducts`. */
export interface ListProductsArgs {
  /** Only products of these categories; a root stands for all leaves below it. An unknown id matches nothing. */
  category_ids?: NonNullable<operations['listProducts']['parameters']['query']>['category_ids'];
  /** Only products that one of these stores sells. */
  store_ids?: NonNullable<operations['listProducts']['parameters']['query']>['store_ids'];
  /** Only products of these brands, spelled as in the facet `brands`. */
  brands?: NonNullable<operations['listProducts']['parameters']['query']>['brands'];
  /** Lowest price, whole so'm. If the bounds are swapped, they are read in the right order. */
  price_min?: NonNullable<operations['listProducts']['parameters']['query']>['price_min'];
  /** Highest price, whole so'm. */
  price_max?: NonNullable<operations['listProducts']['parameters']['query']>['price_max'];
  /**
   * Lowest monthly payment, whole so'm, as shown on the card: with the term of the list (see `FromMonthly`). Leaves out products
   * that are not sold on installment. If the bounds are swapped, they are read in the right order.
   */
  monthly_min?: NonNullable<operations['listProducts']['parameters']['query']>['monthly_min'];
  /** Highest monthly payment, whole so'm; see `monthly_min`. */
  monthly_max?: NonNullable<operations['listProducts']['parameters']['query']>['monthly_max'];
  /** `true` leaves out products that are sold out; `false` has no effect. */
  in_stock?: NonNullable<operations['listProducts']['parameters']['query']>['in_stock'];
  /** Only products of stores that offer this term, in months; `from_monthly` then shows the sums of this term. */
  months?: NonNullable<operations['listProducts']['parameters']['query']>['months'];
  /**
   * `popular`: bought most often first, sold-out products last. `monthly_asc`: lowest monthly payment first, products without
   * installment last. `price_asc` and `price_desc`: by price. `name`: by alphabet.
   */
  sort?: NonNullable<operations['listProducts']['parameters']['query']>['sort'];
  /** Number of the page to return, from 1; a page past the last one is empty. */
  page?: NonNullable<operations['listProducts']['parameters']['query']>['page'];
  /** Number of entries on a page. */
  per_page?: NonNullable<operations['listProducts']['parameters']['query']>['per_page'];
}
/** Arguments of `getProduct`. */
export interface GetProductArgs {
  /** Identifies the product, as `id` in `listProducts`; an unknown id is 404. */
  id: NonNullable<operations['getProduct']['parameters']['path']>['id'];
}
/** Arguments of `listProductReviews`. */
export interface ListProductReviewsArgs {
  /** Identifies the product, as `id` in `listProducts`; an unknown id is 404. */
  id: NonNullable<operations['listProductReviews']['parameters']['path']>['id'];
  /** `next_cursor` of the page before, sent with the same filters; any other value is 400. */
  cursor?: NonNullable<operations['listProductReviews']['parameters']['query']>['cursor'];
  /** Maximum number of entries on a page. */
  limit?: NonNullable<operations['listProductReviews']['parameters']['query']>['limit'];
}
/** Arguments of `getQuote`. */
export interface GetQuoteArgs {
  /** Identifies the store whose terms and mark-ups apply; the `id` of `listStores`, not an alias. */
  store_id: NonNullable<operations['getQuote']['parameters']['query']>['store_id'];
  /** Price of the goods, whole so'm; 1 000 to 100 000 000, otherwise 422. */
  amount: NonNullable<operations['getQuote']['parameters']['query']>['amount'];
  /** Term in months; one of the store's `installment_terms`, otherwise 422. */
  months: NonNullable<operations['getQuote']['parameters']['query']>['months'];
  /**
   * Paid before the first instalment, whole so'm; 0, or at least 1 000, the least that a card pays. At least 100 000 of `amount` must
   * remain to be financed. Otherwise 422 with the largest possible fee in `initial_fee_max`, and for a fee that is too small the
   * smallest one in `initial_fee_min`.
   */
  initial_fee?: NonNullable<operations['getQuote']['parameters']['query']>['initial_fee'];
}
/** Arguments of `searchAll`. */
export interface SearchAllArgs {
  /** The query as the customer typed it. */
  q: NonNullable<operations['searchAll']['parameters']['query']>['q'];
  /** Only results of this kind; `counts` still covers all kinds. `faq` is a question of the help pages. */
  kind?: NonNullable<operations['searchAll']['parameters']['query']>['kind'];
  /** Number of the page to return, from 1; a page past the last one is empty. */
  page?: NonNullable<operations['searchAll']['parameters']['query']>['page'];
  /** Number of entries on a page. */
  per_page?: NonNullable<operations['searchAll']['parameters']['query']>['per_page'];
}
/** Arguments of `suggestSearch`. */
export interface SuggestSearchArgs {
  /** The query as the customer typed it. */
  q: NonNullable<operations['suggestSearch']['parameters']['query']>['q'];
  /** Maximum number of suggestions. */
  limit?: NonNullable<operations['suggestSearch']['parameters']['query']>['limit'];
}
/** Arguments of `listNotifications`. */
export interface ListNotificationsArgs {
  /** Only notifications of this type; `all` means no filter. */
  type?: NonNullable<operations['listNotifications']['parameters']['query']>['type'];
  /** `next_cursor` of the page before, sent with the same filters; any other value is 400. */
  cursor?: NonNullable<operations['listNotifications']['parameters']['query']>['cursor'];
  /** Maximum number of entries on a page. */
  limit?: NonNullable<operations['listNotifications']['parameters']['query']>['limit'];
}
/** Arguments of `getNotification`. */
export interface GetNotificationArgs {
  /** Identifies the entity that the path names; an unknown id, or another customer's, is 404. */
  id: NonNullable<operations['getNotification']['parameters']['path']>['id'];
}
/** Arguments of `markNotificationRead`. */
export interface MarkNotificationReadArgs {
  /** Identifies the entity that the path names; an unknown id, or another customer's, is 404. */
  id: NonNullable<operations['markNotificationRead']['parameters']['path']>['id'];
}
/** Arguments of `listOrders`. */
export interface ListOrdersArgs {
  /** Only orders with this status; `all` means no filter. */
  status?: NonNullable<operations['listOrders']['parameters']['query']>['status'];
  /** Only orders with one of these statuses, for a group such as "being prepared". Combines with `status`. */
  statuses?: NonNullable<operations['listOrders']['parameters']['query']>['statuses'];
  /** `true` selects orders that have not ended and have something left to pay; `false` has no effect. */
  unpaid?: NonNullable<operations['listOrders']['parameters']['query']>['unpaid'];
  /** Part of the order's number, of its store's name or of a product's name in Russian or Uzbek, in any alphabet. */
  q?: NonNullable<operations['listOrders']['parameters']['query']>['q'];
  /** `next_cursor` of the page before, sent with the same filters; any other value is 400. */
  cursor?: NonNullable<operations['listOrders']['parameters']['query']>['cursor'];
  /** Maximum number of entries on a page. */
  limit?: NonNullable<operations['listOrders']['parameters']['query']>['limit'];
}
/** Arguments of `getOrder`. */
export interface GetOrderArgs {
  /** Identifies the order, as `id` in `listOrders`; an unknown id, or another customer's, is 404. */
  id: NonNullable<operations['getOrder']['parameters']['path']>['id'];
}
/** Arguments of `getPayoffQuote`. */
export interface GetPayoffQuoteArgs {
  /** Identifies the order, as `id` in `listOrders`; an unknown id, or another customer's, is 404. */
  id: NonNullable<operations['getPayoffQuote']['parameters']['path']>['id'];
  /** Day of the payment, a calendar date in Tashkent; today if left out. */
  date?: NonNullable<operations['getPayoffQuote']['parameters']['query']>['date'];
}
/** Arguments of `quoteHardship`. */
export type QuoteHardshipArgs = HardshipAsk & {
  /** Identifies the order, as `id` in `listOrders`; an unknown id, or another customer's, is 404. */
  id: NonNullable<operations['quoteHardship']['parameters']['path']>['id'];
};
/** Arguments of `findHardship`. */
export interface FindHardshipArgs {
  /** Identifies the order, as `id` in `listOrders`; an unknown id, or another customer's, is 404. */
  id: NonNullable<operations['findHardship']['parameters']['path']>['id'];
  /** The `Idempotency-Key` of the call of `agreeHardship`. */
  idempotency_key: NonNullable<operations['findHardship']['parameters']['query']>['idempotency_key'];
}
/** Arguments of `agreeHardship`. */
export type AgreeHardshipArgs = HardshipAsk & {
  /** Identifies the order, as `id` in `listOrders`; an unknown id, or another customer's, is 404. */
  id: NonNullable<operations['agreeHardship']['parameters']['path']>['id'];
};
/** Arguments of `cancelOrder`. */
export interface CancelOrderArgs {
  /** Identifies the order, as `id` in `listOrders`; an unknown id, or another customer's, is 404. */
  id: NonNullable<operations['cancelOrder']['parameters']['path']>['id'];
}
/** Arguments of `quoteReturn`. */
export type QuoteReturnArgs = ReturnQuoteRequest & {
  /** Identifies the order, as `id` in `listOrders`; an unknown id, or another customer's, is 404. */
  id: NonNullable<operations['quoteReturn']['parameters']['path']>['id'];
};
/** Arguments of `requestReturn`. */
export type RequestReturnArgs = ReturnRequest & {
  /** Identifies the order, as `id` in `listOrders`; an unknown id, or another customer's, is 404. */
  id: NonNullable<operations['requestReturn']['parameters']['path']>['id'];
};
/** Arguments of `listReturns`. */
export interface ListReturnsArgs {
  /** `next_cursor` of the page before, sent with the same filters; any other value is 400. */
  cursor?: NonNullable<operations['listReturns']['parameters']['query']>['cursor'];
  /** Maximum number of entries on a page. */
  limit?: NonNullable<operations['listReturns']['parameters']['query']>['limit'];
}
/** Arguments of `getReturn`. */
export interface GetReturnArgs {
  /** Identifies the return, as `id` in `listReturns`; an unknown id, or another customer's, is 404. */
  id: NonNullable<operations['getReturn']['parameters']['path']>['id'];
}
/** Arguments of `writeAboutReturn`. */
export type WriteAboutReturnArgs = ReturnMessageRequest & {
  /** Identifies the return, as `id` in `listReturns`; an unknown id, or another customer's, is 404. */
  id: NonNullable<operations['writeAboutReturn']['parameters']['path']>['id'];
};
/** Arguments of `disputeReturn`. */
export type DisputeReturnArgs = ReturnDisputeRequest & {
  /** Identifies the return, as `id` in `listReturns`; an unknown id, or another customer's, is 404. */
  id: NonNullable<operations['disputeReturn']['parameters']['path']>['id'];
};
/** Arguments of `withdrawReturn`. */
export interface WithdrawReturnArgs {
  /** Identifies the return, as `id` in `listReturns`; an unknown id, or another customer's, is 404. */
  id: NonNullable<operations['withdrawReturn']['parameters']['path']>['id'];
}
/** Arguments of `getReturnPhoto`. */
export interface GetReturnPhotoArgs {
  /** Identifies the return, as `id` in `listReturns`; an unknown id, or another customer's, is 404. */
  id: NonNullable<operations['getReturnPhoto']['parameters']['path']>['id'];
  /** Number of the photo, from the return's `photos`. */
  number: NonNullable<operations['getReturnPhoto']['parameters']['path']>['number'];
}
/** Arguments of `getOrderDocument`. */
export interface GetOrderDocumentArgs {
  /** Identifies the order, as `id` in `listOrders`; an unknown id, or another customer's, is 404. */
  id: NonNullable<operations['getOrderDocument']['parameters']['path']>['id'];
  /** `contract`: the agreed terms; `schedule`: the instalments as they are now; `certificate`: that the order is paid in full. */
  kind: NonNullable<operations['getOrderDocument']['parameters']['path']>['kind'];
}
/** Arguments of `getStatement`. */
export interface GetStatementArgs {
  /** First day of the period, a calendar date in Tashkent. */
  from: NonNullable<operations['getStatement']['parameters']['query']>['from'];
  /** Last day of the period, included; today at the latest. */
  to: NonNullable<operations['getStatement']['parameters']['query']>['to'];
  /** `pdf`: a document with a verification code; `csv`: a table for spreadsheets. */
  format?: NonNullable<operations['getStatement']['parameters']['query']>['format'];
}
/** Arguments of `verifyDocument`. */
export interface VerifyDocumentArgs {
  /** Verification code printed on the document, 20 letters and digits such as `7K3QF-9XM2P-D4T8W-BZ6RA`. */
  code: NonNullable<operations['verifyDocument']['parameters']['path']>['code'];
}
/** Arguments of `getCalendarFeed`. */
export interface GetCalendarFeedArgs {
  /** Secret part of the address that `createCalendar` returned. */
  secret: NonNullable<operations['getCalendarFeed']['parameters']['path']>['secret'];
}
/** Arguments of `getExport`. */
export interface GetExportArgs {
  /** Identifies the entity that the path names; an unknown id, or another customer's, is 404. */
  id: NonNullable<operations['getExport']['parameters']['path']>['id'];
}
/** Arguments of `saveVerificationDocument`. */
export type SaveVerificationDocumentArgs = SaveVerificationDocumentBody & {
  /** Step of the verification whose photo is meant. */
  step: NonNullable<operations['saveVerificationDocument']['parameters']['path']>['step'];
};
/** Arguments of `getVerificationImage`. */
export interface GetVerificationImageArgs {
  /** Step of the verification whose photo is meant. */
  step: NonNullable<operations['getVerificationImage']['parameters']['path']>['step'];
}
/** Arguments of `getQuoteContract`. */
export interface GetQuoteContractArgs {
  /** The `quote_id` that `quoteCheckout` returned. */
  quote_id: NonNullable<operations['getQuoteContract']['parameters']['path']>['quote_id'];
}
/** Arguments of `findCheckout`. */
export interface FindCheckoutArgs {
  /** The `Idempotency-Key` of the call of `createCheckout` or `confirmCheckout`. */
  idempotency_key: NonNullable<operations['findCheckout']['parameters']['query']>['idempotency_key'];
}
/** Arguments of `getCheckout`. */
export interface GetCheckoutArgs {
  /** The `checkout_id` that `createCheckout` returned. */
  checkout_id: NonNullable<operations['getCheckout']['parameters']['path']>['checkout_id'];
}
/** Arguments of `confirmCheckout`. */
export type ConfirmCheckoutArgs = ConfirmCheckoutBody & {
  /** The `checkout_id` that `createCheckout` returned. */
  checkout_id: NonNullable<operations['confirmCheckout']['parameters']['path']>['checkout_id'];
};
/** Arguments of `saveReview`. */
export type SaveReviewArgs = SaveReviewBody & {
  /** Identifies the product; the `id` of `listProducts`. */
  product_id: NonNullable<operations['saveReview']['parameters']['path']>['product_id'];
};
/** Arguments of `deleteReview`. */
export interface DeleteReviewArgs {
  /** Identifies the product; the `id` of `listProducts`. */
  product_id: NonNullable<operations['deleteReview']['parameters']['path']>['product_id'];
}
/** Arguments of `listQuestions`. */
export interface ListQuestionsArgs {
  /** `next_cursor` of the page before, sent with the same filters; any other value is 400. */
  cursor?: NonNullable<operations['listQuestions']['parameters']['query']>['cursor'];
  /** Maximum number of entries on a page. */
  limit?: NonNullable<operations['listQuestions']['parameters']['query']>['limit'];
}
/** Arguments of `deleteAddress`. */
export interface DeleteAddressArgs {
  /** Identifies the entity that the path names; an unknown id, or another customer's, is 404. */
  id: NonNullable<operations['deleteAddress']['parameters']['path']>['id'];
}

/** The methods of the installment API, one for each operation of its contract. */
export interface InstallmentApi {
  /**
   * Get the tree of categories.
   *
   * The whole category tree of the marketplace, in display order. With `parent_id`, only the subtree below that category. Use it for
   * menus and for the `category_ids` filters of `listStores` and `listProducts`.
   *
   * Errors by code: `validation_failed` (400), `unauthorized` (401), `rate_limited` (429), `internal` (500).
   */
  listCategories(args?: ListCategoriesArgs, options?: RequestOptions): ApiCall<ListCategoriesResponse>;
  /**
   * List partner stores.
   *
   * Stores that sell through the portal, in the marketplace's own order unless `sort` says otherwise. Filters combine with "and". The
   * response also has counts for each filter value, to build filter controls. Page with `cursor`, or with `page` for links to a numbered
   * page.
   *
   * Errors by code: `validation_failed` (400), `unauthorized` (401), `rate_limited` (429), `internal` (500).
   */
  listStores(args?: ListStoresArgs, options?: RequestOptions): PagedCall<ListStoresResponse>;
  /**
   * Get a partner store.
   *
   * One partner store with its terms and branches, for the store's page. `id` in the path is the store's id, or its alias, which never
   * consists of digits only.
   *
   * Errors by code: `validation_failed` (400), `unauthorized` (401), `not_found` (404), `rate_limited` (429), `internal` (500).
   */
  getStore(args: GetStoreArgs, options?: RequestOptions): ApiCall<GetStoreResponse>;
  /**
   * List products by category, store, brand and price.
   *
   * Products of all stores. Filters combine with "and". Each facet counts its values without its own filter but with all others, so that
   * a reader can see what a second choice would add. A page past the last one is empty.
   *
   * Errors by code: `validation_failed` (400), `unauthorized` (401), `rate_limited` (429), `internal` (500).
   */
  listProducts(args?: ListProductsArgs, options?: RequestOptions): PagedCall<ListProductsResponse>;
  /**
   * Get a product with its offers.
   *
   * One product with pictures, attributes, delivery and an offer for each term of its store. Offers are computed for the whole price
   * without an initial fee, as if the order were confirmed today.
   *
   * Errors by code: `validation_failed` (400), `unauthorized` (401), `not_found` (404), `rate_limited` (429), `internal` (500).
   */
  getProduct(args: GetProductArgs, options?: RequestOptions): ApiCall<GetProductResponse>;
  /**
   * List reviews of a product.
   *
   * Reviews of a product by customers who received it, newest first. A review names its author by first name and initial only.
   *
   * Errors by code: `validation_failed` (400), `unauthorized` (401), `not_found` (404), `rate_limited` (429), `internal` (500).
   */
  listProductReviews(args: ListProductReviewsArgs, options?: RequestOptions): PagedCall<ListProductReviewsResponse>;
  /**
   * Calculate the price of an amount on installment.
   *
   * Every sum and date of an installment of `amount` in a store, as if the order were confirmed today. Use it for a calculator; nothing
   * is stored or reserved. Answers 404 for an unknown store, and 422 with `fields` for an amount, initial fee or term that the store
   * does not accept.
   *
   * Errors by code: `validation_failed` (400), `unauthorized` (401), `not_found` (404), `validation_failed` (422), `rate_limited` (429), `internal` (500).
   */
  getQuote(args: GetQuoteArgs, options?: RequestOptions): ApiCall<GetQuoteResponse>;
  /**
   * Check prices and stock of a basket.
   *
   * Current prices, stock and offers for a basket that the client stores itself; open to guests. Nothing is stored on the server.
   * Products that are no longer sold are listed in `gone`. A product that occurs twice counts once with the sum of its quantities. More
   * than 9 pieces in all are 422 `basket_too_large`. Stores and products keep the order of the request.
   *
   * Errors by code: `malformed_json` (400), `validation_failed` (400), `unauthorized` (401), `body_too_large` (413), `unsupported_media_type` (415), `basket_too_large` (422), `rate_limited` (429), `internal` (500).
   */
  checkBasket(args: CheckBasketBody, options?: RequestOptions): ApiCall<CheckedBasket>;
  /**
   * Get the basket of the account.
   *
   * The basket that is stored on the customer's account, shared by all their devices. Before the first save it is empty with version 0.
   *
   * Errors by code: `validation_failed` (400), `unauthorized` (401), `rate_limited` (429), `internal` (500).
   */
  getBasket(args?: NoArguments, options?: RequestOptions): ApiCall<KeptBasket>;
  /**
   * Save a basket to the account.
   *
   * Replaces the basket on the account. Send the `version` that the change is based on; if another device has saved since, the answer is
   * 409 `basket_changed`: read the basket again, merge and save. A product that occurs twice is 422 `validation_failed`; more than 9
   * pieces in all are 422 `basket_too_large`.
   *
   * Errors by code: `malformed_json` (400), `validation_failed` (400), `unauthorized` (401), `basket_changed` (409), `body_too_large` (413), `unsupported_media_type` (415), `basket_too_large` (422), `validation_failed` (422), `rate_limited` (429), `internal` (500).
   */
  saveBasket(args: SaveBasketBody, options?: RequestOptions): ApiCall<KeptBasket>;
  /**
   * Search stores, products, categories and questions.
   *
   * One search over stores, products, categories and help questions, in Russian and in Uzbek in both alphabets. It tolerates wrong
   * apostrophes, misspelled words and the wrong keyboard layout; `understood` tells how the query was read. A query may have up to
   * 10 000 characters: control characters are removed, and it is cut to 200. Words of a price (`до 3 млн`, `500 ming soʻmgacha`) narrow
   * the products, see `interpreted`.
   *
   * Errors by code: `validation_failed` (400), `unauthorized` (401), `rate_limited` (429), `internal` (500).
   */
  searchAll(args: SearchAllArgs, options?: RequestOptions): PagedCall<SearchAllResponse>;
  /**
   * Get suggestions while a search is typed.
   *
   * Suggestions for a query while it is typed; the last word may be incomplete. Call it after each pause in typing, and `searchAll` when
   * the query is submitted. Categories and stores come first, then kinds of goods, then help questions. A suggestion of kind `product`
   * is a kind of goods, such as `Холодильник Velta`: search for its `title`.
   *
   * Errors by code: `validation_failed` (400), `unauthorized` (401), `rate_limited` (429), `internal` (500).
   */
  suggestSearch(args: SuggestSearchArgs, options?: RequestOptions): ApiCall<SuggestSearchResponse>;
  /**
   * List notifications, newest first.
   *
   * The customer's notifications in the portal, newest first, paged by `cursor`. Filter with `type`. The unread counts always cover all
   * notifications.
   *
   * Errors by code: `validation_failed` (400), `unauthorized` (401), `rate_limited` (429), `internal` (500).
   */
  listNotifications(args?: ListNotificationsArgs, options?: RequestOptions): PagedCall<ListNotificationsResponse>;
  /**
   * Mark all notifications as read.
   *
   * Marks every notification of the customer as read. It takes no body, and repeating it changes nothing.
   *
   * Errors by code: `validation_failed` (400), `unauthorized` (401), `rate_limited` (429), `internal` (500).
   */
  markAllNotificationsRead(args?: NoArguments, options?: RequestOptions): ApiCall<MarkAllNotificationsReadResponse>;
  /**
   * Get a notification.
   *
   * One notification of the customer, for example when its link is opened directly. Reading it does not mark it as read; call
   * `markNotificationRead`.
   *
   * Errors by code: `validation_failed` (400), `unauthorized` (401), `not_found` (404), `rate_limited` (429), `internal` (500).
   */
  getNotification(args: GetNotificationArgs, options?: RequestOptions): ApiCall<GetNotificationResponse>;
  /**
   * Mark a notification as read.
   *
   * Marks one notification as read. It takes no body, and repeating it changes nothing.
   *
   * Errors by code: `validation_failed` (400), `unauthorized` (401), `not_found` (404), `rate_limited` (429), `internal` (500).
   */
  markNotificationRead(args: MarkNotificationReadArgs, options?: RequestOptions): ApiCall<MarkNotificationReadResponse>;
  /**
   * Get the channels of each kind of notification.
   *
   * Which kinds of notifications the customer gets in the portal (`portal`) and by SMS (`sms`). Until the customer chooses, all kinds
   * come in the portal, and `order`, `delivery`, `congrats` and `payment` by SMS too. Messages that have no kind cannot be turned off:
   * codes, security warnings, notices of automatic debits, refusals of a limit, and answers to a request to restore it.
   *
   * Errors by code: `validation_failed` (400), `unauthorized` (401), `rate_limited` (429), `internal` (500).
   */
  getChannels(args?: NoArguments, options?: RequestOptions): ApiCall<NotificationChannels>;
  /**
   * Choose the channels of each kind of notification.
   *
   * Replaces the customer's choice of channels; repeating it changes nothing. An empty list turns a kind off. `order`, `delivery`,
   * `congrats` and `answer` always stay in the portal: without `portal` they are 422 with `channels.<kind>: portal_required`. An unknown
   * kind or channel is 400.
   *
   * Taking a channel away from `order` or `payment` needs a fresh proof (403 `fresh_proof_required`), and is announced on the channel
   * that is taken away.
   *
   * Errors by code: `malformed_json` (400), `validation_failed` (400), `unauthorized` (401), `fresh_proof_required` (403), `body_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `rate_limited` (429), `internal` (500).
   */
  saveChannels(args: SaveChannelsBody, options?: RequestOptions): ApiCall<NotificationChannels>;
  /**
   * List orders, newest first.
   *
   * Orders of the customer, newest first, paged by `cursor`. Filters combine with "and". Each order has its schedule and history;
   * `refunds`, `actions`, `returns` and `tracking` are left out, see `getOrder`.
   *
   * Errors by code: `validation_failed` (400), `unauthorized` (401), `rate_limited` (429), `internal` (500).
   */
  listOrders(args?: ListOrdersArgs, options?: RequestOptions): PagedCall<ListOrdersResponse>;
  /**
   * Get an order with its schedule and history.
   *
   * One order with its schedule, history, refunds, returns and delivery. Use it for the order's page and after a payment; another
   * customer's order is 404.
   *
   * Errors by code: `validation_failed` (400), `unauthorized` (401), `not_found` (404), `rate_limited` (429), `internal` (500).
   */
  getOrder(args: GetOrderArgs, options?: RequestOptions): ApiCall<GetOrderResponse>;
  /**
   * Calculate the amount that pays off an order on a day.
   *
   * The sum that pays the whole order early on a day, and how much that saves. The quote is valid until the end of that day; pay it with
   * a payment of purpose `payoff` that names `quote_id`. The same order, day and sum return the same quote. Answers 422 with `fields`:
   * `date` if the day is past or after the last due date, `id` if nothing is left to pay.
   *
   * Errors by code: `validation_failed` (400), `unauthorized` (401), `not_found` (404), `validation_failed` (422), `rate_limited` (429), `internal` (500).
   */
  getPayoffQuote(args: GetPayoffQuoteArgs, options?: RequestOptions): ApiCall<PayoffQuote>;
  /**
   * Preview moving a due date or splitting an overdue amount.
   *
   * Shows what moving a due date or splitting an overdue sum would change: the schedule before and after, and the cost (none by
   * default). Nothing is stored; agree with `agreeHardship`. `move` moves one due date by up to 15 days, once in any three payments;
   * `split` spreads the overdue sum over the next two or three payments. A change that is not possible is 409 `hardship_...`; a date out
   * of range is 422 `hardship_past_date` or `hardship_date_range` (with `from` and `until`).
   *
   * Errors by code: `malformed_json` (400), `validation_failed` (400), `unauthorized` (401), `not_found` (404), `hardship_unavailable` (409), `hardship_in_court` (409), `hardship_paid` (409), `hardship_moved_recently` (409), `hardship_nothing_overdue` (409), `hardship_too_few_payments` (409), `hardship_too_late` (409), `body_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `hardship_past_date` (422), `hardship_date_range` (422), `rate_limited` (429), `internal` (500).
   */
  quoteHardship(args: QuoteHardshipArgs, options?: RequestOptions): ApiCall<QuoteHardshipResponse>;
  /**
   * Find a schedule change by its idempotency key.
   *
   * Finds the change that a call of `agreeHardship` made, after its response was lost. 404 if that call changed nothing, so that it can
   * be repeated.
   *
   * Errors by code: `validation_failed` (400), `unauthorized` (401), `not_found` (404), `rate_limited` (429), `internal` (500).
   */
  findHardship(args: FindHardshipArgs, options?: RequestOptions): ApiCall<FindHardshipResponse>;
  /**
   * Move a due date or split an overdue amount.
   *
   * Makes the change that `quoteHardship` showed, and notifies the customer. It is refused for the same reasons. With `quote_id`, the
   * answer is 409 `hardship_changed` if cost or schedule differ from the quote; without it, the current terms are accepted. A `broke`
   * order becomes `delivered` again if nothing is overdue any more.
   *
   * Errors by code: `malformed_json` (400), `validation_failed` (400), `idempotency_key_missing` (400), `unauthorized` (401), `not_found` (404), `idempotency_in_progress` (409), `hardship_unavailable` (409), `hardship_in_court` (409), `hardship_paid` (409), `hardship_moved_recently` (409), `hardship_nothing_overdue` (409), `hardship_too_few_payments` (409), `hardship_too_late` (409), `hardship_changed` (409), `body_too_large` (413), `unsupported_media_type` (415), `idempotency_mismatch` (422), `validation_failed` (422), `hardship_past_date` (422), `hardship_date_range` (422), `rate_limited` (429), `internal` (500).
   */
  agreeHardship(args: AgreeHardshipArgs, options?: CallOptions): ApiCall<AgreeHardshipResponse>;
  /**
   * Cancel an order before it is shipped.
   *
   * Cancels an order that is not on its way yet. Goods, limit, bonuses and promo code become free again, and what was paid goes to the
   * customer's balance at once. 409 `not_cancelable` if the order is on its way, received or ended; 409 `payment_in_progress` while a
   * payment for it is running.
   *
   * Errors by code: `validation_failed` (400), `idempotency_key_missing` (400), `unauthorized` (401), `not_found` (404), `idempotency_in_progress` (409), `not_cancelable` (409), `payment_in_progress` (409), `idempotency_mismatch` (422), `rate_limited` (429), `internal` (500).
   */
  cancelOrder(args: CancelOrderArgs, options?: CallOptions): ApiCall<CancelOrderResponse>;
  /**
   * Preview a return.
   *
   * Shows what a return would change: the schedule before and after, and what is given back and where. Nothing is stored; request it
   * with `requestReturn`. 422 `validation_failed` has a code for each wrong value in `fields`; the codes are listed at the fields. 409:
   * `not_returnable` (by the order's status), `order_in_court`, or `return_open` while another return of the order is open.
   *
   * Errors by code: `malformed_json` (400), `validation_failed` (400), `unauthorized` (401), `not_found` (404), `not_returnable` (409), `order_in_court` (409), `return_open` (409), `body_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `rate_limited` (429), `internal` (500).
   */
  quoteReturn(args: QuoteReturnArgs, options?: RequestOptions): ApiCall<QuoteReturnResponse>;
  /**
   * Request a return or a repair.
   *
   * Opens a return: the store is asked to take goods back or to repair them, and has to answer by the deadline. The schedule changes
   * only when the goods are accepted. Refused for the same reasons as `quoteReturn`. Upload photos first with `createUpload` and the
   * step `return`; each upload can be used once. A photo that cannot be used is 422: `file_type`, `file_broken`, `checksum_mismatch` or
   * `image_too_small`.
   *
   * Errors by code: `malformed_json` (400), `validation_failed` (400), `idempotency_key_missing` (400), `unauthorized` (401), `not_found` (404), `idempotency_in_progress` (409), `not_returnable` (409), `order_in_court` (409), `return_open` (409), `body_too_large` (413), `unsupported_media_type` (415), `idempotency_mismatch` (422), `validation_failed` (422), `checksum_mismatch` (422), `file_type` (422), `file_broken` (422), `image_too_small` (422), `rate_limited` (429), `internal` (500).
   */
  requestReturn(args: RequestReturnArgs, options?: CallOptions): ApiCall<RequestReturnResponse>;
  /**
   * List returns.
   *
   * Returns of all orders of the customer, newest first, paged by `cursor`.
   *
   * Errors by code: `validation_failed` (400), `unauthorized` (401), `rate_limited` (429), `internal` (500).
   */
  listReturns(args?: ListReturnsArgs, options?: RequestOptions): PagedCall<ListReturnsResponse>;
  /**
   * Get a return.
   *
   * One return with its state, the next step and deadline, messages and refunds. Use it for the return's page.
   *
   * Errors by code: `validation_failed` (400), `unauthorized` (401), `not_found` (404), `rate_limited` (429), `internal` (500).
   */
  getReturn(args: GetReturnArgs, options?: RequestOptions): ApiCall<GetReturnResponse>;
  /**
   * Send a message about a return.
   *
   * Sends a message about a return to the store or to support. 409 `return_closed` if the recipient cannot be written to any more: see
   * `write` and `write_support` in the return's `actions`.
   *
   * Errors by code: `malformed_json` (400), `validation_failed` (400), `idempotency_key_missing` (400), `unauthorized` (401), `not_found` (404), `idempotency_in_progress` (409), `return_closed` (409), `body_too_large` (413), `unsupported_media_type` (415), `idempotency_mismatch` (422), `validation_failed` (422), `rate_limited` (429), `internal` (500).
   */
  writeAboutReturn(args: WriteAboutReturnArgs, options?: CallOptions): ApiCall<WriteAboutReturnResponse>;
  /**
   * Dispute the store's refusal of a return.
   *
   * Asks support to decide about a return that the store refused. Possible while `actions` contains `dispute`, for 30 days after the
   * refusal; 409 `return_closed` otherwise, and 409 `return_open` while another return of the order is open.
   *
   * Errors by code: `malformed_json` (400), `validation_failed` (400), `idempotency_key_missing` (400), `unauthorized` (401), `not_found` (404), `idempotency_in_progress` (409), `return_closed` (409), `return_open` (409), `body_too_large` (413), `unsupported_media_type` (415), `idempotency_mismatch` (422), `validation_failed` (422), `rate_limited` (429), `internal` (500).
   */
  disputeReturn(args: DisputeReturnArgs, options?: CallOptions): ApiCall<DisputeReturnResponse>;
  /**
   * Withdraw a return.
   *
   * Ends a return at the customer's wish: they keep the goods. Possible while `actions` contains `withdraw`; 409 `return_closed`
   * otherwise, for example when the goods may already be with the store for repair.
   *
   * Errors by code: `validation_failed` (400), `idempotency_key_missing` (400), `unauthorized` (401), `not_found` (404), `idempotency_in_progress` (409), `return_closed` (409), `idempotency_mismatch` (422), `rate_limited` (429), `internal` (500).
   */
  withdrawReturn(args: WithdrawReturnArgs, options?: CallOptions): ApiCall<WithdrawReturnResponse>;
  /**
   * Get a photo of a return.
   *
   * One photo of a return as a JPEG, only for the customer who sent it. The response must not be cached.
   *
   * Errors by code: `validation_failed` (400), `unauthorized` (401), `not_found` (404), `rate_limited` (429), `internal` (500).
   */
  getReturnPhoto(args: GetReturnPhotoArgs, options?: RequestOptions): ApiCall<FileAnswer>;
  /**
   * Download a document of an order.
   *
   * A document of an order as a tagged PDF, in the language of the request: the contract with the terms as they were agreed, the
   * schedule as it is now, or the certificate that everything is paid. While the content does not change, the document keeps its
   * verification code, in both languages. 409 `schedule_unavailable` for an order without instalments or one that ended unpaid; 409
   * `certificate_unavailable` while something is left to pay.
   *
   * Errors by code: `validation_failed` (400), `unauthorized` (401), `not_found` (404), `schedule_unavailable` (409), `certificate_unavailable` (409), `rate_limited` (429), `internal` (500).
   */
  getOrderDocument(args: GetOrderDocumentArgs, options?: RequestOptions): ApiCall<FileAnswer>;
  /**
   * Download a statement of payments for a period.
   *
   * All movements of the customer's money in a period, with the balance before and after. `from` and `to` are included; the period has
   * at most 366 days and 2 000 movements. `csv` is for spreadsheets: UTF-8 with a byte order mark, semicolons between fields, texts in
   * quotes, and no text that a spreadsheet would run as a formula. 422 with `fields` (`from`, `to`) for a day in the future, a wrong
   * order of days, or a period that is too long.
   *
   * Errors by code: `validation_failed` (400), `unauthorized` (401), `validation_failed` (422), `rate_limited` (429), `internal` (500).
   */
  getStatement(args: GetStatementArgs, options?: RequestOptions): ApiCall<FileAnswer>;
  /**
   * Verify that a document is genuine.
   *
   * Tells anyone who holds a document of the portal whether it is genuine. It needs no token and reveals only what is printed on the
   * document. `valid` is false if the document is genuine but its content has changed since. Spaces, hyphens and lower case are
   * accepted, and O, I and L are read as 0, 1 and 1. An unknown code is 404.
   *
   * Errors by code: `validation_failed` (400), `not_found` (404), `rate_limited` (429), `internal` (500).
   */
  verifyDocument(args: VerifyDocumentArgs, options?: RequestOptions): ApiCall<VerifyDocumentResponse>;
  /**
   * Get the address of the payment calendar.
   *
   * The secret address of the customer's payment calendar, or null if there is none. An existing address needs a fresh proof (403
   * `fresh_proof_required`), because anyone who has it can read the payments, even after the customer signs out.
   *
   * Errors by code: `validation_failed` (400), `unauthorized` (401), `fresh_proof_required` (403), `rate_limited` (429), `internal` (500).
   */
  getCalendar(args?: NoArguments, options?: RequestOptions): ApiCall<operations['getCalendar']['responses'][200]['content']['application/json']>;
  /**
   * Create the address of the payment calendar.
   *
   * Makes the address of the payment calendar, or returns the one that exists. After a revocation the address is a new one. The events
   * are in the language of this call. Needs a fresh proof (403 `fresh_proof_required`).
   *
   * Errors by code: `validation_failed` (400), `unauthorized` (401), `fresh_proof_required` (403), `rate_limited` (429), `internal` (500).
   */
  createCalendar(args?: NoArguments, options?: RequestOptions): ApiCall<operations['createCalendar']['responses'][200]['content']['application/json']>;
  /**
   * Revoke the address of the payment calendar.
   *
   * Makes the calendar's address invalid at once, for everyone who subscribed to it. If there is no address, nothing happens.
   *
   * Errors by code: `validation_failed` (400), `unauthorized` (401), `rate_limited` (429), `internal` (500).
   */
  revokeCalendar(args?: NoArguments, options?: RequestOptions): ApiCall<undefined>;
  /**
   * Get the payment calendar.
   *
   * The payment calendar in iCalendar format (RFC 5545), for calendar programs; the secret address is the only protection. It has an
   * all-day event with alarms for each payment still to be made. An event keeps its UID, SEQUENCE grows with each change, and payments
   * that were made or dropped are cancelled. It contains no name, phone or card.
   *
   * Errors by code: `validation_failed` (400), `not_found` (404), `rate_limited` (429), `internal` (500).
   */
  getCalendarFeed(args: GetCalendarFeedArgs, options?: RequestOptions): ApiCall<FileAnswer>;
  /**
   * Get the newest copy of the customer's data.
   *
   * The newest copy of the customer's data that can still be fetched; null if none was requested or the last one has expired. Use it to
   * offer the copy again, also on another device.
   *
   * Errors by code: `validation_failed` (400), `unauthorized` (401), `rate_limited` (429), `internal` (500).
   */
  getLatestExport(args?: NoArguments, options?: RequestOptions): ApiCall<GetLatestExportResponse>;
  /**
   * Request a copy of the customer's data.
   *
   * Requests a copy of all data of the customer. It can be fetched for seven days with `getExport`. One copy a day: a second request is
   * 429 `export_lately` with `retry_after` in seconds. Needs a fresh proof (403 `fresh_proof_required`); the customer gets an SMS.
   *
   * Errors by code: `validation_failed` (400), `idempotency_key_missing` (400), `unauthorized` (401), `fresh_proof_required` (403), `idempotency_in_progress` (409), `idempotency_mismatch` (422), `rate_limited` (429), `export_lately` (429), `internal` (500).
   */
  createExport(args?: NoArguments, options?: CallOptions): ApiCall<CreateExportResponse>;
  /**
   * Download a copy of the customer's data.
   *
   * A ZIP with all data of the customer: `data.json`, PDF documents of the orders, the statement of the last year, photos, and
   * `README.txt` in both languages. It is made at the first download, in the language of that call, and stays the same until it expires;
   * after that, 404. The response must not be cached. Needs a fresh proof (403 `fresh_proof_required`).
   *
   * Errors by code: `validation_failed` (400), `unauthorized` (401), `fresh_proof_required` (403), `not_found` (404), `rate_limited` (429), `internal` (500).
   */
  getExport(args: GetExportArgs, options?: RequestOptions): ApiCall<FileAnswer>;
  /**
   * Preview the deletion of the account.
   *
   * What deleting the account would mean today: what prevents it, what would be lost, and what must be kept by law and until when. It
   * changes nothing; show it before `deleteCustomer`.
   *
   * Errors by code: `validation_failed` (400), `unauthorized` (401), `rate_limited` (429), `internal` (500).
   */
  getDeletion(args?: NoArguments, options?: RequestOptions): ApiCall<GetDeletionResponse>;
  /**
   * Delete the account.
   *
   * Closes the account and ends all its sessions. For three days the customer can sign in and undo it with `undoDeletion`; in that time
   * nothing can be paid or bought (403 `account_closed`). Then personal data is erased and the phone number is free for a new account;
   * what the law requires is kept, without name and phone where possible. If money has come to the account meanwhile, it is opened again
   * instead.
   *
   * 409: `deletion_debt` with the numbers of the orders in `orders` while an order or a return is open or something is owed,
   * `deletion_balance` while there is money on the balance, `claim_open` while money is owed there, or `payment_in_progress`. Needs a
   * fresh proof (403 `fresh_proof_required`); the customer gets an SMS.
   *
   * Errors by code: `validation_failed` (400), `idempotency_key_missing` (400), `unauthorized` (401), `fresh_proof_required` (403), `idempotency_in_progress` (409), `deletion_debt` (409), `deletion_balance` (409), `claim_open` (409), `payment_in_progress` (409), `idempotency_mismatch` (422), `rate_limited` (429), `internal` (500).
   */
  deleteCustomer(args?: NoArguments, options?: CallOptions): ApiCall<DeleteCustomerResponse>;
  /**
   * Undo the deletion of the account.
   *
   * Opens a closed account again, until `erased_at` of the deletion; the customer gets an SMS. For an open account it changes nothing.
   *
   * Errors by code: `validation_failed` (400), `unauthorized` (401), `rate_limited` (429), `internal` (500).
   */
  undoDeletion(args?: NoArguments, options?: RequestOptions): ApiCall<undefined>;
  /**
   * List security events of the account.
   *
   * Security events of the account, newest first: sign-ins, proofs and changes of credentials. At most 100 events of the last 180 days;
   * the log cannot be turned off.
   *
   * Errors by code: `validation_failed` (400), `unauthorized` (401), `internal` (500).
   */
  listActivity(args?: NoArguments, options?: RequestOptions): ApiCall<ListActivityResponse>;
  /**
   * Get the installment limit.
   *
   * The customer's installment limit: its status, how much of it is available, and what the customer can do next. Use it before offering
   * an installment; `createCheckout` checks it again.
   *
   * Errors by code: `validation_failed` (400), `unauthorized` (401), `rate_limited` (429), `internal` (500).
   */
  getLimit(args?: NoArguments, options?: RequestOptions): ApiCall<GetLimitResponse>;
  /**
   * Request a limit.
   *
   * Requests a limit: `not_created` or `expired` becomes `requested`, after which the verification follows. While a request is open,
   * nothing changes. Saving the first step of the verification requests the limit too. 409 `limit_not_requestable` if the limit is
   * approved, blocked or rejected.
   *
   * Errors by code: `validation_failed` (400), `idempotency_key_missing` (400), `unauthorized` (401), `idempotency_in_progress` (409), `limit_not_requestable` (409), `idempotency_mismatch` (422), `rate_limited` (429), `internal` (500).
   */
  requestLimit(args?: NoArguments, options?: CallOptions): ApiCall<RequestLimitResponse>;
  /**
   * Request the return of a blocked limit.
   *
   * Asks for a blocked limit back after the overdue debt is paid. The limit becomes `pending`, and the customer gets the answer by SMS.
   * 409 `restoration_open` while a request is open; 409 `limit_not_restorable` if the limit is not blocked or something is still
   * overdue.
   *
   * Errors by code: `validation_failed` (400), `idempotency_key_missing` (400), `unauthorized` (401), `idempotency_in_progress` (409), `restoration_open` (409), `limit_not_restorable` (409), `idempotency_mismatch` (422), `rate_limited` (429), `internal` (500).
   */
  restoreLimit(args?: NoArguments, options?: CallOptions): ApiCall<Restoration>;
  /**
   * Get the state of the identity verification.
   *
   * The state of the customer's proof of identity: each step with its state, and what is missing. Use it to continue a verification on
   * any device and to show the verdict.
   *
   * Errors by code: `validation_failed` (400), `unauthorized` (401), `rate_limited` (429), `internal` (500).
   */
  getVerification(args?: NoArguments, options?: RequestOptions): ApiCall<GetVerificationResponse>;
  /**
   * Agree to biometrics and a credit bureau request.
   *
   * Stores the customer's consent to the processing of biometric data (photos of the face) and to a query of the credit bureau. It is
   * required before the first photo. Send `consent_version` of the verification as `version`; an older one is 422 with
   * `version: outdated`. Repeating it changes nothing.
   *
   * Errors by code: `malformed_json` (400), `validation_failed` (400), `unauthorized` (401), `body_too_large` (413), `unsupported_media_type` (415), `consent_required` (422), `validation_failed` (422), `rate_limited` (429), `internal` (500).
   */
  giveVerificationConsent(args: GiveVerificationConsentBody, options?: RequestOptions): ApiCall<GiveVerificationConsentResponse>;
  /**
   * Use an uploaded photo as a document.
   *
   * Uses a finished upload as the photo of a step. The photo is turned upright, freed of location and camera data, and stored as JPEG.
   * Repeating the call with the same upload returns the same result. Errors: 404 for an unknown upload; 409 `verification_closed` if the
   * step is being checked or accepted; 422 `consent_required`, `file_type`, `file_too_large`, `file_broken`, `checksum_mismatch` or
   * `image_too_small`.
   *
   * Errors by code: `malformed_json` (400), `validation_failed` (400), `unauthorized` (401), `not_found` (404), `verification_closed` (409), `body_too_large` (413), `unsupported_media_type` (415), `consent_required` (422), `checksum_mismatch` (422), `file_type` (422), `file_broken` (422), `image_too_small` (422), `rate_limited` (429), `internal` (500).
   */
  saveVerificationDocument(args: SaveVerificationDocumentArgs, options?: RequestOptions): ApiCall<SaveVerificationDocumentResponse>;
  /**
   * Get a photo of a document.
   *
   * The current photo of a step as a JPEG, only for the customer who sent it. The response must not be cached.
   *
   * Errors by code: `validation_failed` (400), `unauthorized` (401), `not_found` (404), `rate_limited` (429), `internal` (500).
   */
  getVerificationImage(args: GetVerificationImageArgs, options?: RequestOptions): ApiCall<FileAnswer>;
  /**
   * Save passport, PINFL and birthdate.
   *
   * Saves passport, PINFL (personal identification number) and birthdate. Spaces are removed, lower case is raised, and Cyrillic
   * look-alikes in the passport series are replaced. 422 with a code for each field: `passport: format`; `pinfl: format`, `check_digit`
   * or `birthdate` (contradicts the birthdate); `birthdate: format`, `future` or `under_age`. 409 `verification_closed` if the step
   * cannot be changed now.
   *
   * Errors by code: `malformed_json` (400), `validation_failed` (400), `unauthorized` (401), `verification_closed` (409), `body_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `rate_limited` (429), `internal` (500).
   */
  saveVerificationPerson(args: SaveVerificationPersonBody, options?: RequestOptions): ApiCall<SaveVerificationPersonResponse>;
  /**
   * Save contact persons.
   *
   * Saves the people who may be called about the customer; replaces the earlier list. At least two phones, all different and none the
   * customer's own, in whatever spelling. 422 with `fields`: `contacts: too_few`; `contacts.1.phone: format`, `duplicate` or `own`;
   * `contacts.1.name: required`.
   *
   * Errors by code: `malformed_json` (400), `validation_failed` (400), `unauthorized` (401), `verification_closed` (409), `body_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `rate_limited` (429), `internal` (500).
   */
  saveVerificationContacts(args: SaveVerificationContactsBody, options?: RequestOptions): ApiCall<SaveVerificationContactsResponse>;
  /**
   * Save the bank card of the verification.
   *
   * Chooses one of the customer's saved cards for the verification, for example the one that receives the salary. 422 with
   * `entity_id: not_found` or `expired`.
   *
   * Errors by code: `malformed_json` (400), `validation_failed` (400), `unauthorized` (401), `verification_closed` (409), `body_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `rate_limited` (429), `internal` (500).
   */
  saveVerificationCard(args: SaveVerificationCardBody, options?: RequestOptions): ApiCall<SaveVerificationCardResponse>;
  /**
   * Submit the verification.
   *
   * Hands in the verification; all six steps and the consent are required. The limit becomes `pending` until the verdict. Call it again
   * after refused steps were replaced. A verification that is already submitted is returned unchanged. 422 `verification_incomplete`
   * with the missing steps in `missing`. 409 `person_taken`: another account has the same passport or PINFL; the customer signs in
   * there, or calls.
   *
   * Errors by code: `validation_failed` (400), `idempotency_key_missing` (400), `unauthorized` (401), `idempotency_in_progress` (409), `person_taken` (409), `idempotency_mismatch` (422), `verification_incomplete` (422), `consent_required` (422), `rate_limited` (429), `internal` (500).
   */
  submitVerification(args?: NoArguments, options?: CallOptions): ApiCall<SubmitVerificationResponse>;
  /**
   * Quote an order with every payment date.
   *
   * Computes what a basket costs, with every sum and date, and stores it as a quote that is valid for half an hour. The customer reads
   * the quote and signs it with `createCheckout`. Goods of two stores make two orders; `initial_fee`, `bonus` and the discount of a
   * promo code are split between them in proportion to their prices. A request that cannot be fulfilled is 422 `validation_failed` with
   * a code for each wrong value in `fields`, such as `items.0.quantity: less_stock`; the codes are listed at the fields.
   *
   * Errors by code: `malformed_json` (400), `validation_failed` (400), `unauthorized` (401), `body_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `rate_limited` (429), `internal` (500).
   */
  quoteCheckout(args: QuoteRequest, options?: RequestOptions): ApiCall<QuoteCheckoutResponse>;
  /**
   * Get the contract to read before signing.
   *
   * The text of the installment contract for a quote, for the customer to read before signing. A quote of another customer is 404.
   *
   * Errors by code: `validation_failed` (400), `unauthorized` (401), `not_found` (404), `rate_limited` (429), `internal` (500).
   */
  getQuoteContract(args: GetQuoteContractArgs, options?: RequestOptions): ApiCall<GetQuoteContractResponse>;
  /**
   * Find a checkout by its idempotency key.
   *
   * Finds the checkout that a call of `createCheckout` or `confirmCheckout` made, after its response was lost. 404 if that call made
   * none, so that it can be repeated.
   *
   * Errors by code: `validation_failed` (400), `unauthorized` (401), `not_found` (404), `rate_limited` (429), `internal` (500).
   */
  findCheckout(args: FindCheckoutArgs, options?: RequestOptions): ApiCall<Checkout>;
  /**
   * Sign a quote and send a code.
   *
   * Signs a quote: a code is sent to the customer's phone, and the orders are placed when `confirmCheckout` gets it. `offer_accepted`
   * must be true (422 `offer_not_accepted`), and `offer_version` the quote's (422). A quote, or an equal one, that was signed in another
   * tab returns that checkout without a second code.
   *
   * 409 `quote_changed`: price, stock, promo code or limit have changed, or the quote is too old; `fields` tell why, and `quote` is the
   * nearest possible new quote, left out if nothing is left to buy. 409 `already_placed`: the same basket was placed since, see
   * `checkout`. 409 `claim_open`: the customer owes `amount` on the balance and tops it up first. What only the customer can change,
   * such as a deleted card, is 422 with `fields`. 404: no such quote.
   *
   * Errors by code: `malformed_json` (400), `validation_failed` (400), `idempotency_key_missing` (400), `unauthorized` (401), `fresh_proof_required` (403), `account_closed` (403), `not_found` (404), `idempotency_in_progress` (409), `quote_changed` (409), `already_placed` (409), `claim_open` (409), `body_too_large` (413), `unsupported_media_type` (415), `idempotency_mismatch` (422), `offer_not_accepted` (422), `validation_failed` (422), `rate_limited` (429), `resend_too_early` (429), `too_many_codes_sent` (429), `too_many_wrong_codes` (429), `internal` (500), `upstream_unavailable` (502).
   */
  createCheckout(args: CheckoutRequest, options?: CallOptions): ApiCall<Checkout>;
  /**
   * Get a checkout.
   *
   * The current state of a checkout: whether it still waits for its code, and the orders that it placed. Another customer's checkout is
   * 404.
   *
   * Errors by code: `validation_failed` (400), `unauthorized` (401), `not_found` (404), `rate_limited` (429), `internal` (500).
   */
  getCheckout(args: GetCheckoutArgs, options?: RequestOptions): ApiCall<Checkout>;
  /**
   * Place the orders.
   *
   * Places the orders of a checkout with the code from the SMS. A repeated call with a right code places nothing twice. A wrong code is
   * 422 `otp_wrong` with `tries_left`; `otp_expired` and `otp_locked` are 422 too. An order that must be paid first (initial fee, or the
   * price of a full purchase) is `waiting` until `pay_until` and is canceled if it is not paid by then; all others are `pending`.
   *
   * 409 `quote_changed`: stock or limit have changed, nothing is placed, and the new `quote` must be signed. 409 `already_placed`:
   * another tab has placed the same basket, see `checkout`. 409 `claim_open`: the customer owes money on the balance; the code stays
   * valid.
   *
   * Errors by code: `malformed_json` (400), `validation_failed` (400), `idempotency_key_missing` (400), `unauthorized` (401), `fresh_proof_required` (403), `account_closed` (403), `not_found` (404), `idempotency_in_progress` (409), `quote_changed` (409), `already_placed` (409), `claim_open` (409), `body_too_large` (413), `unsupported_media_type` (415), `idempotency_mismatch` (422), `otp_wrong` (422), `otp_expired` (422), `otp_locked` (422), `validation_failed` (422), `rate_limited` (429), `too_many_wrong_codes` (429), `internal` (500).
   */
  confirmCheckout(args: ConfirmCheckoutArgs, options?: CallOptions): ApiCall<Checkout>;
  /**
   * Get bonuses and their history.
   *
   * The customer's bonuses, when they expire, and their history. One bonus is one so'm; bonuses pay at most 20 % of the goods of an
   * order.
   *
   * Errors by code: `validation_failed` (400), `unauthorized` (401), `rate_limited` (429), `internal` (500).
   */
  getBonuses(args?: NoArguments, options?: RequestOptions): ApiCall<GetBonusesResponse>;
  /**
   * List the customer's reviews and products to review.
   *
   * All reviews of the customer, newest first, and the products that they have received, not returned and not reviewed yet.
   *
   * Errors by code: `validation_failed` (400), `unauthorized` (401), `rate_limited` (429), `internal` (500).
   */
  listOwnReviews(args?: NoArguments, options?: RequestOptions): ApiCall<ListOwnReviewsResponse>;
  /**
   * Save a review of a product.
   *
   * Saves the customer's review of a product; there is one for each product, and a later call changes it. Repeating it changes nothing.
   * 409 `review_not_allowed` if the product was not received; 422 `text_too_long` over 2 000 characters.
   *
   * Errors by code: `malformed_json` (400), `validation_failed` (400), `unauthorized` (401), `not_found` (404), `review_not_allowed` (409), `body_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `text_too_long` (422), `rate_limited` (429), `internal` (500).
   */
  saveReview(args: SaveReviewArgs, options?: RequestOptions): ApiCall<SaveReviewResponse>;
  /**
   * Delete a review.
   *
   * Deletes the customer's review of a product, also from the product's page. 404 if there is none.
   *
   * Errors by code: `validation_failed` (400), `unauthorized` (401), `not_found` (404), `rate_limited` (429), `internal` (500).
   */
  deleteReview(args: DeleteReviewArgs, options?: RequestOptions): ApiCall<undefined>;
  /**
   * List the customer's questions to stores.
   *
   * The customer's questions to stores, with the answers that have come, newest first.
   *
   * Errors by code: `validation_failed` (400), `unauthorized` (401), `rate_limited` (429), `internal` (500).
   */
  listQuestions(args?: ListQuestionsArgs, options?: RequestOptions): PagedCall<ListQuestionsResponse>;
  /**
   * Ask a store a question.
   *
   * Asks a store about exactly one of a product, the store itself or an own order; otherwise 422 with `about: choice`. Repeating a
   * question that is not answered yet returns the existing one. The customer is notified of the answer. 404 for an unknown product,
   * store or order; 422 `text_too_long` over 2 000 characters, `text: required`, or `text: too_many` with 20 unanswered questions.
   *
   * Errors by code: `malformed_json` (400), `validation_failed` (400), `unauthorized` (401), `not_found` (404), `body_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `text_too_long` (422), `rate_limited` (429), `internal` (500).
   */
  askStore(args: AskStoreBody, options?: RequestOptions): ApiCall<AskStoreResponse>;
  /**
   * Check a promo code.
   *
   * Checks a promo code for a basket before the checkout; the code is not used up. 422 with `fields.code`: `unknown`, `expired`,
   * `used_up`, `other_store` or `too_small` (the goods cost less than the code requires).
   *
   * Errors by code: `malformed_json` (400), `validation_failed` (400), `unauthorized` (401), `body_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `rate_limited` (429), `internal` (500).
   */
  checkPromo(args: CheckPromoBody, options?: RequestOptions): ApiCall<CheckPromoResponse>;
  /**
   * List saved addresses.
   *
   * Addresses that the customer has saved for delivery, newest first; at most 20.
   *
   * Errors by code: `validation_failed` (400), `unauthorized` (401), `rate_limited` (429), `internal` (500).
   */
  listAddresses(args?: NoArguments, options?: RequestOptions): ApiCall<ListAddressesResponse>;
  /**
   * Save an address.
   *
   * Saves an address for later deliveries. An address that is already saved is returned, with the new name if one was sent. 422 with
   * `fields`: `region_id: not_found`, `district_id: not_found`, `address: required`, or `address: too_many` with 20 addresses.
   *
   * Errors by code: `malformed_json` (400), `validation_failed` (400), `unauthorized` (401), `body_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `rate_limited` (429), `internal` (500).
   */
  saveAddress(args: SaveAddressBody, options?: RequestOptions): ApiCall<SaveAddressResponse>;
  /**
   * Delete an address.
   *
   * Deletes a saved address; orders that used it do not change. 404 if there is none.
   *
   * Errors by code: `validation_failed` (400), `unauthorized` (401), `not_found` (404), `rate_limited` (429), `internal` (500).
   */
  deleteAddress(args: DeleteAddressArgs, options?: RequestOptions): ApiCall<undefined>;
  /**
   * Get the next payment.
   *
   * The customer's next instalment: the order with the earliest unpaid due date, which may be overdue. Null if no instalment is left to
   * pay. It does not cover initial fees and full purchases; see `getMonth`.
   *
   * Errors by code: `validation_failed` (400), `unauthorized` (401), `rate_limited` (429), `internal` (500).
   */
  getNextPayment(args?: NoArguments, options?: RequestOptions): ApiCall<GetNextPaymentResponse>;
  /**
   * List the payments due in the month from today.
   *
   * Everything that the customer has to pay within a month from today, over all orders: overdue instalments first, oldest first; then
   * payments without a due date (an initial fee, a full purchase); then instalments by due date. An order that is paid further ahead has
   * no entry.
   *
   * Errors by code: `validation_failed` (400), `unauthorized` (401), `rate_limited` (429), `internal` (500).
   */
  getMonth(args?: NoArguments, options?: RequestOptions): ApiCall<GetMonthResponse>;
}

/** The problem codes that each operation may be refused with. */
export interface InstallmentProblemCodes {
  listCategories: 'internal' | 'rate_limited' | 'unauthorized' | 'validation_failed';
  listStores: 'internal' | 'rate_limited' | 'unauthorized' | 'validation_failed';
  getStore: 'internal' | 'not_found' | 'rate_limited' | 'unauthorized' | 'validation_failed';
  listProducts: 'internal' | 'rate_limited' | 'unauthorized' | 'validation_failed';
  getProduct: 'internal' | 'not_found' | 'rate_limited' | 'unauthorized' | 'validation_failed';
  listProductReviews: 'internal' | 'not_found' | 'rate_limited' | 'unauthorized' | 'validation_failed';
  getQuote: 'internal' | 'not_found' | 'rate_limited' | 'unauthorized' | 'validation_failed';
  checkBasket: 'basket_too_large' | 'body_too_large' | 'internal' | 'malformed_json' | 'rate_limited' | 'unauthorized' | 'unsupported_media_type' | 'validation_failed';
  getBasket: 'internal' | 'rate_limited' | 'unauthorized' | 'validation_failed';
  saveBasket: 'basket_changed' | 'basket_too_large' | 'body_too_large' | 'internal' | 'malformed_json' | 'rate_limited' | 'unauthorized' | 'unsupported_media_type' | 'validation_failed';
  searchAll: 'internal' | 'rate_limited' | 'unauthorized' | 'validation_failed';
  suggestSearch: 'internal' | 'rate_limited' | 'unauthorized' | 'validation_failed';
  listNotifications: 'internal' | 'rate_limited' | 'unauthorized' | 'validation_failed';
  markAllNotificationsRead: 'internal' | 'rate_limited' | 'unauthorized' | 'validation_failed';
  getNotification: 'internal' | 'not_found' | 'rate_limited' | 'unauthorized' | 'validation_failed';
  markNotificationRead: 'internal' | 'not_found' | 'rate_limited' | 'unauthorized' | 'validation_failed';
  getChannels: 'internal' | 'rate_limited' | 'unauthorized' | 'validation_failed';
  saveChannels: 'body_too_large' | 'fresh_proof_required' | 'internal' | 'malformed_json' | 'rate_limited' | 'unauthorized' | 'unsupported_media_type' | 'validation_failed';
  listOrders: 'internal' | 'rate_limited' | 'unauthorized' | 'validation_failed';
  getOrder: 'internal' | 'not_found' | 'rate_limited' | 'unauthorized' | 'validation_failed';
  getPayoffQuote: 'internal' | 'not_found' | 'rate_limited' | 'unauthorized' | 'validation_failed';
  quoteHardship: 'body_too_large' | 'hardship_date_range' | 'hardship_in_court' | 'hardship_moved_recently' | 'hardship_nothing_overdue' | 'hardship_paid' | 'hardship_past_date' | 'hardship_too_few_payments' | 'hardship_too_late' | 'hardship_unavailable' | 'internal' | 'malformed_json' | 'not_found' | 'rate_limited' | 'unauthorized' | 'unsupported_media_type' | 'validation_failed';
  findHardship: 'internal' | 'not_found' | 'rate_limited' | 'unauthorized' | 'validation_failed';
  agreeHardship: 'body_too_large' | 'hardship_changed' | 'hardship_date_range' | 'hardship_in_court' | 'hardship_moved_recently' | 'hardship_nothing_overdue' | 'hardship_paid' | 'hardship_past_date' | 'hardship_too_few_payments' | 'hardship_too_late' | 'hardship_unavailable' | 'idempotency_in_progress' | 'idempotency_key_missing' | 'idempotency_mismatch' | 'internal' | 'malformed_json' | 'not_found' | 'rate_limited' | 'unauthorized' | 'unsupported_media_type' | 'validation_failed';
  cancelOrder: 'idempotency_in_progress' | 'idempotency_key_missing' | 'idempotency_mismatch' | 'internal' | 'not_cancelable' | 'not_found' | 'payment_in_progress' | 'rate_limited' | 'unauthorized' | 'validation_failed';
  quoteReturn: 'body_too_large' | 'internal' | 'malformed_json' | 'not_found' | 'not_returnable' | 'order_in_court' | 'rate_limited' | 'return_open' | 'unauthorized' | 'unsupported_media_type' | 'validation_failed';
  requestReturn: 'body_too_large' | 'checksum_mismatch' | 'file_broken' | 'file_type' | 'idempotency_in_progress' | 'idempotency_key_missing' | 'idempotency_mismatch' | 'image_too_small' | 'internal' | 'malformed_json' | 'not_found' | 'not_returnable' | 'order_in_court' | 'rate_limited' | 'return_open' | 'unauthorized' | 'unsupported_media_type' | 'validation_failed';
  listReturns: 'internal' | 'rate_limited' | 'unauthorized' | 'validation_failed';
  getReturn: 'internal' | 'not_found' | 'rate_limited' | 'unauthorized' | 'validation_failed';
  writeAboutReturn: 'body_too_large' | 'idempotency_in_progress' | 'idempotency_key_missing' | 'idempotency_mismatch' | 'internal' | 'malformed_json' | 'not_found' | 'rate_limited' | 'return_closed' | 'unauthorized' | 'unsupported_media_type' | 'validation_failed';
  disputeReturn: 'body_too_large' | 'idempotency_in_progress' | 'idempotency_key_missing' | 'idempotency_mismatch' | 'internal' | 'malformed_json' | 'not_found' | 'rate_limited' | 'return_closed' | 'return_open' | 'unauthorized' | 'unsupported_media_type' | 'validation_failed';
  withdrawReturn: 'idempotency_in_progress' | 'idempotency_key_missing' | 'idempotency_mismatch' | 'internal' | 'not_found' | 'rate_limited' | 'return_closed' | 'unauthorized' | 'validation_failed';
  getReturnPhoto: 'internal' | 'not_found' | 'rate_limited' | 'unauthorized' | 'validation_failed';
  getOrderDocument: 'certificate_unavailable' | 'internal' | 'not_found' | 'rate_limited' | 'schedule_unavailable' | 'unauthorized' | 'validation_failed';
  getStatement: 'internal' | 'rate_limited' | 'unauthorized' | 'validation_failed';
  verifyDocument: 'internal' | 'not_found' | 'rate_limited' | 'validation_failed';
  getCalendar: 'fresh_proof_required' | 'internal' | 'rate_limited' | 'unauthorized' | 'validation_failed';
  createCalendar: 'fresh_proof_required' | 'internal' | 'rate_limited' | 'unauthorized' | 'validation_failed';
  revokeCalendar: 'internal' | 'rate_limited' | 'unauthorized' | 'validation_failed';
  getCalendarFeed: 'internal' | 'not_found' | 'rate_limited' | 'validation_failed';
  getLatestExport: 'internal' | 'rate_limited' | 'unauthorized' | 'validation_failed';
  createExport: 'export_lately' | 'fresh_proof_required' | 'idempotency_in_progress' | 'idempotency_key_missing' | 'idempotency_mismatch' | 'internal' | 'rate_limited' | 'unauthorized' | 'validation_failed';
  getExport: 'fresh_proof_required' | 'internal' | 'not_found' | 'rate_limited' | 'unauthorized' | 'validation_failed';
  getDeletion: 'internal' | 'rate_limited' | 'unauthorized' | 'validation_failed';
  deleteCustomer: 'claim_open' | 'deletion_balance' | 'deletion_debt' | 'fresh_proof_required' | 'idempotency_in_progress' | 'idempotency_key_missing' | 'idempotency_mismatch' | 'internal' | 'payment_in_progress' | 'rate_limited' | 'unauthorized' | 'validation_failed';
  undoDeletion: 'internal' | 'rate_limited' | 'unauthorized' | 'validation_failed';
  listActivity: 'internal' | 'unauthorized' | 'validation_failed';
  getLimit: 'internal' | 'rate_limited' | 'unauthorized' | 'validation_failed';
  requestLimit: 'idempotency_in_progress' | 'idempotency_key_missing' | 'idempotency_mismatch' | 'internal' | 'limit_not_requestable' | 'rate_limited' | 'unauthorized' | 'validation_failed';
  restoreLimit: 'idempotency_in_progress' | 'idempotency_key_missing' | 'idempotency_mismatch' | 'internal' | 'limit_not_restorable' | 'rate_limited' | 'restoration_open' | 'unauthorized' | 'validation_failed';
  getVerification: 'internal' | 'rate_limited' | 'unauthorized' | 'validation_failed';
  giveVerificationConsent: 'body_too_large' | 'consent_required' | 'internal' | 'malformed_json' | 'rate_limited' | 'unauthorized' | 'unsupported_media_type' | 'validation_failed';
  saveVerificationDocument: 'body_too_large' | 'checksum_mismatch' | 'consent_required' | 'file_broken' | 'file_type' | 'image_too_small' | 'internal' | 'malformed_json' | 'not_found' | 'rate_limited' | 'unauthorized' | 'unsupported_media_type' | 'validation_failed' | 'verification_closed';
  getVerificationImage: 'internal' | 'not_found' | 'rate_limited' | 'unauthorized' | 'validation_failed';
  saveVerificationPerson: 'body_too_large' | 'internal' | 'malformed_json' | 'rate_limited' | 'unauthorized' | 'unsupported_media_type' | 'validation_failed' | 'verification_closed';
  saveVerificationContacts: 'body_too_large' | 'internal' | 'malformed_json' | 'rate_limited' | 'unauthorized' | 'unsupported_media_type' | 'validation_failed' | 'verification_closed';
  saveVerificationCard: 'body_too_large' | 'internal' | 'malformed_json' | 'rate_limited' | 'unauthorized' | 'unsupported_media_type' | 'validation_failed' | 'verification_closed';
  submitVerification: 'consent_required' | 'idempotency_in_progress' | 'idempotency_key_missing' | 'idempotency_mismatch' | 'internal' | 'person_taken' | 'rate_limited' | 'unauthorized' | 'validation_failed' | 'verification_incomplete';
  quoteCheckout: 'body_too_large' | 'internal' | 'malformed_json' | 'rate_limited' | 'unauthorized' | 'unsupported_media_type' | 'validation_failed';
  getQuoteContract: 'internal' | 'not_found' | 'rate_limited' | 'unauthorized' | 'validation_failed';
  findCheckout: 'internal' | 'not_found' | 'rate_limited' | 'unauthorized' | 'validation_failed';
  createCheckout: 'account_closed' | 'already_placed' | 'body_too_large' | 'claim_open' | 'fresh_proof_required' | 'idempotency_in_progress' | 'idempotency_key_missing' | 'idempotency_mismatch' | 'internal' | 'malformed_json' | 'not_found' | 'offer_not_accepted' | 'quote_changed' | 'rate_limited' | 'resend_too_early' | 'too_many_codes_sent' | 'too_many_wrong_codes' | 'unauthorized' | 'unsupported_media_type' | 'upstream_unavailable' | 'validation_failed';
  getCheckout: 'internal' | 'not_found' | 'rate_limited' | 'unauthorized' | 'validation_failed';
  confirmCheckout: 'account_closed' | 'already_placed' | 'body_too_large' | 'claim_open' | 'fresh_proof_required' | 'idempotency_in_progress' | 'idempotency_key_missing' | 'idempotency_mismatch' | 'internal' | 'malformed_json' | 'not_found' | 'otp_expired' | 'otp_locked' | 'otp_wrong' | 'quote_changed' | 'rate_limited' | 'too_many_wrong_codes' | 'unauthorized' | 'unsupported_media_type' | 'validation_failed';
  getBonuses: 'internal' | 'rate_limited' | 'unauthorized' | 'validation_failed';
  listOwnReviews: 'internal' | 'rate_limited' | 'unauthorized' | 'validation_failed';
  saveReview: 'body_too_large' | 'internal' | 'malformed_json' | 'not_found' | 'rate_limited' | 'review_not_allowed' | 'text_too_long' | 'unauthorized' | 'unsupported_media_type' | 'validation_failed';
  deleteReview: 'internal' | 'not_found' | 'rate_limited' | 'unauthorized' | 'validation_failed';
  listQuestions: 'internal' | 'rate_limited' | 'unauthorized' | 'validation_failed';
  askStore: 'body_too_large' | 'internal' | 'malformed_json' | 'not_found' | 'rate_limited' | 'text_too_long' | 'unauthorized' | 'unsupported_media_type' | 'validation_failed';
  checkPromo: 'body_too_large' | 'internal' | 'malformed_json' | 'rate_limited' | 'unauthorized' | 'unsupported_media_type' | 'validation_failed';
  listAddresses: 'internal' | 'rate_limited' | 'unauthorized' | 'validation_failed';
  saveAddress: 'body_too_large' | 'internal' | 'malformed_json' | 'rate_limited' | 'unauthorized' | 'unsupported_media_type' | 'validation_failed';
  deleteAddress: 'internal' | 'not_found' | 'rate_limited' | 'unauthorized' | 'validation_failed';
  getNextPayment: 'internal' | 'rate_limited' | 'unauthorized' | 'validation_failed';
  getMonth: 'internal' | 'rate_limited' | 'unauthorized' | 'validation_failed';
}

/** What the problems of a code add to the body; `operation.code` where one operation adds something of its own. */
export interface InstallmentProblemData {
  'already_placed': AlreadyPlacedData;
  'basket_too_large': BasketTooLargeData;
  'claim_open': ClaimOpenData;
  'deletion_debt': DeletionDebtData;
  'export_lately': ExportLatelyData;
  'fresh_proof_required': FreshProofRequiredData;
  'hardship_date_range': HardshipDateRangeData;
  'otp_locked': OtpLockedData;
  'otp_wrong': OtpWrongData;
  'quote_changed': QuoteChangedData;
  'rate_limited': RateLimitedData;
  'resend_too_early': ResendTooEarlyData;
  'return_open': ReturnOpenData;
  'too_many_codes_sent': TooManyCodesSentData;
  'too_many_wrong_codes': TooManyWrongCodesData;
  'verification_incomplete': VerificationIncompleteData;
  'getQuote.validation_failed': GetQuoteValidationFailedData;
  'quoteCheckout.validation_failed': QuoteCheckoutValidationFailedData;
}
