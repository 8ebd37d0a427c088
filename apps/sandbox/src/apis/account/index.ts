import type { Operation } from '../../core/operation.ts';
import { deleteCustomer, getDeletion, undoDeletion } from './deletion.ts';
import { createExport, getExport, getLatestExport } from './export.ts';

/** Operations on all data of a customer. */
export const operations: readonly Operation[] = [createExport, getLatestExport, getExport, getDeletion, deleteCustomer, undoDeletion];
