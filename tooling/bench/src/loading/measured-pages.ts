import { KEY_PAGES } from '@muddat/e2e/site-pages';

/** A page that is measured, and what it aims for (issue 21, X-15). */
export type MeasuredPage = {
  readonly name: string;
  readonly path: string;
  /** Opened by a customer who has signed in. */
  readonly signedIn: boolean;
  readonly aims: Aims;
};

/** Times of the floor's largest paint; requests, and scripts of them, before the largest paint; bytes of a first view in the end. */
export type Aims = {
  readonly ratio?: number;
  readonly beforePaint?: number;
  readonly scriptsBeforePaint?: number;
  readonly bytes?: number;
};

const PUBLIC_AIMS = { bytes: 250_000 } as const satisfies Aims;
const CABINET_AIMS = { ratio: 2.5, beforePaint: 15, scriptsBeforePaint: 8 } as const satisfies Aims;

export const measuredPages = (order: string): readonly MeasuredPage[] => [
  ...Object.entries(KEY_PAGES).map(([name, path]) => ({ name, path, signedIn: false, aims: PUBLIC_AIMS })),
  { name: 'sign-in', path: '/ru/sign-up', signedIn: false, aims: PUBLIC_AIMS },
  { name: 'main page', path: '/ru/main-page', signedIn: true, aims: CABINET_AIMS },
  { name: 'order', path: `/ru/orders/${order}`, signedIn: true, aims: CABINET_AIMS },
];
