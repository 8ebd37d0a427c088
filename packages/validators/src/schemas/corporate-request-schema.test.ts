import { expect, it } from 'vitest';
import { judged } from '../testing/judged.ts';
import { corporateRequestSchema } from './corporate-request-schema.ts';

const company = { company: 'Muddat Savdo MChJ', contact_name: 'Ali', phone: '901234567' };

it.each([
  [
    { ...company, tin: '305 123 456', employees: '٢٥' },
    { ...company, phone: '+998901234567', tin: '305123456', employees: 25 },
  ],
  [
    { ...company, tin: '', employees: null, email: ' ' },
    { ...company, phone: '+998901234567' },
  ],
  [{ ...company, tin: '12345678' }, ['tin: digits?length=9']],
  [{ ...company, employees: '0' }, ['employees: minValue?min=1']],
  [{ ...company, employees: '1000001' }, ['employees: maxValue?max=1000000']],
  [{ ...company, employees: '25 a' }, ['employees: number']],
  [{ company: ' ', contact_name: '', phone: '+7 926 123 45 67' }, ['company: required', 'contact_name: required', 'phone: foreign-code']],
])('a company’s request %o: %o', (input, outcome) => {
  expect(judged(corporateRequestSchema, input)).toEqual(outcome);
});
