// Generated from contracts/mobile.yaml by scripts/generate.mjs. Do not edit: change the contract and run `pnpm --filter @muddat/sdk generate`.

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
         * @description Sorted by region code, then by district code. Codes are SOATO codes.
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
         * @description Every published page without its sections, in the order of the footer.
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
         * @description A company that wants to buy for its people (`kind: corporate`, the default) or to sell on the marketplace (`kind: seller`).
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
         * @description All published questions at once, for the help screen of an application. The site's paged list is the builder API's `listFaqs`.
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
         * @description The same address is the same picture for ever. A product's name is `kind.colour.variant-view`: all products that look alike share
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
        Problem: {
            /** @description "Stable code; the sentence may change, the code does not." */
            code: string;
            /** @description Sentence in the language of Accept-Language. */
            message: string;
            /** @description Code by field. */
            fields?: {
                [key: string]: string;
            };
            request_id: string;
        };
        Region: {
            /** @description SOATO code. */
            id: string;
            name: string;
            /** @description Its main town, for distances where nobody has told a nearer place. */
            center: {
                latitude: number;
                longitude: number;
            };
        };
        District: {
            /** @description SOATO code. */
            id: string;
            name: string;
            /** @enum {string} */
            kind: "district" | "city" | "city_district";
            region_id: string;
            /** @description Name of the region. */
            region: string;
        };
        PageSummary: {
            id: string;
            alias: string;
            title: string;
            /** @description What an acceptance of this page is stored with. */
            version: string;
            /** Format: date */
            published_at: `${number}-${number}-${number}`;
            /** @description Path in the portal without the locale prefix; null while the portal has no screen for it. */
            url: string | null;
        };
        Page: components["schemas"]["PageSummary"] & {
            /** @description One or two sentences that say what the page is. */
            lead: string;
            sections: components["schemas"]["PageSection"][];
        };
        PageSection: {
            anchor: string;
            heading: string;
            /** @description Plain text, no markup. */
            paragraphs: string[];
        };
        CorporateRequestInput: {
            /**
             * @default corporate
             * @enum {string}
             */
            kind?: "corporate" | "seller";
            company: string;
            contact_name: string;
            /** @description As typed; stored as +998XXXXXXXXX. */
            phone: string;
            email?: string;
            /** @description "Taxpayer number (STIR), 9 digits." */
            tin?: string;
            employees?: number;
            message?: string;
        };
        CorporateRequest: {
            id: string;
            /** @enum {string} */
            kind: "corporate" | "seller";
            /** @enum {string} */
            status: "received";
            phone: string;
            /** Format: date-time */
            created_at: string;
        };
        Client: {
            id: string;
            name: string;
            industry: string;
            employees: number;
            /** @description Address of the picture on the portal's origin. */
            logo: string;
        };
        FaqCategory: {
            id: string;
            name: string;
            items: {
                id: string;
                question: string;
                /** @description Plain text; paragraphs are parted by an empty line. */
                answer: string;
            }[];
        };
        Benefit: {
            id: string;
            /** @description "Name of a pictogram: receipt, calendar, shield, wallet, rotate, phone, store, percent." */
            icon: string;
            title: string;
            text: string;
        };
        Figure: {
            id: string;
            value: number;
            /** @description The value as it is shown, with no-break spaces. */
            shown: string;
            label: string;
        };
        ServiceCenter: {
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
        };
    };
    responses: {
        /** @description Malformed JSON (`malformed_json`), or a parameter or body of the wrong shape (`validation_failed`). */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description No token, or one that is not good any more. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description No such thing. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is too large. */
        BodyTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is not JSON. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is well-shaped, but a value is not acceptable; `fields` names each. */
        Unacceptable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many requests; wait for the seconds in Retry-After. */
        RateLimited: {
            headers: {
                /** @example 60 */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description Something broke on our side. */
        Internal: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /**
         * @description Language of the texts: `ru` (default), `oz` or `uz`.
         * @example ru
         */
        AcceptLanguage: string;
        /**
         * @description The kind of client.
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
                 * @description SOATO code of one region; its districts only. An unknown region has none.
                 * @example 1726
                 */
                region?: string;
            };
            header?: {
                /**
                 * @description Language of the texts: `ru` (default), `oz` or `uz`.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The kind of client.
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Districts, and the regions they belong to. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["District"][];
                        regions: components["schemas"]["Region"][];
                    };
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
                 * @description Language of the texts: `ru` (default), `oz` or `uz`.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The kind of client.
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The pages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PageSummary"][];
                    };
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
                 * @description Language of the texts: `ru` (default), `oz` or `uz`.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The kind of client.
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path: {
                /**
                 * @description The page's id, or its alias (`public-offer`).
                 * @example public-offer
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Page"];
                    };
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
                 * @description Language of the texts: `ru` (default), `oz` or `uz`.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The kind of client.
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CorporateRequestInput"];
            };
        };
        responses: {
            /** @description The request is stored; a manager calls back. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CorporateRequest"];
                    };
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
                 * @description Language of the texts: `ru` (default), `oz` or `uz`.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The kind of client.
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Companies whose people buy on installment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Client"][];
                    };
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
                 * @description Language of the texts: `ru` (default), `oz` or `uz`.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The kind of client.
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Categories in their order, each with its questions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["FaqCategory"][];
                    };
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
                 * @description Language of the texts: `ru` (default), `oz` or `uz`.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The kind of client.
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Benefits for the customer, and figures of the marketplace. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Benefit"][];
                        figures: components["schemas"]["Figure"][];
                    };
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
                 * @description SOATO code of one region.
                 * @example 1726
                 */
                region?: string;
            };
            header?: {
                /**
                 * @description Language of the texts: `ru` (default), `oz` or `uz`.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The kind of client.
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Centres that mend goods under guarantee. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ServiceCenter"][];
                    };
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
            /** @description The picture, to be kept for a year. */
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
