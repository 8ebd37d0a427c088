import { newId } from '../../core/ids.ts';

const PREFIX = 'erased';

/** A random id that replaces that of an erased order in a payment for several orders, so that the order cannot be identified. */
export const newErasedId = (): string => newId(PREFIX);

export const isErasedId = (orderId: string): boolean => orderId.startsWith(`${PREFIX}_`);
