// Generated from contracts/builder.yaml by scripts/generate.mjs. Do not edit: change the contract and run `pnpm --filter @muddat/sdk generate`.

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
         * @description Blocks in the order in which they stand on the page, each told by its `type`. A client skips a type that it does not know:
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
         * @description A wrong value (a phone that is none of Uzbekistan's, a blank question) is 422 `validation_failed` with `fields`.
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
        Content: {
            organization: number;
            page: string;
            /** @description For the document's title. */
            title: string;
            /** @description For the description that search engines show. */
            description: string;
            version: number;
            /** Format: date-time */
            updated_at: string;
            blocks: (components["schemas"]["Block"] | components["schemas"]["OtherBlock"])[];
        };
        /** @description Every block that the portal knows. */
        Block: components["schemas"]["HeroBlock"] | components["schemas"]["FiguresBlock"] | components["schemas"]["CalculatorBlock"] | components["schemas"]["PartnersBlock"] | components["schemas"]["StepsBlock"] | components["schemas"]["BenefitsBlock"] | components["schemas"]["ComparisonBlock"] | components["schemas"]["FaqBlock"] | components["schemas"]["TextBlock"] | components["schemas"]["ContactBlock"];
        /** @description A block of a type that is not known here; a client skips it. */
        OtherBlock: {
            id: string;
            type: string;
        };
        Link: {
            label: string;
            /** @description Path in the portal without the locale prefix, or an absolute https address. */
            href: string;
        };
        Figure: {
            id: string;
            value: number;
            /** @description The value as it is shown, with no-break spaces. */
            shown: string;
            label: string;
        };
        HeroBlock: {
            id: string;
            /** @constant */
            type: "hero";
            headline: string;
            lead: string;
            cta: components["schemas"]["Link"];
            secondary?: components["schemas"]["Link"];
            facts: components["schemas"]["Figure"][];
        };
        FiguresBlock: {
            id: string;
            /** @constant */
            type: "figures";
            title: string;
            items: components["schemas"]["Figure"][];
        };
        CalculatorBlock: {
            id: string;
            /** @constant */
            type: "calculator";
            title: string;
            lead: string;
            /** @description Bounds of the price in so'm. */
            price: {
                min: number;
                max: number;
                step: number;
            };
            /** @description What the calculator shows before anything is typed; it is an example and says so. */
            example: {
                price: number;
                months: number;
            };
            terms: components["schemas"]["Term"][];
            note: string;
        };
        Term: {
            months: number;
            /** @description Mark-up in basis points of the financed sum. */
            markup_bp: number;
        };
        PartnersBlock: {
            id: string;
            /** @constant */
            type: "partners";
            title: string;
            link: components["schemas"]["Link"];
            /** @description Number of stores on the marketplace. */
            total: number;
            items: {
                id: string;
                alias: string;
                name: string;
                logo: string;
                category: string;
                max_months: number;
                /** @description Number of the store's addresses. */
                places: number;
                /** @description Where it is when it has one address. */
                place?: string;
            }[];
        };
        StepsBlock: {
            id: string;
            /** @constant */
            type: "steps";
            title: string;
            items: {
                number: number;
                title: string;
                text: string;
            }[];
        };
        BenefitsBlock: {
            id: string;
            /** @constant */
            type: "benefits";
            title: string;
            items: {
                /** @description Name of a pictogram: receipt, calendar, shield, wallet, rotate, phone, store, percent. */
                icon: string;
                title: string;
                text: string;
            }[];
        };
        ComparisonBlock: {
            id: string;
            /** @constant */
            type: "comparison";
            title: string;
            columns: string[];
            rows: {
                label: string;
                /** @description As many as there are columns. */
                cells: string[];
            }[];
            note: string;
        };
        FaqBlock: {
            id: string;
            /** @constant */
            type: "faq";
            title: string;
            link: components["schemas"]["Link"];
            items: {
                id: string;
                question: string;
                answer: string;
            }[];
        };
        TextBlock: {
            id: string;
            /** @constant */
            type: "text";
            title: string;
            paragraphs: string[];
        };
        ContactBlock: {
            id: string;
            /** @constant */
            type: "contact";
            title: string;
            text: string;
            phone: string;
            hours: string;
            cta: components["schemas"]["Link"];
        };
        Faq: {
            id: string;
            question: string;
            /** @description Plain text; paragraphs are parted by an empty line. */
            answer: string;
            category: string;
        };
        FaqCategory: {
            id: string;
            name: string;
            count: number;
        };
        PageMeta: {
            page: number;
            per_page: number;
            total: number;
            pages: number;
        };
        FeedbackInput: {
            name: string;
            /** @description As typed; stored as +998XXXXXXXXX. */
            phone: string;
            email?: string;
            message: string;
            /** @description The question that did not help. */
            faq_id?: string;
        };
        Feedback: {
            id: string;
            /** @enum {string} */
            status: "received";
            phone: string;
            /** Format: date-time */
            created_at: string;
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
        /**
         * @description The organization whose content is asked for; 2 is Muddat.
         * @example 2
         */
        Organization: number;
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
                 * @description The organization whose page it is; the same as in the header, else 422.
                 * @example 2
                 */
                organization: number;
                /**
                 * @description Extension: which page of the organization; the home page by default.
                 * @example home
                 */
                page?: string;
            };
            header: {
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
                /**
                 * @description The organization whose content is asked for; 2 is Muddat.
                 * @example 2
                 */
                organization: components["parameters"]["Organization"];
            };
            path?: never;
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
                        data: components["schemas"]["Content"];
                    };
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
                 * @description Id of a category; an unknown one has no questions.
                 * @example payments
                 */
                category?: string;
                /**
                 * @description Words to be found in the question or the answer, whichever apostrophe is typed.
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
                 * @description Language of the texts: `ru` (default), `oz` or `uz`.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The kind of client.
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
                /**
                 * @description The organization whose content is asked for; 2 is Muddat.
                 * @example 2
                 */
                organization: components["parameters"]["Organization"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the questions that match; none past the last page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Faq"][];
                        meta: components["schemas"]["PageMeta"];
                        /** @description All categories with the number of their questions, whatever is asked for. */
                        categories: components["schemas"]["FaqCategory"][];
                    };
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
                 * @description Language of the texts: `ru` (default), `oz` or `uz`.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The kind of client.
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
                /**
                 * @description The organization whose content is asked for; 2 is Muddat.
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
            /** @description The question. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Faq"] & {
                            category_name: string;
                            /** @description Up to 3 others of the same category. */
                            related: {
                                id: string;
                                question: string;
                            }[];
                        };
                    };
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
                 * @description Language of the texts: `ru` (default), `oz` or `uz`.
                 * @example ru
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The kind of client.
                 * @example web
                 */
                ClientModel?: components["parameters"]["ClientModel"];
                /**
                 * @description The organization whose content is asked for; 2 is Muddat.
                 * @example 2
                 */
                organization: components["parameters"]["Organization"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FeedbackInput"];
            };
        };
        responses: {
            /** @description The question is stored; an answer comes by phone. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Feedback"];
                    };
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
