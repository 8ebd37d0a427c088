import { newId } from '../../core/ids.ts';

const PREFIX = 'erased';

/** Stands for an erased order in a payment that also paid others. It is made of chance: nothing leads from it to the order. */
export const newErasedId = (): string => newId(PREFIX);

export const isErasedId = (orderId: string): boolean => orderId.startsWith(`${PREFIX}_`);
