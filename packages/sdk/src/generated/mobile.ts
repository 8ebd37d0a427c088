// Generated from contracts/mobile.yaml by scripts/generate.mjs. Do not edit: change the contract and run `pnpm --filter @muddat/sdk generate`.
import type { ApiCall, FileAnswer } from '../client/api-call.ts';
import type { NoArguments, RequestOptions } from '../client/call-options.ts';

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
export interface Region {
    /** SOATO code. */
    id: string;
    name: string;
    /** Its main town, for distances where nobody has told a nearer place. */
    center: {
        latitude: number;
        longitude: number;
    };
}
export interface District {
    /** SOATO code. */
    id: string;
    name: string;
    kind: "district" | "city" | "city_district";
    region_id: string;
    /** Name of the region. */
    region: string;
}
export interface PageSummary {
    id: string;
    alias: string;
    title: string;
    /** What an acceptance of this page is stored with. */
    version: string;
    /** Format: date */
    published_at: `${number}-${number}-${number}`;
    /** Path in the portal without the locale prefix; null while the portal has no screen for it. */
    url: string | null;
}
export type Page = PageSummary & {
    /** One or two sentences that say what the page is. */
    lead: string;
    sections: PageSection[];
};
export interface PageSection {
    anchor: string;
    heading: string;
    /** Plain text, no markup. */
    paragraphs: string[];
}
export interface CorporateRequestInput {
    /**
     * @default corporate
     */
    kind?: "corporate" | "seller";
    company: string;
    contact_name: string;
    /** As typed; stored as +998XXXXXXXXX. */
    phone: string;
    email?: string;
    /** "Taxpayer number (STIR), 9 digits." */
    tin?: string;
    employees?: number;
    message?: string;
}
export interface CorporateRequest {
    id: string;
    kind: "corporate" | "seller";
    status: "received";
    phone: string;
    /** Format: date-time */
    created_at: string;
}
export interface Client {
    id: string;
    name: string;
    industry: string;
    employees: number;
    /** Address of the picture on the portal's origin. */
    logo: string;
}
export interface FaqCategory {
    id: string;
    name: string;
    items: {
        id: string;
        question: string;
        /** Plain text; paragraphs are parted by an empty line. */
        answer: string;
    }[];
}
export interface Benefit {
    id: string;
    /** "Name of a pictogram: receipt, calendar, shield, wallet, rotate, phone, store, percent." */
    icon: string;
    title: string;
    text: string;
}
export interface Figure {
    id: string;
    value: number;
    /** The value as it is shown, with no-break spaces. */
    shown: string;
    label: string;
}
export interface ServiceCenter {
    id: string;
    name: string;
    region_id: string;
    region: string;
    district_id: string;
    district: string;
    address: string;
    phone: string;
    hours: string;
    repairs: string[];
    location: {
        lat: number;
        lon: number;
    };
}
export interface ListDistrictsResponse {
    data: District[];
    regions: Region[];
}
export interface ListPagesResponse {
    data: PageSummary[];
}
export interface GetPageResponse {
    data: Page;
}
export interface CreateCorporateRequestResponse {
    data: CorporateRequest;
}
export interface ListClientsResponse {
    data: Client[];
}
export interface ListFaqResponse {
    data: FaqCategory[];
}
export interface ListBenefitsResponse {
    data: Benefit[];
    figures: Figure[];
}
export interface ListServiceCentersResponse {
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
         * Districts and cities of all 14 regions
         * Sorted by region code, then by district code. Codes are SOATO codes.
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
         * Pages of text
         * Every published page without its sections, in the order of the footer.
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
        /** One page of text */
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
         * Leave a request of a company
         * A company that wants to buy for its people (`kind: corporate`, the default) or to sell on the marketplace (`kind: seller`).
         *     A wrong value (a phone that is none of Uzbekistan's, a blank name) is 422 `validation_failed` with `fields`.
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
        /** Corporate clients */
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
         * Questions and answers, grouped by category
         * All published questions at once, for the help screen of an application. The site's paged list is the builder API's `listFaqs`.
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
        /** Benefits, and the marketplace in figures */
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
        /** Service centres */
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
         * A picture of goods, a store, a client or a category
         * The same address is the same picture for ever. A product's name is `kind.colour.variant-view`: all products that look alike share
         *     a rendered picture (WebP). Other names of a product get a drawing of its kind in that colour, the two parts before the second `.`
         *     (SVG). A category gets a rendered picture of typical goods, and a scene shows goods of several kinds (WebP). A store or a client gets the logo of its trade, and a store also a
         *     banner with an ornament of its own (404 for an unknown one); a store, a client or a category that the shop does not know gets an
         *     ornament with its letters (all SVG).
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
        Problem: Problem;
        Region: Region;
        District: District;
        PageSummary: PageSummary;
        Page: Page;
        PageSection: PageSection;
        CorporateRequestInput: CorporateRequestInput;
        CorporateRequest: CorporateRequest;
        Client: Client;
        FaqCategory: FaqCategory;
        Benefit: Benefit;
        Figure: Figure;
        ServiceCenter: ServiceCenter;
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
                 * SOATO code of one region; its districts only. An unknown region has none.
                 * @example 1726
                 */
                region?: string;
            };
            header?: {
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
                 * Language of the texts: `ru` (default), `oz` or `uz`.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * The kind of client.
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
                 * Language of the texts: `ru` (default), `oz` or `uz`.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * The kind of client.
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path: {
                /**
                 * The page's id, or its alias (`public-offer`).
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
                 * Language of the texts: `ru` (default), `oz` or `uz`.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * The kind of client.
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
                 * Language of the texts: `ru` (default), `oz` or `uz`.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * The kind of client.
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
                 * Language of the texts: `ru` (default), `oz` or `uz`.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * The kind of client.
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
                 * Language of the texts: `ru` (default), `oz` or `uz`.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * The kind of client.
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
                 * SOATO code of one region.
                 * @example 1726
                 */
                region?: string;
            };
            header?: {
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
                /** @example product */
                subject: "store" | "banner" | "client" | "category" | "product" | "scene";
                /** @example smartphone.blue.main-1 */
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
  /** SOATO code of one region; its districts only. An unknown region has none. */
  region?: NonNullable<operations['listDistricts']['parameters']['query']>['region'];
}
/** Arguments of `getPage`. */
export interface GetPageArgs {
  /** The page's id, or its alias (`public-offer`). */
  id: NonNullable<operations['getPage']['parameters']['path']>['id'];
}
/** Arguments of `listServiceCenters`. */
export interface ListServiceCentersArgs {
  /** SOATO code of one region. */
  region?: NonNullable<operations['listServiceCenters']['parameters']['query']>['region'];
}
/** Arguments of `getPicture`. */
export interface GetPictureArgs {
  subject: NonNullable<operations['getPicture']['parameters']['path']>['subject'];
  name: NonNullable<operations['getPicture']['parameters']['path']>['name'];
}

/** The methods of the mobile API, one for each operation of its contract. */
export interface MobileApi {
  /**
   * Districts and cities of all 14 regions.
   *
   * Sorted by region code, then by district code. Codes are SOATO codes.
   */
  listDistricts(args?: ListDistrictsArgs, options?: RequestOptions): ApiCall<ListDistrictsResponse>;
  /**
   * Pages of text.
   *
   * Every published page without its sections, in the order of the footer.
   */
  listPages(args?: NoArguments, options?: RequestOptions): ApiCall<ListPagesResponse>;
  /** One page of text. */
  getPage(args: GetPageArgs, options?: RequestOptions): ApiCall<GetPageResponse>;
  /**
   * Leave a request of a company.
   *
   * A company that wants to buy for its people (`kind: corporate`, the default) or to sell on the marketplace (`kind: seller`).
   * A wrong value (a phone that is none of Uzbekistan's, a blank name) is 422 `validation_failed` with `fields`.
   */
  createCorporateRequest(args: CorporateRequestInput, options?: RequestOptions): ApiCall<CreateCorporateRequestResponse>;
  /** Corporate clients. */
  listClients(args?: NoArguments, options?: RequestOptions): ApiCall<ListClientsResponse>;
  /**
   * Questions and answers, grouped by category.
   *
   * All published questions at once, for the help screen of an application. The site's paged list is the builder API's `listFaqs`.
   */
  listFaq(args?: NoArguments, options?: RequestOptions): ApiCall<ListFaqResponse>;
  /** Benefits, and the marketplace in figures. */
  listBenefits(args?: NoArguments, options?: RequestOptions): ApiCall<ListBenefitsResponse>;
  /** Service centres. */
  listServiceCenters(args?: ListServiceCentersArgs, options?: RequestOptions): ApiCall<ListServiceCentersResponse>;
  /**
   * A picture of goods, a store, a client or a category.
   *
   * The same address is the same picture for ever. A product's name is `kind.colour.variant-view`: all products that look alike share
   * a rendered picture (WebP). Other names of a product get a drawing of its kind in that colour, the two parts before the second `.`
   * (SVG). A category gets a rendered picture of typical goods, and a scene shows goods of several kinds (WebP). A store or a client gets the logo of its trade, and a store also a
   * banner with an ornament of its own (404 for an unknown one); a store, a client or a category that the shop does not know gets an
   * ornament with its letters (all SVG).
   */
  getPicture(args: GetPictureArgs, options?: RequestOptions): ApiCall<FileAnswer>;
}

/** The problem codes that each operation may be refused with. */
export interface MobileProblemCodes {
  listDistricts: string;
  listPages: string;
  getPage: string;
  createCorporateRequest: string;
  listClients: string;
  listFaq: string;
  listBenefits: string;
  listServiceCenters: string;
  getPicture: string;
}
