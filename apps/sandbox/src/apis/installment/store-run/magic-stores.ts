import type { Config } from '../../../core/config.ts';

/** It takes no order: before money was paid it refuses, after that it cancels and the money goes to the balance (README, Magic values). */
export const REFUSING_STORE = '62';

export const storeRefuses = (storeId: string, config: Pick<Config, 'testTools'>): boolean => config.testTools && storeId === REFUSING_STORE;
