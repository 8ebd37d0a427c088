import { availableDocuments } from '../../domain/document/available-documents.ts';
import type { Order } from '../../domain/order/order-queries.ts';
import type { OrderDocumentKind } from '../../shared/files/requested-file.ts';

/** Null: all kinds, all years. */
export type DocumentsFilter = { kind: OrderDocumentKind | null; year: string | null };

export const yearOf = ({ created_at }: Pick<Order, 'created_at'>): string => created_at.slice(0, 4);

/** The years of the orders, in their order. */
export const yearsOf = (orders: readonly Order[]): string[] => [...new Set(orders.map(yearOf))];

/** The orders of the year that have a document of the kind. */
export const filterOrders = (orders: readonly Order[], { kind, year }: DocumentsFilter): Order[] =>
  orders.filter((order) => (year === null || yearOf(order) === year) && (kind === null || availableDocuments(order).includes(kind)));
