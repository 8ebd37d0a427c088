// Generated from contracts/builder.yaml by scripts/generate.mjs. Do not edit: change the contract and run `pnpm --filter @muddat/sdk generate`.
import type { ApiCall, PagedCall } from '../client/answers.ts';
import type { RequestOptions } from '../client/call-options.ts';

/** The body of every failed call. Decide by `code`; show `message` to a person. */
export interface Problem {
    /**
     * Stable name of the failure; the operation's `x-problem-codes` lists those that it answers. The sentence may change, the code
     * does not.
     */
    code: string;
    /** One sentence for a person, in the language of `Accept-Language`. */
    message: string;
    /** For developers, in English: which of several causes the code had. May be left out; do not show it to the user. */
    detail?: string;
    /** With `validation_failed` only: a code such as `required` or `phone-format` for each wrong field, by the name of the field. */
    fields?: {
        [key: string]: string;
    };
    /** Id of this call in the logs; quote it when you report the failure. Also in the header `X-Request-Id`. */
    request_id: string;
}
/** A page with its blocks, in one language. */
export interface Content {
    /** The organization that the page belongs to; 2 is Muddat. */
    organization: number;
    /** Name of the page, as `getContent` takes it; the same in every language. */
    page: string;
    /** Title of the document (HTML `title`), plain text in the language of the call. */
    title: string;
    /** Description for search engines (HTML `meta`), plain text in the language of the call. */
    description: string;
    /** Number of this version of the page; 1 at first, and one more with each save. */
    version: number;
    /**
     * Format: date-time
     * When this version was saved, UTC.
     */
    updated_at: string;
    /** The blocks, in the order in which they stand on the page. Skip those whose `type` you do not know. */
    blocks: (Block | OtherBlock)[];
}
/** Every block that the portal knows. */
export type Block = HeroBlock | FiguresBlock | CalculatorBlock | PartnersBlock | StepsBlock | BenefitsBlock | ComparisonBlock | FaqBlock | TextBlock | ContactBlock | BannerBlock | RichTextBlock | ProductRowBlock | CategoriesBlock | ReviewsBlock | MapBlock | VideoBlock | PromoBlock | FormBlock | ColumnsBlock;
/** A block of a type that is not known here; a client skips it. */
export interface OtherBlock {
    /** Name of the block, unique on its page; the portal uses it as an anchor. */
    id: string;
    /** A type that this contract does not know yet; the block has fields of its own besides. */
    type: string;
}
/** A link or a button with its words. */
export interface Link {
    /** Words of the link, in the language of the call. */
    label: string;
    /** Path in the portal without the locale prefix, such as `/partners`, or an absolute https address. */
    href: string;
}
/** A number about the marketplace with its caption. */
export interface Figure {
    /** Name of the figure, such as `product_types`; the same in every language. */
    id: string;
    /** The number itself, for sorting or counting up; its unit is in `shown` and `label`. */
    value: number;
    /** The number ready to show, such as «100 000» or «5 лет»; groups and unit are joined by no-break spaces. */
    shown: string;
    /** What the number counts, in the language of the call. */
    label: string;
}
/**
 * The opening of a page: its promise, one main action and a few figures.
 * @example {
 * "id": "hero",
 * "type": "hero",
 * "headline": "Покупайте сейчас, платите частями",
 * "lead": "Лимит до 15 миллионов сум.",
 * "cta": {
 * "label": "Узнать свой лимит",
 * "href": "/sign-up"
 * },
 * "facts": [
 * {
 * "id": "product_types",
 * "value": 100000,
 * "shown": "100 000",
 * "label": "видов товаров"
 * }
 * ]
 * }
 */
export interface HeroBlock {
    /** Name of the block, unique on its page; the portal uses it as an anchor. */
    id: string;
    /**
     * Tells this block from those of other types.
     * @constant
     */
    type: "hero";
    /** Main heading of the page, plain text. */
    headline: string;
    /** One or two sentences below the headline, plain text. */
    lead: string;
    /** The main action, for everybody or, beside `customer_cta`, for guests. */
    cta: Link;
    /** Takes the place of `cta` for a customer who is signed in; left out where both see the same. */
    customer_cta?: Link;
    /** A quieter second action; left out where there is none. */
    secondary?: Link;
    /** A scene behind the words, whose left third is free for them; left out where there is none. */
    picture?: Picture;
    /** Figures in their order; may be empty. */
    facts: Figure[];
}
/**
 * Figures of the marketplace under a title.
 * @example {
 * "id": "figures",
 * "type": "figures",
 * "title": "Нам доверяют",
 * "items": [
 * {
 * "id": "orders_per_day",
 * "value": 300,
 * "shown": "300",
 * "label": "заказов в день"
 * }
 * ]
 * }
 */
export interface FiguresBlock {
    /** Name of the block, unique on its page; the portal uses it as an anchor. */
    id: string;
    /**
     * Tells this block from those of other types.
     * @constant
     */
    type: "figures";
    /** Heading of the block, plain text. */
    title: string;
    /** The figures, in the order in which they are shown. */
    items: Figure[];
}
/**
 * A calculator of the monthly payment. The client counts by `terms`; the result is an example, not an offer.
 * @example {
 * "id": "calculator",
 * "type": "calculator",
 * "title": "Сколько это будет в месяц",
 * "lead": "Впишите цену, выберите срок.",
 * "price": {
 * "min": 300000,
 * "max": 15000000,
 * "step": 50000
 * },
 * "example": {
 * "price": 4800000,
 * "months": 12
 * },
 * "terms": [
 * {
 * "months": 12,
 * "markup_bp": 2700
 * }
 * ],
 * "note": "Это пример без первого взноса."
 * }
 */
export interface CalculatorBlock {
    /** Name of the block, unique on its page; the portal uses it as an anchor. */
    id: string;
    /**
     * Tells this block from those of other types.
     * @constant
     */
    type: "calculator";
    /** Heading of the block, plain text. */
    title: string;
    /** One or two sentences that say what to do, plain text. */
    lead: string;
    /** What the price field accepts, in so'm. */
    price: {
        /** Lowest price, so'm. */
        min: number;
        /** Highest price, so'm. */
        max: number;
        /** Step of the price between `min` and `max`, so'm. */
        step: number;
    };
    /** What the calculator shows before anything is typed; label it as an example. */
    example: {
        /** Price of the example, so'm. */
        price: number;
        /** Term of the example, in months. */
        months: number;
    };
    /** The terms to choose from, in the order in which they are shown. */
    terms: Term[];
    /** What the result leaves out, to show below it; plain text. */
    note: string;
}
/** A term of an installment plan and what it costs. */
export interface Term {
    /** Length of the term in months. */
    months: number;
    /** Mark-up in basis points of the financed sum: 2700 is 27 %. */
    markup_bp: number;
}
/**
 * Chosen stores of the marketplace.
 * @example {
 * "id": "partners",
 * "type": "partners",
 * "title": "Магазины рядом с вами",
 * "link": {
 * "label": "Все магазины",
 * "href": "/partners"
 * },
 * "total": 64,
 * "items": [
 * {
 * "id": "1",
 * "alias": "orzu-texnika",
 * "name": "Orzu Texnika",
 * "logo": "/api/mobile/v2/picture/store/orzu-texnika",
 * "category": "Электроника",
 * "max_months": 24,
 * "places": 3
 * }
 * ]
 * }
 */
export interface PartnersBlock {
    /** Name of the block, unique on its page; the portal uses it as an anchor. */
    id: string;
    /**
     * Tells this block from those of other types.
     * @constant
     */
    type: "partners";
    /** Heading of the block, plain text. */
    title: string;
    /** Leads to all stores. */
    link: Link;
    /** Number of all stores of the marketplace, not only of those in `items`. */
    total: number;
    /** The chosen stores, in the order of the editor; stores that no longer exist are left out. */
    items: {
        /** Id of the store, as in the installment API. */
        id: string;
        /** Readable name of the store for addresses, such as `orzu-texnika`. */
        alias: string;
        /** Name of the store; the same in every language. */
        name: string;
        /** Address of the store's logo. */
        logo: string;
        /** Address of a wide picture of the store; left out where it has none. */
        banner?: string;
        /** What the store mainly sells, in the language of the call; empty where it has no category. */
        category: string;
        /** Longest term that the store offers, in months; 0 where it sells for cash only. */
        max_months: number;
        /** Number of the store's addresses. */
        places: number;
        /** Name of the district of its only address; left out where it has none or several. */
        place?: string;
    }[];
}
/**
 * What to do, step by step.
 * @example {
 * "id": "steps",
 * "type": "steps",
 * "title": "Три шага, один вечер",
 * "items": [
 * {
 * "number": 1,
 * "title": "Подтвердите личность",
 * "text": "Паспорт, селфи и карта."
 * }
 * ]
 * }
 */
export interface StepsBlock {
    /** Name of the block, unique on its page; the portal uses it as an anchor. */
    id: string;
    /**
     * Tells this block from those of other types.
     * @constant
     */
    type: "steps";
    /** Heading of the block, plain text. */
    title: string;
    /** The steps, in the order in which they are taken. */
    items: {
        /** Number to show beside the step, from 1. */
        number: number;
        /** What the step is, in a few words. */
        title: string;
        /** One or two sentences about the step, plain text. */
        text: string;
        /**
         * The portal's own screen to show small beside the words; left out where the step has none.
         */
        screen?: "documents" | "limit" | "payment";
    }[];
}
/**
 * Reasons, each with a pictogram.
 * @example {
 * "id": "benefits",
 * "type": "benefits",
 * "title": "Почему частями спокойно",
 * "items": [
 * {
 * "icon": "shield",
 * "title": "Без пени",
 * "text": "Опоздание не делает покупку дороже."
 * }
 * ]
 * }
 */
export interface BenefitsBlock {
    /** Name of the block, unique on its page; the portal uses it as an anchor. */
    id: string;
    /**
     * Tells this block from those of other types.
     * @constant
     */
    type: "benefits";
    /** Heading of the block, plain text. */
    title: string;
    /**
     * Colour behind the whole block; without it the benefits stand on the ground of the page.
     */
    tone?: "cobalt";
    /** A sentence under the title, only with a `tone`; left out where there is none. */
    text?: string;
    /** The reasons, in the order in which they are shown. */
    items: {
        /** Name of a pictogram: `receipt`, `calendar`, `shield`, `wallet`, `rotate`, `phone`, `store` or `percent`. */
        icon: string;
        /** A few words that name the reason. */
        title: string;
        /** One or two sentences that explain it, plain text. */
        text: string;
    }[];
}
/**
 * A table that compares ways to buy.
 * @example {
 * "id": "comparison",
 * "type": "comparison",
 * "title": "Чем рассрочка отличается от кредита",
 * "columns": [
 * "Muddat",
 * "Потребительский кредит"
 * ],
 * "rows": [
 * {
 * "label": "Опоздание",
 * "cells": [
 * "Без пени",
 * "Пеня по договору"
 * ]
 * }
 * ],
 * "note": "Рассрочка не всегда дешевле кредита."
 * }
 */
export interface ComparisonBlock {
    /** Name of the block, unique on its page; the portal uses it as an anchor. */
    id: string;
    /**
     * Tells this block from those of other types.
     * @constant
     */
    type: "comparison";
    /** Heading of the block and caption of the table, plain text. */
    title: string;
    /** Headings of the columns, without the one that holds the labels of the rows. */
    columns: string[];
    /** The rows, in the order in which they are shown. */
    rows: {
        /** What the row compares, such as «Опоздание». */
        label: string;
        /** One text for each of `columns`, in the same order. */
        cells: string[];
    }[];
    /** What the table leaves out, to show below it; plain text. */
    note: string;
}
/**
 * Chosen questions with their answers.
 * @example {
 * "id": "faq",
 * "type": "faq",
 * "title": "Частые вопросы",
 * "link": {
 * "label": "Все вопросы",
 * "href": "/faq"
 * },
 * "items": [
 * {
 * "id": "21",
 * "question": "Можно ли заплатить раньше срока?",
 * "answer": "Да."
 * }
 * ]
 * }
 */
export interface FaqBlock {
    /** Name of the block, unique on its page; the portal uses it as an anchor. */
    id: string;
    /**
     * Tells this block from those of other types.
     * @constant
     */
    type: "faq";
    /** Heading of the block, plain text. */
    title: string;
    /** Leads to all questions. */
    link: Link;
    /** The questions, in the order of the editor; those that no longer exist are left out. */
    items: {
        /** Id of the question; `getFaq` takes it. */
        id: string;
        /** The question, plain text in the language of the call. */
        question: string;
        /** The answer, plain text; an empty line separates paragraphs. */
        answer: string;
    }[];
}
/**
 * Plain paragraphs under a title.
 * @example {
 * "id": "intro",
 * "type": "text",
 * "title": "Условия рассрочки",
 * "paragraphs": [
 * "Рассрочка — это покупка сегодня и оплата частями."
 * ]
 * }
 */
export interface TextBlock {
    /** Name of the block, unique on its page; the portal uses it as an anchor. */
    id: string;
    /**
     * Tells this block from those of other types.
     * @constant
     */
    type: "text";
    /** Heading of the block, plain text. */
    title: string;
    /** The paragraphs, in reading order; plain text, no markup. */
    paragraphs: string[];
}
/**
 * How to reach support: a phone, its hours and one action.
 * @example {
 * "id": "contact",
 * "type": "contact",
 * "title": "Остался вопрос?",
 * "text": "Позвоните или напишите.",
 * "phone": "+998712000000",
 * "hours": "Каждый день 9:00–21:00",
 * "cta": {
 * "label": "Задать вопрос",
 * "href": "/faq"
 * }
 * }
 */
export interface ContactBlock {
    /** Name of the block, unique on its page; the portal uses it as an anchor. */
    id: string;
    /**
     * Tells this block from those of other types.
     * @constant
     */
    type: "contact";
    /** Heading of the block, plain text. */
    title: string;
    /** One or two sentences, plain text. */
    text: string;
    /** Phone of the support, +998XXXXXXXXX. */
    phone: string;
    /** When the phone is answered, as text in the language of the call. */
    hours: string;
    /** Another way to ask, such as a form. */
    cta: Link;
}
/** A picture with its natural size, so that a page keeps its place while it comes. */
export interface Picture {
    /** Path of the portal's origin, or an absolute https address. */
    url: string;
    /** What the picture shows, in the language of the call; empty where it only decorates. */
    alt: string;
    /** Natural width in pixels. */
    width: number;
    /** Natural height in pixels. */
    height: number;
}
/**
 * A strip with one thing to say and one thing to do.
 * @example {
 * "id": "autumn",
 * "type": "banner",
 * "tone": "saffron",
 * "title": "Осень частями",
 * "text": "Обувь и рюкзаки на 12 месяцев.",
 * "cta": {
 * "label": "Смотреть товары",
 * "href": "/catalogue"
 * },
 * "picture": {
 * "url": "/api/mobile/v2/picture/category/home",
 * "alt": "",
 * "width": 400,
 * "height": 300
 * }
 * }
 */
export interface BannerBlock {
    /** Name of the block, unique on its page; the portal uses it as an anchor. */
    id: string;
    /**
     * Tells this block from those of other types.
     * @constant
     */
    type: "banner";
    /**
     * Colour of the strip, by its name in the palette of the portal.
     */
    tone: "tile" | "cobalt" | "saffron";
    /** What the strip says, in a few words. */
    title: string;
    /** One or two sentences below the title, plain text. */
    text: string;
    /** The one thing to do; left out where there is none. */
    cta?: Link;
    /** A picture beside the words; left out where there is none. */
    picture?: Picture;
}
/**
 * Text with its own headings, lists, links and tables. The html has been sanitised; a client that shows it sanitises it again,
 * since it need not trust this side.
 * @example {
 * "id": "rules",
 * "type": "rich-text",
 * "html": "<h2>Правила</h2><p>Рассрочка до <strong>24 месяцев</strong>.</p>"
 * }
 */
export interface RichTextBlock {
    /** Name of the block, unique on its page; the portal uses it as an anchor. */
    id: string;
    /**
     * Tells this block from those of other types.
     * @constant
     */
    type: "rich-text";
    /**
     * HTML in the language of the call. Elements: h2 h3 h4 p br hr strong b em i u s sub sup ul ol li a blockquote code pre table
     * caption thead tbody tr th td. Links are paths of the portal without the locale prefix, https, mailto or tel.
     */
    html: string;
}
/**
 * Goods in a row; those that are gone are left out.
 * @example {
 * "id": "popular",
 * "type": "product-row",
 * "title": "Часто берут в рассрочку",
 * "link": {
 * "label": "Все товары",
 * "href": "/catalogue"
 * },
 * "items": [
 * {
 * "id": "17",
 * "name": "Стиральная машина Artel 7 кг",
 * "store": {
 * "id": "1",
 * "alias": "orzu-texnika",
 * "name": "Orzu Texnika",
 * "logo": "/api/mobile/v2/picture/store/orzu-texnika"
 * },
 * "category": {
 * "id": "34",
 * "alias": "washing-machines",
 * "name": "Стиральные машины"
 * },
 * "brand": "Artel",
 * "price": 4800000,
 * "image": {
 * "url": "/api/mobile/v2/picture/product/17",
 * "width": 400,
 * "height": 400,
 * "placeholder": "data:image/svg+xml,%3Csvg/%3E"
 * },
 * "stock": 4,
 * "from_monthly": {
 * "months": 12,
 * "monthly_payment": 508000,
 * "payments": 12,
 * "total": 6096000,
 * "markup": 1296000,
 * "markup_bp": 2700,
 * "yearly_rate": 55.8
 * }
 * }
 * ]
 * }
 */
export interface ProductRowBlock {
    /** Name of the block, unique on its page; the portal uses it as an anchor. */
    id: string;
    /**
     * Tells this block from those of other types.
     * @constant
     */
    type: "product-row";
    /** Heading of the row, plain text. */
    title: string;
    /** Leads to more goods of this kind; left out where there is none. */
    link?: Link;
    /** Up to 12 products, in the order in which they are shown; may be empty. */
    items: RowProduct[];
}
/**
 * Categories of goods as pictures.
 * @example {
 * "id": "categories",
 * "type": "categories",
 * "title": "Что у вас в планах?",
 * "link": {
 * "label": "Весь каталог",
 * "href": "/catalogue"
 * },
 * "items": [
 * {
 * "alias": "tvs",
 * "name": "Телевизоры",
 * "picture": {
 * "url": "/api/mobile/v2/picture/product/tv.ink.main-1",
 * "width": 800,
 * "height": 800,
 * "placeholder": "data:image/svg+xml,%3Csvg/%3E"
 * }
 * }
 * ]
 * }
 */
export interface CategoriesBlock {
    /** Name of the block, unique on its page; the portal uses it as an anchor. */
    id: string;
    /**
     * Tells this block from those of other types.
     * @constant
     */
    type: "categories";
    /** Heading of the block, plain text. */
    title: string;
    /** Leads to the whole catalogue; left out where there is none. */
    link?: Link;
    /** Up to 16 categories, in the order of the editor; those that no longer exist are left out. */
    items: {
        /** Readable name of the category for addresses, such as `tvs`. */
        alias: string;
        /** Name of the category, in the language of the call. */
        name: string;
        /** Typical goods of the category; null where it has no picture. */
        picture: {
            /** Path of the picture on the portal's origin, or an absolute address. */
            url: string;
            /** Natural width in pixels. */
            width: number;
            /** Natural height in pixels. */
            height: number;
            /** A tiny `data:` picture in its colours, to show until the picture has come. */
            placeholder: string;
        } | null;
    }[];
}
/** A product as it is shown in a row; the same as `ProductCard` of the installment API. */
export interface RowProduct {
    /** Id of the product, as in the installment API. */
    id: string;
    /** The store that sells it. */
    store: {
        /** Id of the store, as in the installment API. */
        id: string;
        /** Readable name of the store for addresses, such as `orzu-texnika`. */
        alias: string;
        /** Name of the store; the same in every language. */
        name: string;
        /** Address of the store's logo. */
        logo: string;
    };
    /** The category that it is listed in. */
    category: {
        /** Id of the category, as in the installment API. */
        id: string;
        /** Readable name of the category for addresses, such as `washing-machines`. */
        alias: string;
        /** Name of the category, in the language of the call. */
        name: string;
    };
    /** Name of the product, in the language of the call. */
    name: string;
    /** Brand, such as `Artel`; null where it has none. */
    brand: string | null;
    /** Price when paid at once, so'm. */
    price: number;
    /** The main picture; null where the product has none. */
    image: {
        /** Path of the picture on the portal's origin, or an absolute address. */
        url: string;
        /** Natural width in pixels. */
        width: number;
        /** Natural height in pixels. */
        height: number;
        /** A tiny `data:` picture in its colours, to show until the picture has come. */
        placeholder: string;
    } | null;
    /** Pieces that the store has; 0 when it is sold out. */
    stock: number;
    /**
     * The plan without an initial fee. All products of a row have one term: that of the row's campaign, or else the longest that all
     * its stores offer; without one in common each has its store's longest. Null where the store sells for cash only.
     */
    from_monthly: {
        /** Length of the plan in months. */
        months: number;
        /** One monthly payment, so'm. */
        monthly_payment: number;
        /** Number of monthly payments. */
        payments: number;
        /** All payments together, so'm. */
        total: number;
        /** What the plan costs on top of the price, so'm. */
        markup: number;
        /** The mark-up in basis points of the financed sum: 2700 is 27 %. */
        markup_bp: number;
        /** Effective yearly rate of the plan in percent, to compare it with a credit. */
        yearly_rate: number;
    } | null;
}
/**
 * What buyers said.
 * @example {
 * "id": "reviews",
 * "type": "reviews",
 * "title": "Что говорят покупатели",
 * "items": [
 * {
 * "id": "r1",
 * "author": "Шахноза",
 * "place": "Самарканд",
 * "rating": 5,
 * "text": "Сумма не изменилась ни разу.",
 * "date": "2026-08-14"
 * }
 * ]
 * }
 */
export interface ReviewsBlock {
    /** Name of the block, unique on its page; the portal uses it as an anchor. */
    id: string;
    /**
     * Tells this block from those of other types.
     * @constant
     */
    type: "reviews";
    /** Heading of the block, plain text. */
    title: string;
    /** The reviews, in the order in which they are shown. */
    items: {
        /** Name of the review, the same in every language. */
        id: string;
        /** Name of the buyer, as it may be shown. */
        author: string;
        /** Where the buyer lives, in the language of the call. */
        place: string;
        /** Stars, from 1 (worst) to 5 (best). */
        rating: number;
        /** What the buyer says, plain text. */
        text: string;
        /**
         * Format: date
         * Day of the review, `YYYY-MM-DD`.
         */
        date: `${number}-${number}-${number}`;
    }[];
}
/**
 * Points on a map, with their addresses for whoever does not see one.
 * @example {
 * "id": "map",
 * "type": "map",
 * "title": "Где забрать покупку",
 * "link": {
 * "label": "Все адреса",
 * "href": "/partners"
 * },
 * "points": [
 * {
 * "id": "a1",
 * "name": "Orzu Texnika",
 * "address": "улица Навои, 12",
 * "phone": "+998712000001",
 * "hours": "09:00-20:00",
 * "latitude": 41.31,
 * "longitude": 69.24
 * }
 * ]
 * }
 */
export interface MapBlock {
    /** Name of the block, unique on its page; the portal uses it as an anchor. */
    id: string;
    /**
     * Tells this block from those of other types.
     * @constant
     */
    type: "map";
    /** Heading of the block, plain text. */
    title: string;
    /** Leads to all addresses; left out where there is none. */
    link?: Link;
    /** The points, in the order of the list beside the map; may be empty. */
    points: {
        /** Id of the address, unique in this block. */
        id: string;
        /** Name of the store or service centre there. */
        name: string;
        /** Street and house, in the language of the call. */
        address: string;
        /** Phone of the place, +998XXXXXXXXX. */
        phone: string;
        /** Opening hours as text for a person. */
        hours: string;
        /** Degrees north, WGS 84. */
        latitude: number;
        /** Degrees east, WGS 84. */
        longitude: number;
    }[];
}
/**
 * A film of another site. Nothing of that site is asked for before the reader wants it.
 * @example {
 * "id": "how",
 * "type": "video",
 * "title": "Как оформить покупку за вечер",
 * "text": "Две минуты от телефона до договора.",
 * "provider": "youtube",
 * "video_id": "M7lc1UVf-VE",
 * "duration_seconds": 124
 * }
 */
export interface VideoBlock {
    /** Name of the block, unique on its page; the portal uses it as an anchor. */
    id: string;
    /**
     * Tells this block from those of other types.
     * @constant
     */
    type: "video";
    /** Heading of the block and name of the film, plain text. */
    title: string;
    /** One or two sentences about the film, plain text. */
    text: string;
    /**
     * The site that has the film.
     */
    provider: "youtube";
    /** Id of the film on that site. */
    video_id: string;
    /** Length of the film in seconds. */
    duration_seconds: number;
}
/**
 * An offer that ends. A client shows it until then and not a moment longer.
 * @example {
 * "id": "three-months",
 * "type": "promo",
 * "title": "Три месяца без наценки",
 * "text": "На технику и мебель у десяти магазинов.",
 * "ends_at": "2026-12-31T19:00:00.000Z",
 * "cta": {
 * "label": "Выбрать товар",
 * "href": "/catalogue"
 * }
 * }
 */
export interface PromoBlock {
    /** Name of the block, unique on its page; the portal uses it as an anchor. */
    id: string;
    /**
     * Tells this block from those of other types.
     * @constant
     */
    type: "promo";
    /** What is offered, in a few words. */
    title: string;
    /** The terms of the offer in one or two sentences, plain text. */
    text: string;
    /**
     * Format: date-time
     * Moment in UTC at which the offer ends; from then on `getContent` leaves the block out.
     */
    ends_at: string;
    /** Leads to the offer; left out where there is none. */
    cta?: Link;
}
/**
 * A place to write to us: `feedback` asks a question (createFeedback), `corporate` and `seller` leave a request of a company
 * (mobile, createCorporateRequest).
 * @example {
 * "id": "ask",
 * "type": "form",
 * "form": "feedback",
 * "title": "Задайте свой вопрос",
 * "text": "Ответим по телефону в рабочий день."
 * }
 */
export interface FormBlock {
    /** Name of the block, unique on its page; the portal uses it as an anchor. */
    id: string;
    /**
     * Tells this block from those of other types.
     * @constant
     */
    type: "form";
    /**
     * Which form to show.
     */
    form: "feedback" | "corporate" | "seller";
    /** Heading of the form, plain text. */
    title: string;
    /** What happens once the form is sent, plain text. */
    text: string;
}
/**
 * Simple blocks side by side on a wide screen, one below the other on a phone. Columns do not hold columns.
 * @example {
 * "id": "two",
 * "type": "columns",
 * "title": "Два способа платить",
 * "columns": [
 * {
 * "blocks": [
 * {
 * "id": "card",
 * "type": "text",
 * "title": "Картой",
 * "paragraphs": [
 * "Карта списывается сама."
 * ]
 * }
 * ]
 * },
 * {
 * "blocks": [
 * {
 * "id": "app",
 * "type": "text",
 * "title": "Через приложение",
 * "paragraphs": [
 * "Payme или Click."
 * ]
 * }
 * ]
 * }
 * ]
 * }
 */
export interface ColumnsBlock {
    /** Name of the block, unique on its page; the portal uses it as an anchor. */
    id: string;
    /**
     * Tells this block from those of other types.
     * @constant
     */
    type: "columns";
    /** Heading above the columns, plain text; left out where there is none. */
    title?: string;
    /** The columns, in reading order. */
    columns: {
        /** Blocks of the column, from top to bottom. */
        blocks: SimpleBlock[];
    }[];
}
/** What a column can hold. */
export type SimpleBlock = TextBlock | RichTextBlock | BannerBlock | VideoBlock | ContactBlock;
/** A page without its blocks. */
export interface ContentPage {
    /** Name of the page; `getContent` takes it. */
    page: string;
    /** Title of the document, plain text in the language of the call. */
    title: string;
    /** Number of the present version of the page; one more with each save. */
    version: number;
    /**
     * Format: date-time
     * When that version was saved, UTC.
     */
    updated_at: string;
}
/** A question with its answer. */
export interface Faq {
    /** Id of the question; `getFaq` takes it. */
    id: string;
    /** The question, plain text in the language of the call. */
    question: string;
    /** The answer, plain text; an empty line separates paragraphs. */
    answer: string;
    /** Id of its category, such as `payments`. */
    category: string;
}
/** A category of questions and how many it has. */
export interface FaqCategory {
    /** Id of the category, such as `payments`; `listFaqs` takes it. */
    id: string;
    /** Name of the category, in the language of the call. */
    name: string;
    /** Number of all its questions, whatever the call searches for. */
    count: number;
}
/** Where a page of a list stands in it. */
export interface PageMeta {
    /** Number of this page, from 1. */
    page: number;
    /** How many entries a full page has. */
    per_page: number;
    /** Number of entries that match, over all pages. */
    total: number;
    /** Number of pages; 0 where nothing matches. */
    pages: number;
}
/** A visitor's question, as typed into the form. */
export interface FeedbackInput {
    /** Name of the visitor; not blank. */
    name: string;
    /** Phone to answer to, as typed, an Uzbek number in any usual spelling; stored as +998XXXXXXXXX. */
    phone: string;
    /** Email of the visitor; left out or blank where there is none. */
    email?: string;
    /** The question, plain text; not blank. */
    message: string;
    /** Id of the published question that did not help; an unknown one is 422. Left out where the visitor came from no question. */
    faq_id?: string;
}
/** Receipt for a question that was stored. */
export interface Feedback {
    /** Id of the question (a UUID); a repetition of the same question within 24 hours has the same one. */
    id: string;
    /**
     * Always `received`: an answer comes by phone, and the question has no further states here.
     */
    status: "received";
    /** The phone that is called, as it was stored. */
    phone: string;
    /**
     * Format: date-time
     * When the question was first stored, UTC.
     */
    created_at: string;
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
export interface GetContentResponse {
    /** The page with its blocks. */
    data: Content;
}
export interface GetContentVersionResponse {
    /** The version, for comparison only. */
    data: {
        /** Opaque text; compare it as a whole, and do not take it apart. */
        version: string;
    };
}
export interface ListContentPagesResponse {
    /** All pages of the organization, by name. */
    data: ContentPage[];
}
export interface ListFaqsResponse {
    /** Questions of this page, in their order. */
    data: Faq[];
    /** Which page this is, and how many there are. */
    meta: PageMeta;
    /** All categories with the number of their questions, whatever the call asks for. */
    categories: FaqCategory[];
}
export interface GetFaqResponse {
    /** The question with what belongs beside it. */
    data: Faq & {
        /** Name of its category, in the language of the call. */
        category_name: string;
        /** Up to three other questions of the same category, in their order. */
        related: {
            /** Id of the question; `getFaq` takes it. */
            id: string;
            /** The question, plain text in the language of the call. */
            question: string;
        }[];
    };
}
export interface CreateFeedbackResponse {
    /** Receipt for the question. */
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
         * Get a page of blocks
         * One page of an organization, ready to show: stores, products, figures and questions are already in the blocks. Use it to render a
         * page; compare `getContentVersion` to know when to ask again.
         *
         * Blocks come in the order in which they stand on the page, each told by its `type`. A client skips a type that it does not know,
         * because the builder gets new ones before every client does. An offer (`promo`) that has ended is left out. An unknown page is 404;
         * an `organization` in the query other than in the header is 422.
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
         * Get the version of the newest content
         * One opaque text that changes whenever any page of the organization is changed, added or deleted, or an offer on it ends. A client
         * that keeps pages compares it with the one that it kept them under, and asks `getContent` again when they differ.
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
         * List the pages of an organization
         * Every page of the organization without its blocks, sorted by name; for a sitemap or a list of pages. The list is not paged.
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
        /**
         * List questions with their answers
         * Published questions with their answers, in their order; `category` and `search` narrow the list, both together if both are given.
         * Use it for a help page with search. The page is chosen by `page` and `per_page`; one past the last is empty.
         */
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
        /**
         * Get a question with its answer
         * A published question with its answer, the name of its category and up to three others of that category. Use it for a page of one
         * question, or to show a link that a search found. An unknown question is 404 `not_found`.
         */
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
         * Send a visitor's question
         * Stores a visitor's own question; the answer comes by phone. With a customer's token the question is stored as that customer's. A
         * wrong value, such as a phone that is not Uzbek or a blank question, is 422 `validation_failed` with `fields`. The call is safe to
         * repeat: the same question within 24 hours is stored once and answers the same id.
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
        /** The body of every failed call. Decide by `code`; show `message` to a person. */
        Problem: Problem;
        /** A page with its blocks, in one language. */
        Content: Content;
        /** Every block that the portal knows. */
        Block: Block;
        /** A block of a type that is not known here; a client skips it. */
        OtherBlock: OtherBlock;
        /** A link or a button with its words. */
        Link: Link;
        /** A number about the marketplace with its caption. */
        Figure: Figure;
        /**
         * The opening of a page: its promise, one main action and a few figures.
         * @example {
         * "id": "hero",
         * "type": "hero",
         * "headline": "Покупайте сейчас, платите частями",
         * "lead": "Лимит до 15 миллионов сум.",
         * "cta": {
         * "label": "Узнать свой лимит",
         * "href": "/sign-up"
         * },
         * "facts": [
         * {
         * "id": "product_types",
         * "value": 100000,
         * "shown": "100 000",
         * "label": "видов товаров"
         * }
         * ]
         * }
         */
        HeroBlock: HeroBlock;
        /**
         * Figures of the marketplace under a title.
         * @example {
         * "id": "figures",
         * "type": "figures",
         * "title": "Нам доверяют",
         * "items": [
         * {
         * "id": "orders_per_day",
         * "value": 300,
         * "shown": "300",
         * "label": "заказов в день"
         * }
         * ]
         * }
         */
        FiguresBlock: FiguresBlock;
        /**
         * A calculator of the monthly payment. The client counts by `terms`; the result is an example, not an offer.
         * @example {
         * "id": "calculator",
         * "type": "calculator",
         * "title": "Сколько это будет в месяц",
         * "lead": "Впишите цену, выберите срок.",
         * "price": {
         * "min": 300000,
         * "max": 15000000,
         * "step": 50000
         * },
         * "example": {
         * "price": 4800000,
         * "months": 12
         * },
         * "terms": [
         * {
         * "months": 12,
         * "markup_bp": 2700
         * }
         * ],
         * "note": "Это пример без первого взноса."
         * }
         */
        CalculatorBlock: CalculatorBlock;
        /** A term of an installment plan and what it costs. */
        Term: Term;
        /**
         * Chosen stores of the marketplace.
         * @example {
         * "id": "partners",
         * "type": "partners",
         * "title": "Магазины рядом с вами",
         * "link": {
         * "label": "Все магазины",
         * "href": "/partners"
         * },
         * "total": 64,
         * "items": [
         * {
         * "id": "1",
         * "alias": "orzu-texnika",
         * "name": "Orzu Texnika",
         * "logo": "/api/mobile/v2/picture/store/orzu-texnika",
         * "category": "Электроника",
         * "max_months": 24,
         * "places": 3
         * }
         * ]
         * }
         */
        PartnersBlock: PartnersBlock;
        /**
         * What to do, step by step.
         * @example {
         * "id": "steps",
         * "type": "steps",
         * "title": "Три шага, один вечер",
         * "items": [
         * {
         * "number": 1,
         * "title": "Подтвердите личность",
         * "text": "Паспорт, селфи и карта."
         * }
         * ]
         * }
         */
        StepsBlock: StepsBlock;
        /**
         * Reasons, each with a pictogram.
         * @example {
         * "id": "benefits",
         * "type": "benefits",
         * "title": "Почему частями спокойно",
         * "items": [
         * {
         * "icon": "shield",
         * "title": "Без пени",
         * "text": "Опоздание не делает покупку дороже."
         * }
         * ]
         * }
         */
        BenefitsBlock: BenefitsBlock;
        /**
         * A table that compares ways to buy.
         * @example {
         * "id": "comparison",
         * "type": "comparison",
         * "title": "Чем рассрочка отличается от кредита",
         * "columns": [
         * "Muddat",
         * "Потребительский кредит"
         * ],
         * "rows": [
         * {
         * "label": "Опоздание",
         * "cells": [
         * "Без пени",
         * "Пеня по договору"
         * ]
         * }
         * ],
         * "note": "Рассрочка не всегда дешевле кредита."
         * }
         */
        ComparisonBlock: ComparisonBlock;
        /**
         * Chosen questions with their answers.
         * @example {
         * "id": "faq",
         * "type": "faq",
         * "title": "Частые вопросы",
         * "link": {
         * "label": "Все вопросы",
         * "href": "/faq"
         * },
         * "items": [
         * {
         * "id": "21",
         * "question": "Можно ли заплатить раньше срока?",
         * "answer": "Да."
         * }
         * ]
         * }
         */
        FaqBlock: FaqBlock;
        /**
         * Plain paragraphs under a title.
         * @example {
         * "id": "intro",
         * "type": "text",
         * "title": "Условия рассрочки",
         * "paragraphs": [
         * "Рассрочка — это покупка сегодня и оплата частями."
         * ]
         * }
         */
        TextBlock: TextBlock;
        /**
         * How to reach support: a phone, its hours and one action.
         * @example {
         * "id": "contact",
         * "type": "contact",
         * "title": "Остался вопрос?",
         * "text": "Позвоните или напишите.",
         * "phone": "+998712000000",
         * "hours": "Каждый день 9:00–21:00",
         * "cta": {
         * "label": "Задать вопрос",
         * "href": "/faq"
         * }
         * }
         */
        ContactBlock: ContactBlock;
        /** A picture with its natural size, so that a page keeps its place while it comes. */
        Picture: Picture;
        /**
         * A strip with one thing to say and one thing to do.
         * @example {
         * "id": "autumn",
         * "type": "banner",
         * "tone": "saffron",
         * "title": "Осень частями",
         * "text": "Обувь и рюкзаки на 12 месяцев.",
         * "cta": {
         * "label": "Смотреть товары",
         * "href": "/catalogue"
         * },
         * "picture": {
         * "url": "/api/mobile/v2/picture/category/home",
         * "alt": "",
         * "width": 400,
         * "height": 300
         * }
         * }
         */
        BannerBlock: BannerBlock;
        /**
         * Text with its own headings, lists, links and tables. The html has been sanitised; a client that shows it sanitises it again,
         * since it need not trust this side.
         * @example {
         * "id": "rules",
         * "type": "rich-text",
         * "html": "<h2>Правила</h2><p>Рассрочка до <strong>24 месяцев</strong>.</p>"
         * }
         */
        RichTextBlock: RichTextBlock;
        /**
         * Goods in a row; those that are gone are left out.
         * @example {
         * "id": "popular",
         * "type": "product-row",
         * "title": "Часто берут в рассрочку",
         * "link": {
         * "label": "Все товары",
         * "href": "/catalogue"
         * },
         * "items": [
         * {
         * "id": "17",
         * "name": "Стиральная машина Artel 7 кг",
         * "store": {
         * "id": "1",
         * "alias": "orzu-texnika",
         * "name": "Orzu Texnika",
         * "logo": "/api/mobile/v2/picture/store/orzu-texnika"
         * },
         * "category": {
         * "id": "34",
         * "alias": "washing-machines",
         * "name": "Стиральные машины"
         * },
         * "brand": "Artel",
         * "price": 4800000,
         * "image": {
         * "url": "/api/mobile/v2/picture/product/17",
         * "width": 400,
         * "height": 400,
         * "placeholder": "data:image/svg+xml,%3Csvg/%3E"
         * },
         * "stock": 4,
         * "from_monthly": {
         * "months": 12,
         * "monthly_payment": 508000,
         * "payments": 12,
         * "total": 6096000,
         * "markup": 1296000,
         * "markup_bp": 2700,
         * "yearly_rate": 55.8
         * }
         * }
         * ]
         * }
         */
        ProductRowBlock: ProductRowBlock;
        /**
         * Categories of goods as pictures.
         * @example {
         * "id": "categories",
         * "type": "categories",
         * "title": "Что у вас в планах?",
         * "link": {
         * "label": "Весь каталог",
         * "href": "/catalogue"
         * },
         * "items": [
         * {
         * "alias": "tvs",
         * "name": "Телевизоры",
         * "picture": {
         * "url": "/api/mobile/v2/picture/product/tv.ink.main-1",
         * "width": 800,
         * "height": 800,
         * "placeholder": "data:image/svg+xml,%3Csvg/%3E"
         * }
         * }
         * ]
         * }
         */
        CategoriesBlock: CategoriesBlock;
        /** A product as it is shown in a row; the same as `ProductCard` of the installment API. */
        RowProduct: RowProduct;
        /**
         * What buyers said.
         * @example {
         * "id": "reviews",
         * "type": "reviews",
         * "title": "Что говорят покупатели",
         * "items": [
         * {
         * "id": "r1",
         * "author": "Шахноза",
         * "place": "Самарканд",
         * "rating": 5,
         * "text": "Сумма не изменилась ни разу.",
         * "date": "2026-08-14"
         * }
         * ]
         * }
         */
        ReviewsBlock: ReviewsBlock;
        /**
         * Points on a map, with their addresses for whoever does not see one.
         * @example {
         * "id": "map",
         * "type": "map",
         * "title": "Где забрать покупку",
         * "link": {
         * "label": "Все адреса",
         * "href": "/partners"
         * },
         * "points": [
         * {
         * "id": "a1",
         * "name": "Orzu Texnika",
         * "address": "улица Навои, 12",
         * "phone": "+998712000001",
         * "hours": "09:00-20:00",
         * "latitude": 41.31,
         * "longitude": 69.24
         * }
         * ]
         * }
         */
        MapBlock: MapBlock;
        /**
         * A film of another site. Nothing of that site is asked for before the reader wants it.
         * @example {
         * "id": "how",
         * "type": "video",
         * "title": "Как оформить покупку за вечер",
         * "text": "Две минуты от телефона до договора.",
         * "provider": "youtube",
         * "video_id": "M7lc1UVf-VE",
         * "duration_seconds": 124
         * }
         */
        VideoBlock: VideoBlock;
        /**
         * An offer that ends. A client shows it until then and not a moment longer.
         * @example {
         * "id": "three-months",
         * "type": "promo",
         * "title": "Три месяца без наценки",
         * "text": "На технику и мебель у десяти магазинов.",
         * "ends_at": "2026-12-31T19:00:00.000Z",
         * "cta": {
         * "label": "Выбрать товар",
         * "href": "/catalogue"
         * }
         * }
         */
        PromoBlock: PromoBlock;
        /**
         * A place to write to us: `feedback` asks a question (createFeedback), `corporate` and `seller` leave a request of a company
         * (mobile, createCorporateRequest).
         * @example {
         * "id": "ask",
         * "type": "form",
         * "form": "feedback",
         * "title": "Задайте свой вопрос",
         * "text": "Ответим по телефону в рабочий день."
         * }
         */
        FormBlock: FormBlock;
        /**
         * Simple blocks side by side on a wide screen, one below the other on a phone. Columns do not hold columns.
         * @example {
         * "id": "two",
         * "type": "columns",
         * "title": "Два способа платить",
         * "columns": [
         * {
         * "blocks": [
         * {
         * "id": "card",
         * "type": "text",
         * "title": "Картой",
         * "paragraphs": [
         * "Карта списывается сама."
         * ]
         * }
         * ]
         * },
         * {
         * "blocks": [
         * {
         * "id": "app",
         * "type": "text",
         * "title": "Через приложение",
         * "paragraphs": [
         * "Payme или Click."
         * ]
         * }
         * ]
         * }
         * ]
         * }
         */
        ColumnsBlock: ColumnsBlock;
        /** What a column can hold. */
        SimpleBlock: SimpleBlock;
        /** A page without its blocks. */
        ContentPage: ContentPage;
        /** A question with its answer. */
        Faq: Faq;
        /** A category of questions and how many it has. */
        FaqCategory: FaqCategory;
        /** Where a page of a list stands in it. */
        PageMeta: PageMeta;
        /** A visitor's question, as typed into the form. */
        FeedbackInput: FeedbackInput;
        /** Receipt for a question that was stored. */
        Feedback: Feedback;
        /**
         * What a refusal adds that passes by itself.
         * @example {
         * "retry_after": 60
         * }
         */
        RateLimitedData: RateLimitedData;
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
         * Language of the texts and of `message`: `ru` (default), or `uz` or `oz` for Uzbek in Latin letters.
         * @example ru
         */
        AcceptLanguage: string;
        /**
         * Kind of the calling client, such as `web`; no answer depends on it.
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
                 * Name of the page, as `listContentPages` lists it; the home page when left out.
                 * @example home
                 */
                page?: string;
            };
            header: {
                /**
                 * Language of the texts and of `message`: `ru` (default), or `uz` or `oz` for Uzbek in Latin letters.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * Kind of the calling client, such as `web`; no answer depends on it.
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
                 * Language of the texts and of `message`: `ru` (default), or `uz` or `oz` for Uzbek in Latin letters.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * Kind of the calling client, such as `web`; no answer depends on it.
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
                 * Language of the texts and of `message`: `ru` (default), or `uz` or `oz` for Uzbek in Latin letters.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * Kind of the calling client, such as `web`; no answer depends on it.
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
                 * Id of a category: answers its questions only. An unknown one has none.
                 * @example payments
                 */
                category?: string;
                /**
                 * Words to find in the question or the answer, in Latin or Cyrillic letters and with any apostrophe. Blank is the same as left
                 * out.
                 * @example досрочно
                 */
                search?: string;
                /**
                 * Number of the page, from 1.
                 * @example 1
                 */
                page?: number;
                /**
                 * Questions on one page.
                 * @example 20
                 */
                per_page?: number;
            };
            header: {
                /**
                 * Language of the texts and of `message`: `ru` (default), or `uz` or `oz` for Uzbek in Latin letters.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * Kind of the calling client, such as `web`; no answer depends on it.
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
                 * Language of the texts and of `message`: `ru` (default), or `uz` or `oz` for Uzbek in Latin letters.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * Kind of the calling client, such as `web`; no answer depends on it.
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
                /**
                 * Id of the question, as `listFaqs` answers it.
                 * @example 21
                 */
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
                 * Language of the texts and of `message`: `ru` (default), or `uz` or `oz` for Uzbek in Latin letters.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * Kind of the calling client, such as `web`; no answer depends on it.
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
  /** Name of the page, as `listContentPages` lists it; the home page when left out. */
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
  /** Id of a category: answers its questions only. An unknown one has none. */
  category?: NonNullable<operations['listFaqs']['parameters']['query']>['category'];
  /**
   * Words to find in the question or the answer, in Latin or Cyrillic letters and with any apostrophe. Blank is the same as left
   * out.
   */
  search?: NonNullable<operations['listFaqs']['parameters']['query']>['search'];
  /** Number of the page, from 1. */
  page?: NonNullable<operations['listFaqs']['parameters']['query']>['page'];
  /** Questions on one page. */
  per_page?: NonNullable<operations['listFaqs']['parameters']['query']>['per_page'];
}
/** Arguments of `getFaq`. */
export interface GetFaqArgs {
  /** Id of the question, as `listFaqs` answers it. */
  id: NonNullable<operations['getFaq']['parameters']['path']>['id'];
}

/** The methods of the builder API, one for each operation of its contract. */
export interface BuilderApi {
  /**
   * Get a page of blocks.
   *
   * One page of an organization, ready to show: stores, products, figures and questions are already in the blocks. Use it to render a
   * page; compare `getContentVersion` to know when to ask again.
   *
   * Blocks come in the order in which they stand on the page, each told by its `type`. A client skips a type that it does not know,
   * because the builder gets new ones before every client does. An offer (`promo`) that has ended is left out. An unknown page is 404;
   * an `organization` in the query other than in the header is 422.
   *
   * Errors by code: `validation_failed` (400), `unauthorized` (401), `not_found` (404), `validation_failed` (422), `internal` (500).
   */
  getContent(args: GetContentArgs, options?: RequestOptions): ApiCall<GetContentResponse>;
  /**
   * Get the version of the newest content.
   *
   * One opaque text that changes whenever any page of the organization is changed, added or deleted, or an offer on it ends. A client
   * that keeps pages compares it with the one that it kept them under, and asks `getContent` again when they differ.
   *
   * Errors by code: `validation_failed` (400), `unauthorized` (401), `not_found` (404), `validation_failed` (422), `internal` (500).
   */
  getContentVersion(args: GetContentVersionArgs, options?: RequestOptions): ApiCall<GetContentVersionResponse>;
  /**
   * List the pages of an organization.
   *
   * Every page of the organization without its blocks, sorted by name; for a sitemap or a list of pages. The list is not paged.
   *
   * Errors by code: `validation_failed` (400), `unauthorized` (401), `not_found` (404), `validation_failed` (422), `internal` (500).
   */
  listContentPages(args: ListContentPagesArgs, options?: RequestOptions): ApiCall<ListContentPagesResponse>;
  /**
   * List questions with their answers.
   *
   * Published questions with their answers, in their order; `category` and `search` narrow the list, both together if both are given.
   * Use it for a help page with search. The page is chosen by `page` and `per_page`; one past the last is empty.
   *
   * Errors by code: `validation_failed` (400), `unauthorized` (401), `not_found` (404), `internal` (500).
   */
  listFaqs(args?: ListFaqsArgs, options?: RequestOptions): PagedCall<ListFaqsResponse>;
  /**
   * Get a question with its answer.
   *
   * A published question with its answer, the name of its category and up to three others of that category. Use it for a page of one
   * question, or to show a link that a search found. An unknown question is 404 `not_found`.
   *
   * Errors by code: `validation_failed` (400), `unauthorized` (401), `not_found` (404), `internal` (500).
   */
  getFaq(args: GetFaqArgs, options?: RequestOptions): ApiCall<GetFaqResponse>;
  /**
   * Send a visitor's question.
   *
   * Stores a visitor's own question; the answer comes by phone. With a customer's token the question is stored as that customer's. A
   * wrong value, such as a phone that is not Uzbek or a blank question, is 422 `validation_failed` with `fields`. The call is safe to
   * repeat: the same question within 24 hours is stored once and answers the same id.
   *
   * Errors by code: `malformed_json` (400), `validation_failed` (400), `unauthorized` (401), `not_found` (404), `body_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `rate_limited` (429), `internal` (500).
   */
  createFeedback(args: FeedbackInput, options?: RequestOptions): ApiCall<CreateFeedbackResponse>;
}

/** The problem codes that each operation may be refused with. */
export interface BuilderProblemCodes {
  getContent: 'internal' | 'not_found' | 'unauthorized' | 'validation_failed';
  getContentVersion: 'internal' | 'not_found' | 'unauthorized' | 'validation_failed';
  listContentPages: 'internal' | 'not_found' | 'unauthorized' | 'validation_failed';
  listFaqs: 'internal' | 'not_found' | 'unauthorized' | 'validation_failed';
  getFaq: 'internal' | 'not_found' | 'unauthorized' | 'validation_failed';
  createFeedback: 'body_too_large' | 'internal' | 'malformed_json' | 'not_found' | 'rate_limited' | 'unauthorized' | 'unsupported_media_type' | 'validation_failed';
}

/** What the problems of a code add to the body; `operation.code` where one operation adds something of its own. */
export interface BuilderProblemData {
  'rate_limited': RateLimitedData;
}
