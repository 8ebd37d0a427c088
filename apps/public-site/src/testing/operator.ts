import type { Operator } from '../app/context.ts';

export const OPERATOR: Operator = { name: '«Qadam» MCHJ', stir: '301234567', address: 'Toshkent, Navoiy koʻchasi, 1', licence: 'OT-0012' };
