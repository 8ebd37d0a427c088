import type { Operation } from '../../core/operation.ts';
import { createCorporateRequest } from './create-corporate-request.ts';
import { getPage } from './get-page.ts';
import { getPicture } from './get-picture.ts';
import { listBenefits } from './list-benefits.ts';
import { listClients } from './list-clients.ts';
import { listDistricts } from './list-districts.ts';
import { listFaq } from './list-faq.ts';
import { listPages } from './list-pages.ts';
import { listServiceCenters } from './list-service-centers.ts';

export const operations: readonly Operation[] = [
  listDistricts,
  listPages,
  getPage,
  createCorporateRequest,
  listClients,
  listFaq,
  listBenefits,
  listServiceCenters,
  getPicture,
];
