import type { Operation } from '../../core/operation.ts';
import { deleteCustomer, getDeletion, undoDeletion } from './deletion.ts';
import { createExport, getExport, getLatestExport } from './export.ts';

/** What a customer may do with all of their data. */
export const operations: readonly Operation[] = [createExport, getLatestExport, getExport, getDeletion, deleteCustomer, undoDeletion];
