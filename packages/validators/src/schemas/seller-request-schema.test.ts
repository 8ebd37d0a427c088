import { expect, it } from 'vitest';
import { judged } from '../testing/judged.ts';
import { sellerRequestSchema } from './seller-request-schema.ts';

const company = { company: 'Muddat Savdo MChJ', contact_name: 'Ali', phone: '901234567' };

it('a seller’s request is a company’s without the number of people', () => {
  expect(judged(sellerRequestSchema, { ...company, employees: 'many' })).toEqual({ ...company, phone: '+998901234567' });
  expect(judged(sellerRequestSchema, { ...company, company: '' })).toEqual(['company: required']);
});
