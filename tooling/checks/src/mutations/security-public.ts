import type { TestedMutant } from './tested-mutant.ts';

const gateway = (path: string): string => `apps/gateway/src/${path}`;
const PUBLIC = gateway('attacks/public-site.test.ts');

/** Removes defences of public responses: cached pages, their payloads, pictures, the reader's region. */
export const SECURITY_PUBLIC_MUTANTS: readonly TestedMutant[] = [
  {
    title: 'pictures of any address',
    file: gateway('pictures/picture-address.ts'),
    from: '([a-z][a-z-]{0,19})\\/([a-z0-9][a-z0-9.-]{0,79})$/',
    to: '([^/]+)\\/(.+)$/',
    test: { file: PUBLIC, title: 'fetches nothing outside the picture API' },
  },
  {
    title: 'pictures of any width',
    file: gateway('pictures/picture-address.ts'),
    from: 'PICTURE_WIDTHS.find((allowed) => String(allowed) === digits)',
    to: 'Number(digits)',
    test: { file: PUBLIC, title: 'a picture width of' },
  },
  {
    title: 'pictures of any size',
    file: gateway('pictures/draw-picture.ts'),
    from: 'limitInputPixels: MAX_INPUT_PIXELS',
    to: 'limitInputPixels: false',
    test: { file: gateway('pictures/draw-picture.test.ts'), title: 'an SVG of 200,000 by 200,000 px is refused' },
  },
  {
    title: 'payloads of the cabinet',
    file: gateway('pages/payload-routes.ts'),
    from: "return resolution.match.route.owner === 'public-site' ? { match: resolution.match, language } : null;",
    to: 'return { match: resolution.match, language };',
    test: { file: PUBLIC, title: 'has no page payload, also for a signed-in customer' },
  },
  {
    title: 'pages kept by whatever the query says',
    file: gateway('pages/page-address.ts'),
    from: 'pageQuery(route, asked.search, asked.region)',
    to: "asked.search || pageQuery(route, '', asked.region)",
    test: { file: PUBLIC, title: 'cache flooding: neither unknown nor known query parameters' },
  },
  {
    title: 'any query a region',
    file: gateway('pages/region.ts'),
    from: 'const region = parseRegion(asked);',
    to: 'const region = asked;',
    test: { file: gateway('pages/region.test.ts'), title: 'is not changed by the invalid value 1700' },
  },
  {
    title: "a customer's answer compressed for any site",
    file: gateway('proxy/compress-response.ts'),
    from: "isPersonal && fetchSite !== 'same-origin'",
    to: "isPersonal && fetchSite === 'none'",
    test: { file: gateway('proxy/compress-response.test.ts'), title: 'a personal response with Sec-Fetch-Site' },
  },
  {
    title: "a customer's page for any site that opens it",
    file: gateway('cabinet/cabinet-pages.ts'),
    from: "!OWN_INITIATORS.includes(request.headers['sec-fetch-site'])",
    to: 'OWN_INITIATORS.length === 0',
    test: { file: gateway('cabinet/cabinet-pages.test.ts'), title: 'a page of another site opened it' },
  },
  {
    title: "a customer's page that caches may store",
    file: gateway('cabinet/cabinet-pages.ts'),
    from: "'no-store, private'",
    to: "'no-cache'",
    test: { file: gateway('cabinet/cabinet-pages.test.ts'), title: 'contains the data of the customer, and may be stored by nobody' },
  },
];
