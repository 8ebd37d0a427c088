// Generated from contracts/mobile.yaml by scripts/generate.mjs. Do not edit: change the contract and run `pnpm --filter @muddat/sdk generate`.
import type { ApiCall, FileAnswer } from '../client/answers.ts';
import type { NoArguments, RequestOptions } from '../client/call-options.ts';

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
/** One of the 14 regions of Uzbekistan: 12 regions, the Republic of Karakalpakstan and the city of Tashkent. */
export interface Region {
    /** SOATO code of the region, 4 digits. */
    id: string;
    /** Name in the language of the call. */
    name: string;
    /** Position of the region's main town, to measure distances from while no nearer place is known. */
    center: {
        /** Degrees north, WGS 84. */
        latitude: number;
        /** Degrees east, WGS 84. */
        longitude: number;
    };
}
/** A district or city of a region, the smallest part that an address of delivery names. */
export interface District {
    /** SOATO code of the district, 7 digits; the first 4 are the code of its region. */
    id: string;
    /** Name in the language of the call, with its kind: «Юнусабадский район». */
    name: string;
    /**
     * `district` is a rural district, `city` a city of its own, `city_district` a district of the city of Tashkent.
     */
    kind: "district" | "city" | "city_district";
    /** SOATO code of the region, 4 digits. */
    region_id: string;
    /** Name of the region in the language of the call. */
    region: string;
}
/** A page of text without its sections. */
export interface PageSummary {
    /** Id of the page; `getPage` takes it. */
    id: string;
    /** Readable name of the page, such as `public-offer`; `getPage` takes it as well as the id. */
    alias: string;
    /** Heading of the page, plain text in the language of the call. */
    title: string;
    /** Version of the text, such as `3.1`. A consent to this page is stored with it. */
    version: string;
    /**
     * Format: date
     * Day on which this version was published, `YYYY-MM-DD`.
     */
    published_at: `${number}-${number}-${number}`;
    /** Path of the page in the portal without the locale prefix; null while the portal has no screen for it. */
    url: string | null;
}
/** A page of text with all of its sections. */
export type Page = PageSummary & {
    /** One or two sentences that say what the page is; plain text. */
    lead: string;
    /** The text, in reading order. */
    sections: PageSection[];
};
/** A part of a page under one heading. */
export interface PageSection {
    /** Name of the section within its page, for links such as `/public-offer#terms`. The same in every language. */
    anchor: string;
    /** Heading of the section, plain text. */
    heading: string;
    /** Paragraphs in reading order; plain text, no markup. */
    paragraphs: string[];
}
/** A company's request, as it fills in the form. */
export interface CorporateRequestInput {
    /**
     * `corporate`: the company buys for its people. `seller`: it wants to sell on the marketplace.
     * @default corporate
     */
    kind?: "corporate" | "seller";
    /** Name of the company; not blank. */
    company: string;
    /** Whom the manager asks for on the phone; not blank. */
    contact_name: string;
    /** Phone of the contact as typed, an Uzbek number in any usual spelling; stored as +998XXXXXXXXX. */
    phone: string;
    /** Email of the contact; left out or blank where there is none. */
    email?: string;
    /** Taxpayer number of the company (STIR), 9 digits; spaces are ignored. Left out where it is not known. */
    tin?: string;
    /** How many people the company employs. */
    employees?: number;
    /** What the company wants to add, plain text. */
    message?: string;
}
/** Receipt for a request that was stored. */
export interface CorporateRequest {
    /** Id of the request (a UUID); a repetition of the same request within 24 hours has the same one. */
    id: string;
    /**
     * The kind that the request was stored with.
     */
    kind: "corporate" | "seller";
    /**
     * Always `received`: a manager calls back, and the request has no further states here.
     */
    status: "received";
    /** The phone that the manager calls, as it was stored. */
    phone: string;
    /**
     * Format: date-time
     * When the request was first stored, UTC.
     */
    created_at: string;
}
/** A company whose people buy on installment. */
export interface Client {
    /** Id of the company in this list. */
    id: string;
    /** Name of the company; the same in every language. */
    name: string;
    /** What the company does, in the language of the call. */
    industry: string;
    /** How many people the company employs. */
    employees: number;
    /** Path of the logo on the portal's origin, served by `getPicture`. */
    logo: string;
}
/** A category of questions with all of its questions. */
export interface FaqCategory {
    /** Name of the category, such as `payments`; the same in every language. */
    id: string;
    /** Heading of the category, in the language of the call. */
    name: string;
    /** Questions of the category in their order; may be empty. */
    items: {
        /** Id of the question; the builder API's `getFaq` takes it. */
        id: string;
        /** The question, plain text in the language of the call. */
        question: string;
        /** The answer, plain text; an empty line separates paragraphs. */
        answer: string;
    }[];
}
/** A reason to buy on installment with Muddat, for a card with a pictogram. */
export interface Benefit {
    /** Name of the benefit, such as `price`; the same in every language. */
    id: string;
    /** Name of a pictogram: `receipt`, `calendar`, `shield`, `wallet`, `rotate`, `phone`, `store` or `percent`. */
    icon: string;
    /** A few words that name the benefit. */
    title: string;
    /** One or two sentences that explain it, plain text. */
    text: string;
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
/** A workshop that repairs goods under guarantee. */
export interface ServiceCenter {
    /** Id of the centre in this list. */
    id: string;
    /** Name of the centre; the same in every language. */
    name: string;
    /** SOATO code of the region, 4 digits. */
    region_id: string;
    /** Name of the region in the language of the call. */
    region: string;
    /** SOATO code of the district, 7 digits. */
    district_id: string;
    /** Name of the district in the language of the call. */
    district: string;
    /** Street and house in the language of the call, without district and region. */
    address: string;
    /** Phone of the centre, +998XXXXXXXXX. */
    phone: string;
    /** Opening hours as text for a person, in the language of the call. */
    hours: string;
    /** Kinds of goods that it repairs, in the language of the call. */
    repairs: string[];
    /** Position of the centre on a map. */
    location: {
        /** Degrees north, WGS 84. */
        lat: number;
        /** Degrees east, WGS 84. */
        lon: number;
    };
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
export interface ListDistrictsResponse {
    /** Districts by code; those of one region when `region` is given. */
    data: District[];
    /** The regions that the districts belong to, by code. */
    regions: Region[];
}
export interface ListPagesResponse {
    /** All published pages, in the order of the footer. */
    data: PageSummary[];
}
export interface GetPageResponse {
    /** The page with its sections. */
    data: Page;
}
export interface CreateCorporateRequestResponse {
    /** Receipt for the request. */
    data: CorporateRequest;
}
export interface ListClientsResponse {
    /** All clients, in their order. */
    data: Client[];
}
export interface ListFaqResponse {
    /** All categories, in their order. */
    data: FaqCategory[];
}
export interface ListBenefitsResponse {
    /** All benefits, in their order. */
    data: Benefit[];
    /** All figures of the marketplace, in their order. */
    figures: Figure[];
}
export interface ListServiceCentersResponse {
    /** The centres, in their order. */
    data: ServiceCenter[];
}
export interface paths {
    "/v2/order/districts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List districts and cities of all 14 regions
         * Districts with their regions, sorted by region code, then by district code; all in one answer. Use it to choose where an order is
         * delivered: an address names its district by the SOATO code.
         */
        get: operations["listDistricts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/pages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List pages of text
         * Every published page of text, such as the public offer, without its sections, in the order of the footer. Use it for a list of
         * links, or to find out whether a page has a new version; `getPage` answers the text.
         */
        get: operations["listPages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/pages/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a page of text
         * One published page with all of its sections, found by its id or its alias. The text is plain, so it needs no sanitising. Keep
         * `version` with any consent that a person gives to the page. An unknown page is 404 `not_found`.
         */
        get: operations["getPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/page/corparate-request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a company's request
         * Stores a request of a company that wants to buy for its people (`kind: corporate`, the default) or to sell on the marketplace
         * (`kind: seller`); a manager calls back. A wrong value, such as a phone that is not Uzbek or a blank name, is 422 `validation_failed`
         * with `fields`. The call is safe to repeat: the same request within 24 hours is stored once and answers the same id.
         */
        post: operations["createCorporateRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/page/our-clients": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List corporate clients
         * All corporate clients in their order, to show whose people buy on installment. The list is not paged.
         */
        get: operations["listClients"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/page/faq": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List questions and answers by category
         * All published questions at once, for the help screen of an application. The builder API's `listFaqs` is the paged list with search.
         */
        get: operations["listFaq"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/page/benifest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List benefits and figures of the marketplace
         * Benefits for the customer and figures of the marketplace, each in the order in which they are shown. For a page that presents
         * Muddat.
         */
        get: operations["listBenefits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/page/service-center": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List service centres
         * All centres that repair goods under guarantee, in their order; with `region` only those of that region. The list is not paged. An
         * unknown region has none.
         */
        get: operations["listServiceCenters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/picture/{subject}/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a picture of a product, store, client or category
         * The same address is the same picture for ever, so it may be cached for a year. Needs no token, and works as the `src` of an image.
         *
         * A product's name is `kind.colour.variant-view`: all products that look alike share a rendered picture (WebP). Other names of a
         * product get a drawing of its kind in that colour, the two parts before the second `.` (SVG). A category gets a rendered picture of
         * typical goods, and a scene shows goods of several kinds (WebP). A store or a client gets the logo of its trade, and a store also a
         * banner with an ornament of its own (404 for an unknown one); a store, a client or a category that the shop does not know gets an
         * ornament with its letters (all SVG).
         */
        get: operations["getPicture"];
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
        /** The body of every failed call. Decide by `code`; show `message` to a person. */
        Problem: Problem;
        /** One of the 14 regions of Uzbekistan: 12 regions, the Republic of Karakalpakstan and the city of Tashkent. */
        Region: Region;
        /** A district or city of a region, the smallest part that an address of delivery names. */
        District: District;
        /** A page of text without its sections. */
        PageSummary: PageSummary;
        /** A page of text with all of its sections. */
        Page: Page;
        /** A part of a page under one heading. */
        PageSection: PageSection;
        /** A company's request, as it fills in the form. */
        CorporateRequestInput: CorporateRequestInput;
        /** Receipt for a request that was stored. */
        CorporateRequest: CorporateRequest;
        /** A company whose people buy on installment. */
        Client: Client;
        /** A category of questions with all of its questions. */
        FaqCategory: FaqCategory;
        /** A reason to buy on installment with Muddat, for a card with a pictogram. */
        Benefit: Benefit;
        /** A number about the marketplace with its caption. */
        Figure: Figure;
        /** A workshop that repairs goods under guarantee. */
        ServiceCenter: ServiceCenter;
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
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listDistricts: {
        parameters: {
            query?: {
                /**
                 * SOATO code of one region, 4 digits: answers its districts only. An unknown region has none.
                 * @example 1726
                 */
                region?: string;
            };
            header?: {
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
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Districts, and the regions they belong to. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListDistrictsResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["Internal"];
        };
    };
    listPages: {
        parameters: {
            query?: never;
            header?: {
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
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The pages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListPagesResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["Internal"];
        };
    };
    getPage: {
        parameters: {
            query?: never;
            header?: {
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
            };
            path: {
                /**
                 * The page's id or its alias, such as `public-offer`.
                 * @example public-offer
                 */
                id: string;
            };
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
                    "application/json": GetPageResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Internal"];
        };
    };
    createCorporateRequest: {
        parameters: {
            query?: never;
            header?: {
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
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": CorporateRequestInput;
            };
        };
        responses: {
            /** The request is stored; a manager calls back. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CreateCorporateRequestResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unacceptable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    listClients: {
        parameters: {
            query?: never;
            header?: {
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
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Companies whose people buy on installment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListClientsResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["Internal"];
        };
    };
    listFaq: {
        parameters: {
            query?: never;
            header?: {
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
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Categories in their order, each with its questions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListFaqResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["Internal"];
        };
    };
    listBenefits: {
        parameters: {
            query?: never;
            header?: {
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
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Benefits for the customer, and figures of the marketplace. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListBenefitsResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["Internal"];
        };
    };
    listServiceCenters: {
        parameters: {
            query?: {
                /**
                 * SOATO code of one region, 4 digits: answers its centres only. All regions when left out.
                 * @example 1726
                 */
                region?: string;
            };
            header?: {
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
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Centres that mend goods under guarantee. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListServiceCentersResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["Internal"];
        };
    };
    getPicture: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * What the picture shows: a `store`, a `client` or a `category` by its alias, a `banner` of a store, a `product` or a `scene`.
                 * @example product
                 */
                subject: "store" | "banner" | "client" | "category" | "product" | "scene";
                /**
                 * Name within the subject: an alias of a store, client or category, the look of a product (`smartphone.blue.main-1`), or a scene.
                 * @example smartphone.blue.main-1
                 */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The picture, to be kept for a year. */
            200: {
                headers: {
                    /** @example public, max-age=31536000, immutable */
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                    "image/webp": string;
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Internal"];
        };
    };
}

/** Arguments of `listDistricts`. */
export interface ListDistrictsArgs {
  /** SOATO code of one region, 4 digits: answers its districts only. An unknown region has none. */
  region?: NonNullable<operations['listDistricts']['parameters']['query']>['region'];
}
/** Arguments of `getPage`. */
export interface GetPageArgs {
  /** The page's id or its alias, such as `public-offer`. */
  id: NonNullable<operations['getPage']['parameters']['path']>['id'];
}
/** Arguments of `listServiceCenters`. */
export interface ListServiceCentersArgs {
  /** SOATO code of one region, 4 digits: answers its centres only. All regions when left out. */
  region?: NonNullable<operations['listServiceCenters']['parameters']['query']>['region'];
}
/** Arguments of `getPicture`. */
export interface GetPictureArgs {
  /** What the picture shows: a `store`, a `client` or a `category` by its alias, a `banner` of a store, a `product` or a `scene`. */
  subject: NonNullable<operations['getPicture']['parameters']['path']>['subject'];
  /** Name within the subject: an alias of a store, client or category, the look of a product (`smartphone.blue.main-1`), or a scene. */
  name: NonNullable<operations['getPicture']['parameters']['path']>['name'];
}

/** The methods of the mobile API, one for each operation of its contract. */
export interface MobileApi {
  /**
   * List districts and cities of all 14 regions.
   *
   * Districts with their regions, sorted by region code, then by district code; all in one answer. Use it to choose where an order is
   * delivered: an address names its district by the SOATO code.
   *
   * Errors by code: `validation_failed` (400), `unauthorized` (401), `internal` (500).
   */
  listDistricts(args?: ListDistrictsArgs, options?: RequestOptions): ApiCall<ListDistrictsResponse>;
  /**
   * List pages of text.
   *
   * Every published page of text, such as the public offer, without its sections, in the order of the footer. Use it for a list of
   * links, or to find out whether a page has a new version; `getPage` answers the text.
   *
   * Errors by code: `validation_failed` (400), `unauthorized` (401), `internal` (500).
   */
  listPages(args?: NoArguments, options?: RequestOptions): ApiCall<ListPagesResponse>;
  /**
   * Get a page of text.
   *
   * One published page with all of its sections, found by its id or its alias. The text is plain, so it needs no sanitising. Keep
   * `version` with any consent that a person gives to the page. An unknown page is 404 `not_found`.
   *
   * Errors by code: `validation_failed` (400), `unauthorized` (401), `not_found` (404), `internal` (500).
   */
  getPage(args: GetPageArgs, options?: RequestOptions): ApiCall<GetPageResponse>;
  /**
   * Send a company's request.
   *
   * Stores a request of a company that wants to buy for its people (`kind: corporate`, the default) or to sell on the marketplace
   * (`kind: seller`); a manager calls back. A wrong value, such as a phone that is not Uzbek or a blank name, is 422 `validation_failed`
   * with `fields`. The call is safe to repeat: the same request within 24 hours is stored once and answers the same id.
   *
   * Errors by code: `malformed_json` (400), `validation_failed` (400), `unauthorized` (401), `body_too_large` (413), `unsupported_media_type` (415), `validation_failed` (422), `rate_limited` (429), `internal` (500).
   */
  createCorporateRequest(args: CorporateRequestInput, options?: RequestOptions): ApiCall<CreateCorporateRequestResponse>;
  /**
   * List corporate clients.
   *
   * All corporate clients in their order, to show whose people buy on installment. The list is not paged.
   *
   * Errors by code: `validation_failed` (400), `unauthorized` (401), `internal` (500).
   */
  listClients(args?: NoArguments, options?: RequestOptions): ApiCall<ListClientsResponse>;
  /**
   * List questions and answers by category.
   *
   * All published questions at once, for the help screen of an application. The builder API's `listFaqs` is the paged list with search.
   *
   * Errors by code: `validation_failed` (400), `unauthorized` (401), `internal` (500).
   */
  listFaq(args?: NoArguments, options?: RequestOptions): ApiCall<ListFaqResponse>;
  /**
   * List benefits and figures of the marketplace.
   *
   * Benefits for the customer and figures of the marketplace, each in the order in which they are shown. For a page that presents
   * Muddat.
   *
   * Errors by code: `validation_failed` (400), `unauthorized` (401), `internal` (500).
   */
  listBenefits(args?: NoArguments, options?: RequestOptions): ApiCall<ListBenefitsResponse>;
  /**
   * List service centres.
   *
   * All centres that repair goods under guarantee, in their order; with `region` only those of that region. The list is not paged. An
   * unknown region has none.
   *
   * Errors by code: `validation_failed` (400), `unauthorized` (401), `internal` (500).
   */
  listServiceCenters(args?: ListServiceCentersArgs, options?: RequestOptions): ApiCall<ListServiceCentersResponse>;
  /**
   * Get a picture of a product, store, client or category.
   *
   * The same address is the same picture for ever, so it may be cached for a year. Needs no token, and works as the `src` of an image.
   *
   * A product's name is `kind.colour.variant-view`: all products that look alike share a rendered picture (WebP). Other names of a
   * product get a drawing of its kind in that colour, the two parts before the second `.` (SVG). A category gets a rendered picture of
   * typical goods, and a scene shows goods of several kinds (WebP). A store or a client gets the logo of its trade, and a store also a
   * banner with an ornament of its own (404 for an unknown one); a store, a client or a category that the shop does not know gets an
   * ornament with its letters (all SVG).
   *
   * Errors by code: `validation_failed` (400), `not_found` (404), `internal` (500).
   */
  getPicture(args: GetPictureArgs, options?: RequestOptions): ApiCall<FileAnswer>;
}

/** The problem codes that each operation may be refused with. */
export interface MobileProblemCodes {
  listDistricts: 'internal' | 'unauthorized' | 'validation_failed';
  listPages: 'internal' | 'unauthorized' | 'validation_failed';
  getPage: 'internal' | 'not_found' | 'unauthorized' | 'validation_failed';
  createCorporateRequest: 'body_too_large' | 'internal' | 'malformed_json' | 'rate_limited' | 'unauthorized' | 'unsupported_media_type' | 'validation_failed';
  listClients: 'internal' | 'unauthorized' | 'validation_failed';
  listFaq: 'internal' | 'unauthorized' | 'validation_failed';
  listBenefits: 'internal' | 'unauthorized' | 'validation_failed';
  listServiceCenters: 'internal' | 'unauthorized' | 'validation_failed';
  getPicture: 'internal' | 'not_found' | 'validation_failed';
}

/** What the problems of a code add to the body; `operation.code` where one operation adds something of its own. */
export interface MobileProblemData {
  'rate_limited': RateLimitedData;
}
