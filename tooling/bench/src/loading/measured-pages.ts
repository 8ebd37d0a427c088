import { KEY_PAGES } from '@muddat/e2e/site-pages';

/** A measured page and its target. */
export type MeasuredPage = {
  readonly name: string;
  readonly path: string;
  /** Opened with a signed-in session. */
  readonly signedIn: boolean;
  readonly aims: Aims;
};

/** Targets: largest paint as a multiple of the floor's; requests and scripts before the largest paint; total bytes of a first view. */
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
