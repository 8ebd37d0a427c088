/** Machines and views have the type alone from here: they may not import the SDK. */
export type { Refusal } from '@muddat/sdk';
