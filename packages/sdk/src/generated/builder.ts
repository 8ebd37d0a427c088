// Generated from contracts/builder.yaml by scripts/generate.mjs. Do not edit: change the contract and run `pnpm --filter @muddat/sdk generate`.
import type { ApiCall, PagedCall } from '../client/api-call.ts';
import type { RequestOptions } from '../client/call-options.ts';

export interface Problem {
    /** "Stable code; the sentence may change, the code does not." */
    code: string;
    /** Sentence in the language of Accept-Language. */
    message: string;
    /** Code by field. */
    fields?: {
        [key: string]: string;
    };
    request_id: string;
}
export interface Content {
    organization: number;
    page: string;
    /** For the document's title. */
    title: string;
    /** For the description that search engines show. */
    description: string;
    version: number;
    /** Format: date-time */
    updated_at: string;
    blocks: (Block | OtherBlock)[];
}
/** Every block that the portal knows. */
export type Block = HeroBlock | FiguresBlock | CalculatorBlock | PartnersBlock | StepsBlock | BenefitsBlock | ComparisonBlock | FaqBlock | TextBlock | ContactBlock | BannerBlock | RichTextBlock | ProductRowBlock | CategoriesBlock | ReviewsBlock | MapBlock | VideoBlock | PromoBlock | FormBlock | ColumnsBlock;
/** A block of a type that is not known here; a client skips it. */
export interface OtherBlock {
    id: string;
    type: string;
}
export interface Link {
    label: string;
    /** Path in the portal without the locale prefix, or an absolute https address. */
    href: string;
}
export interface Figure {
    id: string;
    value: number;
    /** The value as it is shown, with no-break spaces. */
    shown: string;
    label: string;
}
/**
 * @example {
 *       "id": "hero",
 *       "type": "hero",
 *       "headline": "Покупайте сейчас, платите частями",
 *       "lead": "Лимит до 15 миллионов сум.",
 *       "cta": {
 *         "label": "Узнать свой лимит",
 *         "href": "/sign-up"
 *       },
 *       "facts": [
 *         {
 *           "id": "product_types",
 *           "value": 100000,
 *           "shown": "100 000",
 *           "label": "видов товаров"
 *         }
 *       ]
 *     }
 */
export interface HeroBlock {
    id: string;
    /** @constant */
    type: "hero";
    headline: string;
    lead: string;
    cta: Link;
    /** Takes the place of `cta` for a customer who is signed in. */
    customer_cta?: Link;
    secondary?: Link;
    /** A scene behind the words, whose left third is free for them. */
    picture?: Picture;
    facts: Figure[];
}
/**
 * @example {
 *       "id": "figures",
 *       "type": "figures",
 *       "title": "Нам доверяют",
 *       "items": [
 *         {
 *           "id": "orders_per_day",
 *           "value": 300,
 *           "shown": "300",
 *           "label": "заказов в день"
 *         }
 *       ]
 *     }
 */
export interface FiguresBlock {
    id: string;
    /** @constant */
    type: "figures";
    title: string;
    items: Figure[];
}
/**
 * @example {
 *       "id": "calculator",
 *       "type": "calculator",
 *       "title": "Сколько это будет в месяц",
 *       "lead": "Впишите цену, выберите срок.",
 *       "price": {
 *         "min": 300000,
 *         "max": 15000000,
 *         "step": 50000
 *       },
 *       "example": {
 *         "price": 4800000,
 *         "months": 12
 *       },
 *       "terms": [
 *         {
 *           "months": 12,
 *           "markup_bp": 2700
 *         }
 *       ],
 *       "note": "Это пример без первого взноса."
 *     }
 */
export interface CalculatorBlock {
    id: string;
    /** @constant */
    type: "calculator";
    title: string;
    lead: string;
    /** Bounds of the price in so'm. */
    price: {
        min: number;
        max: number;
        step: number;
    };
    /** What the calculator shows before anything is typed; it is an example and says so. */
    example: {
        price: number;
        months: number;
    };
    terms: Term[];
    note: string;
}
export interface Term {
    months: number;
    /** Mark-up in basis points of the financed sum. */
    markup_bp: number;
}
/**
 * @example {
 *       "id": "partners",
 *       "type": "partners",
 *       "title": "Магазины рядом с вами",
 *       "link": {
 *         "label": "Все магазины",
 *         "href": "/partners"
 *       },
 *       "total": 64,
 *       "items": [
 *         {
 *           "id": "1",
 *           "alias": "orzu-texnika",
 *           "name": "Orzu Texnika",
 *           "logo": "/api/mobile/v2/picture/store/orzu-texnika",
 *           "category": "Электроника",
 *           "max_months": 24,
 *           "places": 3
 *         }
 *       ]
 *     }
 */
export interface PartnersBlock {
    id: string;
    /** @constant */
    type: "partners";
    title: string;
    link: Link;
    /** Number of stores on the marketplace. */
    total: number;
    items: {
        id: string;
        alias: string;
        name: string;
        logo: string;
        /** Path or URL of a wide picture; absent if the store has none. */
        banner?: string;
        category: string;
        max_months: number;
        /** Number of the store's addresses. */
        places: number;
        /** Where it is when it has one address. */
        place?: string;
    }[];
}
/**
 * @example {
 *       "id": "steps",
 *       "type": "steps",
 *       "title": "Три шага, один вечер",
 *       "items": [
 *         {
 *           "number": 1,
 *           "title": "Подтвердите личность",
 *           "text": "Паспорт, селфи и карта."
 *         }
 *       ]
 *     }
 */
export interface StepsBlock {
    id: string;
    /** @constant */
    type: "steps";
    title: string;
    items: {
        number: number;
        title: string;
        text: string;
        /**
         * The portal's own screen to show small beside the words.
         */
        screen?: "documents" | "limit" | "payment";
    }[];
}
/**
 * @example {
 *       "id": "benefits",
 *       "type": "benefits",
 *       "title": "Почему частями спокойно",
 *       "items": [
 *         {
 *           "icon": "shield",
 *           "title": "Без пени",
 *           "text": "Опоздание не делает покупку дороже."
 *         }
 *       ]
 *     }
 */
export interface BenefitsBlock {
    id: string;
    /** @constant */
    type: "benefits";
    title: string;
    /**
     * Without it the benefits stand on the ground of the page.
     */
    tone?: "cobalt";
    /** Under the title; only with a tone. */
    text?: string;
    items: {
        /** Name of a pictogram: receipt, calendar, shield, wallet, rotate, phone, store, percent. */
        icon: string;
        title: string;
        text: string;
    }[];
}
/**
 * @example {
 *       "id": "comparison",
 *       "type": "comparison",
 *       "title": "Чем рассрочка отличается от кредита",
 *       "columns": [
 *         "Muddat",
 *         "Потребительский кредит"
 *       ],
 *       "rows": [
 *         {
 *           "label": "Опоздание",
 *           "cells": [
 *             "Без пени",
 *             "Пеня по договору"
 *           ]
 *         }
 *       ],
 *       "note": "Рассрочка не всегда дешевле кредита."
 *     }
 */
export interface ComparisonBlock {
    id: string;
    /** @constant */
    type: "comparison";
    title: string;
    columns: string[];
    rows: {
        label: string;
        /** As many as there are columns. */
        cells: string[];
    }[];
    note: string;
}
/**
 * @example {
 *       "id": "faq",
 *       "type": "faq",
 *       "title": "Частые вопросы",
 *       "link": {
 *         "label": "Все вопросы",
 *         "href": "/faq"
 *       },
 *       "items": [
 *         {
 *           "id": "21",
 *           "question": "Можно ли заплатить раньше срока?",
 *           "answer": "Да."
 *         }
 *       ]
 *     }
 */
export interface FaqBlock {
    id: string;
    /** @constant */
    type: "faq";
    title: string;
    link: Link;
    items: {
        id: string;
        question: string;
        answer: string;
    }[];
}
/**
 * @example {
 *       "id": "intro",
 *       "type": "text",
 *       "title": "Условия рассрочки",
 *       "paragraphs": [
 *         "Рассрочка — это покупка сегодня и оплата частями."
 *       ]
 *     }
 */
export interface TextBlock {
    id: string;
    /** @constant */
    type: "text";
    title: string;
    paragraphs: string[];
}
/**
 * @example {
 *       "id": "contact",
 *       "type": "contact",
 *       "title": "Остался вопрос?",
 *       "text": "Позвоните или напишите.",
 *       "phone": "+998712000000",
 *       "hours": "Каждый день 9:00–21:00",
 *       "cta": {
 *         "label": "Задать вопрос",
 *         "href": "/faq"
 *       }
 *     }
 */
export interface ContactBlock {
    id: string;
    /** @constant */
    type: "contact";
    title: string;
    text: string;
    phone: string;
    hours: string;
    cta: Link;
}
/** A picture with its natural size, so that a page keeps its place while it comes. */
export interface Picture {
    /** Path of this origin, or an absolute https address. */
    url: string;
    /** What it shows; empty where it only decorates. */
    alt: string;
    width: number;
    height: number;
}
/**
 * A strip with one thing to say and one thing to do.
 * @example {
 *       "id": "autumn",
 *       "type": "banner",
 *       "tone": "saffron",
 *       "title": "Осень частями",
 *       "text": "Обувь и рюкзаки на 12 месяцев.",
 *       "cta": {
 *         "label": "Смотреть товары",
 *         "href": "/catalogue"
 *       },
 *       "picture": {
 *         "url": "/api/mobile/v2/picture/category/home",
 *         "alt": "",
 *         "width": 400,
 *         "height": 300
 *       }
 *     }
 */
export interface BannerBlock {
    id: string;
    /** @constant */
    type: "banner";
    tone: "tile" | "cobalt" | "saffron";
    title: string;
    text: string;
    cta?: Link;
    picture?: Picture;
}
/**
 * Text with its own headings, lists, links and tables. The html has been sanitised; a client that shows it sanitises it again,
 *     since it need not trust this side.
 * @example {
 *       "id": "rules",
 *       "type": "rich-text",
 *       "html": "<h2>Правила</h2><p>Рассрочка до <strong>24 месяцев</strong>.</p>"
 *     }
 */
export interface RichTextBlock {
    id: string;
    /** @constant */
    type: "rich-text";
    /** Elements: h2 h3 h4 p br hr strong b em i u s sub sup ul ol li a blockquote code pre table caption thead tbody tr th td. Links are paths of the portal without the locale, https, mailto or tel. */
    html: string;
}
/**
 * Goods in a row; those that are gone are left out.
 * @example {
 *       "id": "popular",
 *       "type": "product-row",
 *       "title": "Часто берут в рассрочку",
 *       "link": {
 *         "label": "Все товары",
 *         "href": "/catalogue"
 *       },
 *       "items": [
 *         {
 *           "id": "17",
 *           "name": "Стиральная машина Artel 7 кг",
 *           "store": {
 *             "id": "1",
 *             "alias": "orzu-texnika",
 *             "name": "Orzu Texnika",
 *             "logo": "/api/mobile/v2/picture/store/orzu-texnika"
 *           },
 *           "category": {
 *             "id": "34",
 *             "alias": "washing-machines",
 *             "name": "Стиральные машины"
 *           },
 *           "brand": "Artel",
 *           "price": 4800000,
 *           "image": {
 *             "url": "/api/mobile/v2/picture/product/17",
 *             "width": 400,
 *             "height": 400,
 *             "placeholder": "data:image/svg+xml,%3Csvg/%3E"
 *           },
 *           "stock": 4,
 *           "from_monthly": {
 *             "months": 12,
 *             "monthly_payment": 508000,
 *             "payments": 12,
 *             "total": 6096000,
 *             "markup": 1296000,
 *             "markup_bp": 2700,
 *             "yearly_rate": 55.8
 *           }
 *         }
 *       ]
 *     }
 */
export interface ProductRowBlock {
    id: string;
    /** @constant */
    type: "product-row";
    title: string;
    link?: Link;
    items: RowProduct[];
}
/**
 * Categories of goods as pictures.
 * @example {
 *       "id": "categories",
 *       "type": "categories",
 *       "title": "Что у вас в планах?",
 *       "link": {
 *         "label": "Весь каталог",
 *         "href": "/catalogue"
 *       },
 *       "items": [
 *         {
 *           "alias": "tvs",
 *           "name": "Телевизоры",
 *           "picture": {
 *             "url": "/api/mobile/v2/picture/product/tv.ink.main-1",
 *             "width": 800,
 *             "height": 800,
 *             "placeholder": "data:image/svg+xml,%3Csvg/%3E"
 *           }
 *         }
 *       ]
 *     }
 */
export interface CategoriesBlock {
    id: string;
    /** @constant */
    type: "categories";
    title: string;
    link?: Link;
    items: {
        alias: string;
        name: string;
        picture: {
            url: string;
            width: number;
            height: number;
            /** A tiny `data:` picture in its colours. */
            placeholder: string;
        } | null;
    }[];
}
/** As ProductCard of the installment API. */
export interface RowProduct {
    id: string;
    store: {
        id: string;
        alias: string;
        name: string;
        logo: string;
    };
    category: {
        id: string;
        alias: string;
        name: string;
    };
    name: string;
    brand: string | null;
    /** Cash price in so'm. */
    price: number;
    image: {
        url: string;
        width: number;
        height: number;
        /** A tiny `data:` picture in its colours. */
        placeholder: string;
    } | null;
    stock: number;
    /** The longest term of the store without an initial fee; null where it sells for cash only. */
    from_monthly: {
        months: number;
        /** So'm. */
        monthly_payment: number;
        payments: number;
        /** All payments together, so'm. */
        total: number;
        /** So'm. */
        markup: number;
        /** Basis points. */
        markup_bp: number;
        /** Effective, percent. */
        yearly_rate: number;
    } | null;
}
/**
 * What buyers said.
 * @example {
 *       "id": "reviews",
 *       "type": "reviews",
 *       "title": "Что говорят покупатели",
 *       "items": [
 *         {
 *           "id": "r1",
 *           "author": "Шахноза",
 *           "place": "Самарканд",
 *           "rating": 5,
 *           "text": "Сумма не изменилась ни разу.",
 *           "date": "2026-08-14"
 *         }
 *       ]
 *     }
 */
export interface ReviewsBlock {
    id: string;
    /** @constant */
    type: "reviews";
    title: string;
    items: {
        id: string;
        author: string;
        place: string;
        rating: number;
        text: string;
        /** Format: date */
        date: `${number}-${number}-${number}`;
    }[];
}
/**
 * Points on a map, with their addresses for whoever does not see one.
 * @example {
 *       "id": "map",
 *       "type": "map",
 *       "title": "Где забрать покупку",
 *       "link": {
 *         "label": "Все адреса",
 *         "href": "/partners"
 *       },
 *       "points": [
 *         {
 *           "id": "a1",
 *           "name": "Orzu Texnika",
 *           "address": "улица Навои, 12",
 *           "phone": "+998712000001",
 *           "hours": "09:00-20:00",
 *           "latitude": 41.31,
 *           "longitude": 69.24
 *         }
 *       ]
 *     }
 */
export interface MapBlock {
    id: string;
    /** @constant */
    type: "map";
    title: string;
    link?: Link;
    points: {
        id: string;
        name: string;
        address: string;
        phone: string;
        hours: string;
        latitude: number;
        longitude: number;
    }[];
}
/**
 * A film of another site. Nothing of that site is asked for before the reader wants it.
 * @example {
 *       "id": "how",
 *       "type": "video",
 *       "title": "Как оформить покупку за вечер",
 *       "text": "Две минуты от телефона до договора.",
 *       "provider": "youtube",
 *       "video_id": "M7lc1UVf-VE",
 *       "duration_seconds": 124
 *     }
 */
export interface VideoBlock {
    id: string;
    /** @constant */
    type: "video";
    title: string;
    text: string;
    provider: "youtube";
    video_id: string;
    duration_seconds: number;
}
/**
 * An offer that ends. A client shows it until then and not a moment longer.
 * @example {
 *       "id": "three-months",
 *       "type": "promo",
 *       "title": "Три месяца без наценки",
 *       "text": "На технику и мебель у десяти магазинов.",
 *       "ends_at": "2026-12-31T19:00:00.000Z",
 *       "cta": {
 *         "label": "Выбрать товар",
 *         "href": "/catalogue"
 *       }
 *     }
 */
export interface PromoBlock {
    id: string;
    /** @constant */
    type: "promo";
    title: string;
    text: string;
    /** Format: date-time */
    ends_at: string;
    cta?: Link;
}
/**
 * A place to write to us: `feedback` asks a question (createFeedback), `corporate` and `seller` leave a request of a company
 *     (mobile, createCorporateRequest).
 * @example {
 *       "id": "ask",
 *       "type": "form",
 *       "form": "feedback",
 *       "title": "Задайте свой вопрос",
 *       "text": "Ответим по телефону в рабочий день."
 *     }
 */
export interface FormBlock {
    id: string;
    /** @constant */
    type: "form";
    form: "feedback" | "corporate" | "seller";
    title: string;
    text: string;
}
/**
 * Simple blocks side by side on a wide screen, one below the other on a phone. Columns do not hold columns.
 * @example {
 *       "id": "two",
 *       "type": "columns",
 *       "title": "Два способа платить",
 *       "columns": [
 *         {
 *           "blocks": [
 *             {
 *               "id": "card",
 *               "type": "text",
 *               "title": "Картой",
 *               "paragraphs": [
 *                 "Карта списывается сама."
 *               ]
 *             }
 *           ]
 *         },
 *         {
 *           "blocks": [
 *             {
 *               "id": "app",
 *               "type": "text",
 *               "title": "Через приложение",
 *               "paragraphs": [
 *                 "Payme или Click."
 *               ]
 *             }
 *           ]
 *         }
 *       ]
 *     }
 */
export interface ColumnsBlock {
    id: string;
    /** @constant */
    type: "columns";
    title?: string;
    columns: {
        blocks: SimpleBlock[];
    }[];
}
/** What a column can hold. */
export type SimpleBlock = TextBlock | RichTextBlock | BannerBlock | VideoBlock | ContactBlock;
export interface ContentPage {
    page: string;
    title: string;
    version: number;
    /** Format: date-time */
    updated_at: string;
}
export interface Faq {
    id: string;
    question: string;
    /** Plain text; paragraphs are parted by an empty line. */
    answer: string;
    category: string;
}
export interface FaqCategory {
    id: string;
    name: string;
    count: number;
}
export interface PageMeta {
    page: number;
    per_page: number;
    total: number;
    pages: number;
}
export interface FeedbackInput {
    name: string;
    /** As typed; stored as +998XXXXXXXXX. */
    phone: string;
    email?: string;
    message: string;
    /** The question that did not help. */
    faq_id?: string;
}
export interface Feedback {
    id: string;
    status: "received";
    phone: string;
    /** Format: date-time */
    created_at: string;
}
export interface GetContentResponse {
    data: Content;
}
export interface GetContentVersionResponse {
    data: {
        version: string;
    };
}
export interface ListContentPagesResponse {
    data: ContentPage[];
}
export interface ListFaqsResponse {
    data: Faq[];
    meta: PageMeta;
    /** All categories with the number of their questions, whatever is asked for. */
    categories: FaqCategory[];
}
export interface GetFaqResponse {
    data: Faq & {
        category_name: string;
        /** Up to 3 others of the same category. */
        related: {
            id: string;
            question: string;
        }[];
    };
}
export interface CreateFeedbackResponse {
    data: Feedback;
}
export interface paths {
    "/v1/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A page of blocks
         * Blocks in the order in which they stand on the page, each told by its `type`. A client skips a type that it does not know:
         *     the builder gets new ones before every client does.
         */
        get: operations["getContent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/version": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Which content is the newest
         * Changes whenever the content of any page of the organization changes, is added or goes. A client that keeps pages compares it
         *     with the one it kept them under; it says nothing else.
         */
        get: operations["getContentVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/pages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The pages of an organization
         * By their names, in the order of the alphabet; for maps of the site.
         */
        get: operations["listContentPages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/faqs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Questions, paged */
        get: operations["listFaqs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/faqs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One question with its answer */
        get: operations["getFaq"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/feedback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask a question of one's own
         * A wrong value (a phone that is none of Uzbekistan's, a blank question) is 422 `validation_failed` with `fields`.
         */
        post: operations["createFeedback"];
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
        Problem: Problem;
        Content: Content;
        /** Every block that the portal knows. */
        Block: Block;
        /** A block of a type that is not known here; a client skips it. */
        OtherBlock: OtherBlock;
        Link: Link;
        Figure: Figure;
        /**
         * @example {
         *       "id": "hero",
         *       "type": "hero",
         *       "headline": "Покупайте сейчас, платите частями",
         *       "lead": "Лимит до 15 миллионов сум.",
         *       "cta": {
         *         "label": "Узнать свой лимит",
         *         "href": "/sign-up"
         *       },
         *       "facts": [
         *         {
         *           "id": "product_types",
         *           "value": 100000,
         *           "shown": "100 000",
         *           "label": "видов товаров"
         *         }
         *       ]
         *     }
         */
        HeroBlock: HeroBlock;
        /**
         * @example {
         *       "id": "figures",
         *       "type": "figures",
         *       "title": "Нам доверяют",
         *       "items": [
         *         {
         *           "id": "orders_per_day",
         *           "value": 300,
         *           "shown": "300",
         *           "label": "заказов в день"
         *         }
         *       ]
         *     }
         */
        FiguresBlock: FiguresBlock;
        /**
         * @example {
         *       "id": "calculator",
         *       "type": "calculator",
         *       "title": "Сколько это будет в месяц",
         *       "lead": "Впишите цену, выберите срок.",
         *       "price": {
         *         "min": 300000,
         *         "max": 15000000,
         *         "step": 50000
         *       },
         *       "example": {
         *         "price": 4800000,
         *         "months": 12
         *       },
         *       "terms": [
         *         {
         *           "months": 12,
         *           "markup_bp": 2700
         *         }
         *       ],
         *       "note": "Это пример без первого взноса."
         *     }
         */
        CalculatorBlock: CalculatorBlock;
        Term: Term;
        /**
         * @example {
         *       "id": "partners",
         *       "type": "partners",
         *       "title": "Магазины рядом с вами",
         *       "link": {
         *         "label": "Все магазины",
         *         "href": "/partners"
         *       },
         *       "total": 64,
         *       "items": [
         *         {
         *           "id": "1",
         *           "alias": "orzu-texnika",
         *           "name": "Orzu Texnika",
         *           "logo": "/api/mobile/v2/picture/store/orzu-texnika",
         *           "category": "Электроника",
         *           "max_months": 24,
         *           "places": 3
         *         }
         *       ]
         *     }
         */
        PartnersBlock: PartnersBlock;
        /**
         * @example {
         *       "id": "steps",
         *       "type": "steps",
         *       "title": "Три шага, один вечер",
         *       "items": [
         *         {
         *           "number": 1,
         *           "title": "Подтвердите личность",
         *           "text": "Паспорт, селфи и карта."
         *         }
         *       ]
         *     }
         */
        StepsBlock: StepsBlock;
        /**
         * @example {
         *       "id": "benefits",
         *       "type": "benefits",
         *       "title": "Почему частями спокойно",
         *       "items": [
         *         {
         *           "icon": "shield",
         *           "title": "Без пени",
         *           "text": "Опоздание не делает покупку дороже."
         *         }
         *       ]
         *     }
         */
        BenefitsBlock: BenefitsBlock;
        /**
         * @example {
         *       "id": "comparison",
         *       "type": "comparison",
         *       "title": "Чем рассрочка отличается от кредита",
         *       "columns": [
         *         "Muddat",
         *         "Потребительский кредит"
         *       ],
         *       "rows": [
         *         {
         *           "label": "Опоздание",
         *           "cells": [
         *             "Без пени",
         *             "Пеня по договору"
         *           ]
         *         }
         *       ],
         *       "note": "Рассрочка не всегда дешевле кредита."
         *     }
         */
        ComparisonBlock: ComparisonBlock;
        /**
         * @example {
         *       "id": "faq",
         *       "type": "faq",
         *       "title": "Частые вопросы",
         *       "link": {
         *         "label": "Все вопросы",
         *         "href": "/faq"
         *       },
         *       "items": [
         *         {
         *           "id": "21",
         *           "question": "Можно ли заплатить раньше срока?",
         *           "answer": "Да."
         *         }
         *       ]
         *     }
         */
        FaqBlock: FaqBlock;
        /**
         * @example {
         *       "id": "intro",
         *       "type": "text",
         *       "title": "Условия рассрочки",
         *       "paragraphs": [
         *         "Рассрочка — это покупка сегодня и оплата частями."
         *       ]
         *     }
         */
        TextBlock: TextBlock;
        /**
         * @example {
         *       "id": "contact",
         *       "type": "contact",
         *       "title": "Остался вопрос?",
         *       "text": "Позвоните или напишите.",
         *       "phone": "+998712000000",
         *       "hours": "Каждый день 9:00–21:00",
         *       "cta": {
         *         "label": "Задать вопрос",
         *         "href": "/faq"
         *       }
         *     }
         */
        ContactBlock: ContactBlock;
        /** A picture with its natural size, so that a page keeps its place while it comes. */
        Picture: Picture;
        /**
         * A strip with one thing to say and one thing to do.
         * @example {
         *       "id": "autumn",
         *       "type": "banner",
         *       "tone": "saffron",
         *       "title": "Осень частями",
         *       "text": "Обувь и рюкзаки на 12 месяцев.",
         *       "cta": {
         *         "label": "Смотреть товары",
         *         "href": "/catalogue"
         *       },
         *       "picture": {
         *         "url": "/api/mobile/v2/picture/category/home",
         *         "alt": "",
         *         "width": 400,
         *         "height": 300
         *       }
         *     }
         */
        BannerBlock: BannerBlock;
        /**
         * Text with its own headings, lists, links and tables. The html has been sanitised; a client that shows it sanitises it again,
         *     since it need not trust this side.
         * @example {
         *       "id": "rules",
         *       "type": "rich-text",
         *       "html": "<h2>Правила</h2><p>Рассрочка до <strong>24 месяцев</strong>.</p>"
         *     }
         */
        RichTextBlock: RichTextBlock;
        /**
         * Goods in a row; those that are gone are left out.
         * @example {
         *       "id": "popular",
         *       "type": "product-row",
         *       "title": "Часто берут в рассрочку",
         *       "link": {
         *         "label": "Все товары",
         *         "href": "/catalogue"
         *       },
         *       "items": [
         *         {
         *           "id": "17",
         *           "name": "Стиральная машина Artel 7 кг",
         *           "store": {
         *             "id": "1",
         *             "alias": "orzu-texnika",
         *             "name": "Orzu Texnika",
         *             "logo": "/api/mobile/v2/picture/store/orzu-texnika"
         *           },
         *           "category": {
         *             "id": "34",
         *             "alias": "washing-machines",
         *             "name": "Стиральные машины"
         *           },
         *           "brand": "Artel",
         *           "price": 4800000,
         *           "image": {
         *             "url": "/api/mobile/v2/picture/product/17",
         *             "width": 400,
         *             "height": 400,
         *             "placeholder": "data:image/svg+xml,%3Csvg/%3E"
         *           },
         *           "stock": 4,
         *           "from_monthly": {
         *             "months": 12,
         *             "monthly_payment": 508000,
         *             "payments": 12,
         *             "total": 6096000,
         *             "markup": 1296000,
         *             "markup_bp": 2700,
         *             "yearly_rate": 55.8
         *           }
         *         }
         *       ]
         *     }
         */
        ProductRowBlock: ProductRowBlock;
        /**
         * Categories of goods as pictures.
         * @example {
         *       "id": "categories",
         *       "type": "categories",
         *       "title": "Что у вас в планах?",
         *       "link": {
         *         "label": "Весь каталог",
         *         "href": "/catalogue"
         *       },
         *       "items": [
         *         {
         *           "alias": "tvs",
         *           "name": "Телевизоры",
         *           "picture": {
         *             "url": "/api/mobile/v2/picture/product/tv.ink.main-1",
         *             "width": 800,
         *             "height": 800,
         *             "placeholder": "data:image/svg+xml,%3Csvg/%3E"
         *           }
         *         }
         *       ]
         *     }
         */
        CategoriesBlock: CategoriesBlock;
        /** As ProductCard of the installment API. */
        RowProduct: RowProduct;
        /**
         * What buyers said.
         * @example {
         *       "id": "reviews",
         *       "type": "reviews",
         *       "title": "Что говорят покупатели",
         *       "items": [
         *         {
         *           "id": "r1",
         *           "author": "Шахноза",
         *           "place": "Самарканд",
         *           "rating": 5,
         *           "text": "Сумма не изменилась ни разу.",
         *           "date": "2026-08-14"
         *         }
         *       ]
         *     }
         */
        ReviewsBlock: ReviewsBlock;
        /**
         * Points on a map, with their addresses for whoever does not see one.
         * @example {
         *       "id": "map",
         *       "type": "map",
         *       "title": "Где забрать покупку",
         *       "link": {
         *         "label": "Все адреса",
         *         "href": "/partners"
         *       },
         *       "points": [
         *         {
         *           "id": "a1",
         *           "name": "Orzu Texnika",
         *           "address": "улица Навои, 12",
         *           "phone": "+998712000001",
         *           "hours": "09:00-20:00",
         *           "latitude": 41.31,
         *           "longitude": 69.24
         *         }
         *       ]
         *     }
         */
        MapBlock: MapBlock;
        /**
         * A film of another site. Nothing of that site is asked for before the reader wants it.
         * @example {
         *       "id": "how",
         *       "type": "video",
         *       "title": "Как оформить покупку за вечер",
         *       "text": "Две минуты от телефона до договора.",
         *       "provider": "youtube",
         *       "video_id": "M7lc1UVf-VE",
         *       "duration_seconds": 124
         *     }
         */
        VideoBlock: VideoBlock;
        /**
         * An offer that ends. A client shows it until then and not a moment longer.
         * @example {
         *       "id": "three-months",
         *       "type": "promo",
         *       "title": "Три месяца без наценки",
         *       "text": "На технику и мебель у десяти магазинов.",
         *       "ends_at": "2026-12-31T19:00:00.000Z",
         *       "cta": {
         *         "label": "Выбрать товар",
         *         "href": "/catalogue"
         *       }
         *     }
         */
        PromoBlock: PromoBlock;
        /**
         * A place to write to us: `feedback` asks a question (createFeedback), `corporate` and `seller` leave a request of a company
         *     (mobile, createCorporateRequest).
         * @example {
         *       "id": "ask",
         *       "type": "form",
         *       "form": "feedback",
         *       "title": "Задайте свой вопрос",
         *       "text": "Ответим по телефону в рабочий день."
         *     }
         */
        FormBlock: FormBlock;
        /**
         * Simple blocks side by side on a wide screen, one below the other on a phone. Columns do not hold columns.
         * @example {
         *       "id": "two",
         *       "type": "columns",
         *       "title": "Два способа платить",
         *       "columns": [
         *         {
         *           "blocks": [
         *             {
         *               "id": "card",
         *               "type": "text",
         *               "title": "Картой",
         *               "paragraphs": [
         *                 "Карта списывается сама."
         *               ]
         *             }
         *           ]
         *         },
         *         {
         *           "blocks": [
         *             {
         *               "id": "app",
         *               "type": "text",
         *               "title": "Через приложение",
         *               "paragraphs": [
         *                 "Payme или Click."
         *               ]
         *             }
         *           ]
         *         }
         *       ]
         *     }
         */
        ColumnsBlock: ColumnsBlock;
        /** What a column can hold. */
        SimpleBlock: SimpleBlock;
        ContentPage: ContentPage;
        Faq: Faq;
        FaqCategory: FaqCategory;
        PageMeta: PageMeta;
        FeedbackInput: FeedbackInput;
        Feedback: Feedback;
    };
    responses: {
        /** Malformed JSON (`malformed_json`), or a parameter or body of the wrong shape (`validation_failed`). */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Problem;
            };
        };
        /** No token, or one that is not good any more. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Problem;
            };
        };
        /** No such thing. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Problem;
            };
        };
        /** The body is too large. */
        BodyTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Problem;
            };
        };
        /** The body is not JSON. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Problem;
            };
        };
        /** The body is well-shaped, but a value is not acceptable; `fields` names each. */
        Unacceptable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Problem;
            };
        };
        /** Too many requests; wait for the seconds in Retry-After. */
        RateLimited: {
            headers: {
                /** @example 60 */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": Problem;
            };
        };
        /** Something broke on our side. */
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
         * Language of the texts: `ru` (default), `oz` or `uz`.
         * @example ru
         */
        AcceptLanguage: string;
        /**
         * The kind of client.
         * @example web
         */
        ClientModel: string;
        /**
         * The organization whose content is asked for; 2 is Muddat.
         * @example 2
         */
        Organization: number;
        /**
         * The organization whose content it is; the same as in the header, else 422.
         * @example 2
         */
        OrganizationQuery: number;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getContent: {
        parameters: {
            query: {
                /**
                 * The organization whose content it is; the same as in the header, else 422.
                 * @example 2
                 */
                organization: components["parameters"]["OrganizationQuery"];
                /**
                 * Extension: which page of the organization; the home page by default.
                 * @example home
                 */
                page?: string;
            };
            header: {
                /**
                 * Language of the texts: `ru` (default), `oz` or `uz`.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * The kind of client.
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
                /**
                 * The organization whose content is asked for; 2 is Muddat.
                 * @example 2
                 */
                organization: components["parameters"]["Organization"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GetContentResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unacceptable"];
            500: components["responses"]["Internal"];
        };
    };
    getContentVersion: {
        parameters: {
            query: {
                /**
                 * The organization whose content it is; the same as in the header, else 422.
                 * @example 2
                 */
                organization: components["parameters"]["OrganizationQuery"];
            };
            header: {
                /**
                 * Language of the texts: `ru` (default), `oz` or `uz`.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * The kind of client.
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
                /**
                 * The organization whose content is asked for; 2 is Muddat.
                 * @example 2
                 */
                organization: components["parameters"]["Organization"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The version; opaque. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GetContentVersionResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unacceptable"];
            500: components["responses"]["Internal"];
        };
    };
    listContentPages: {
        parameters: {
            query: {
                /**
                 * The organization whose content it is; the same as in the header, else 422.
                 * @example 2
                 */
                organization: components["parameters"]["OrganizationQuery"];
            };
            header: {
                /**
                 * Language of the texts: `ru` (default), `oz` or `uz`.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * The kind of client.
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
                /**
                 * The organization whose content is asked for; 2 is Muddat.
                 * @example 2
                 */
                organization: components["parameters"]["Organization"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** All pages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListContentPagesResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unacceptable"];
            500: components["responses"]["Internal"];
        };
    };
    listFaqs: {
        parameters: {
            query?: {
                /**
                 * Id of a category; an unknown one has no questions.
                 * @example payments
                 */
                category?: string;
                /**
                 * Words to be found in the question or the answer, whichever apostrophe is typed.
                 * @example досрочно
                 */
                search?: string;
                /** @example 1 */
                page?: number;
                /** @example 20 */
                per_page?: number;
            };
            header: {
                /**
                 * Language of the texts: `ru` (default), `oz` or `uz`.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * The kind of client.
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
                /**
                 * The organization whose content is asked for; 2 is Muddat.
                 * @example 2
                 */
                organization: components["parameters"]["Organization"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One page of the questions that match; none past the last page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListFaqsResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Internal"];
        };
    };
    getFaq: {
        parameters: {
            query?: never;
            header: {
                /**
                 * Language of the texts: `ru` (default), `oz` or `uz`.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * The kind of client.
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
                /**
                 * The organization whose content is asked for; 2 is Muddat.
                 * @example 2
                 */
                organization: components["parameters"]["Organization"];
            };
            path: {
                /** @example 21 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The question. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GetFaqResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Internal"];
        };
    };
    createFeedback: {
        parameters: {
            query?: never;
            header: {
                /**
                 * Language of the texts: `ru` (default), `oz` or `uz`.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * The kind of client.
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
                /**
                 * The organization whose content is asked for; 2 is Muddat.
                 * @example 2
                 */
                organization: components["parameters"]["Organization"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": FeedbackInput;
            };
        };
        responses: {
            /** The question is stored; an answer comes by phone. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CreateFeedbackResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unacceptable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
}

/** Arguments of `getContent`. */
export interface GetContentArgs {
  /** The organization whose content it is; the same as in the header, else 422. */
  organization: NonNullable<operations['getContent']['parameters']['query']>['organization'];
  /** Extension: which page of the organization; the home page by default. */
  page?: NonNullable<operations['getContent']['parameters']['query']>['page'];
}
/** Arguments of `getContentVersion`. */
export interface GetContentVersionArgs {
  /** The organization whose content it is; the same as in the header, else 422. */
  organization: NonNullable<operations['getContentVersion']['parameters']['query']>['organization'];
}
/** Arguments of `listContentPages`. */
export interface ListContentPagesArgs {
  /** The organization whose content it is; the same as in the header, else 422. */
  organization: NonNullable<operations['listContentPages']['parameters']['query']>['organization'];
}
/** Arguments of `listFaqs`. */
export interface ListFaqsArgs {
  /** Id of a category; an unknown one has no questions. */
  category?: NonNullable<operations['listFaqs']['parameters']['query']>['category'];
  /** Words to be found in the question or the answer, whichever apostrophe is typed. */
  search?: NonNullable<operations['listFaqs']['parameters']['query']>['search'];
  page?: NonNullable<operations['listFaqs']['parameters']['query']>['page'];
  per_page?: NonNullable<operations['listFaqs']['parameters']['query']>['per_page'];
}
/** Arguments of `getFaq`. */
export interface GetFaqArgs {
  id: NonNullable<operations['getFaq']['parameters']['path']>['id'];
}

/** The methods of the builder API, one for each operation of its contract. */
export interface BuilderApi {
  /**
   * A page of blocks.
   *
   * Blocks in the order in which they stand on the page, each told by its `type`. A client skips a type that it does not know:
   * the builder gets new ones before every client does.
   */
  getContent(args: GetContentArgs, options?: RequestOptions): ApiCall<GetContentResponse>;
  /**
   * Which content is the newest.
   *
   * Changes whenever the content of any page of the organization changes, is added or goes. A client that keeps pages compares it
   * with the one it kept them under; it says nothing else.
   */
  getContentVersion(args: GetContentVersionArgs, options?: RequestOptions): ApiCall<GetContentVersionResponse>;
  /**
   * The pages of an organization.
   *
   * By their names, in the order of the alphabet; for maps of the site.
   */
  listContentPages(args: ListContentPagesArgs, options?: RequestOptions): ApiCall<ListContentPagesResponse>;
  /** Questions, paged. */
  listFaqs(args?: ListFaqsArgs, options?: RequestOptions): PagedCall<ListFaqsResponse>;
  /** One question with its answer. */
  getFaq(args: GetFaqArgs, options?: RequestOptions): ApiCall<GetFaqResponse>;
  /**
   * Ask a question of one's own.
   *
   * A wrong value (a phone that is none of Uzbekistan's, a blank question) is 422 `validation_failed` with `fields`.
   */
  createFeedback(args: FeedbackInput, options?: RequestOptions): ApiCall<CreateFeedbackResponse>;
}

/** The problem codes that each operation may be refused with. */
export interface BuilderProblemCodes {
  getContent: string;
  getContentVersion: string;
  listContentPages: string;
  listFaqs: string;
  getFaq: string;
  createFeedback: string;
}
