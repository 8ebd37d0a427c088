import { KEY_PAGE_PATHS } from '@muddat/e2e/site-pages';

/** A measured page and its target. */
export type MeasuredPage = {
  readonly name: string;
  readonly path: string;
  /** Opened with a signed-in session. */
  readonly signedIn: boolean;
  readonly targets: PageTargets;
};

/** Targets: largest paint as a multiple of the floor's; requests and scripts before the largest paint; total bytes of a first view. */
export type PageTargets = {
  readonly ratio?: number;
  readonly beforePaint?: number;
  readonly scriptsBeforePaint?: number;
  readonly bytes?: number;
};

const PUBLIC_TARGETS = { bytes: 250_000 } as const satisfies PageTargets;
const CABINET_TARGETS = { ratio: 1.6, beforePaint: 15, scriptsBeforePaint: 8 } as const satisfies PageTargets;

export const measuredPages = (order: string): readonly MeasuredPage[] => [
  ...Object.entries(KEY_PAGE_PATHS).map(([name, path]) => ({
    name,
    path,
    signedIn: false,
    targets: { ...PUBLIC_TARGETS, ratio: name === 'category' ? 1.4 : 1.25 },
  })),
  { name: 'sign-in', path: '/ru/sign-up', signedIn: false, targets: PUBLIC_TARGETS },
  { name: 'main page', path: '/ru/main-page', signedIn: true, targets: CABINET_TARGETS },
  { name: 'orders', path: '/ru/orders', signedIn: true, targets: CABINET_TARGETS },
  { name: 'order', path: `/ru/orders/${order}`, signedIn: true, targets: CABINET_TARGETS },
  { name: 'payment', path: `/ru/orders/${order}/pay`, signedIn: true, targets: CABINET_TARGETS },
];
