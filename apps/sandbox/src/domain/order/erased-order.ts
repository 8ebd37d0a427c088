import { newId } from '../../core/ids.ts';

const PREFIX = 'erased';

/** Replaces the id of an erased order in a payment that also paid others. It is random, so nothing leads back to the order. */
export const newErasedId = (): string => newId(PREFIX);

export const isErasedId = (orderId: string): boolean => orderId.startsWith(`${PREFIX}_`);
