import { expect, it } from 'vitest';
import { parseOrMessages } from '../testing/parse-or-messages.ts';
import { corporateRequestSchema, feedbackSchema, sellerRequestSchema } from './request-schemas.ts';

const question = { name: ' Ali  Valiyev ', phone: '90 123 45 67', message: ' Salom!\nSavol bor. ' };

it.each([
  [question, { name: 'Ali Valiyev', phone: '+998901234567', email: undefined, message: 'Salom!\nSavol bor.' }],
  [
    { ...question, email: ' ali@example.uz ' },
    { name: 'Ali Valiyev', phone: '+998901234567', email: 'ali@example.uz', message: 'Salom!\nSavol bor.' },
  ],
  [{ ...question, email: 'ali@example' }, ['email: email']],
  [{ ...question, email: 5 }, ['email: not-valid']],
  [{ name: '', phone: '', message: ' ', email: '' }, ['name: required', 'phone: required', 'message: required']],
  [{ ...question, message: 'x'.repeat(4_001) }, ['message: maxLength?max=4000']],
])('feedbackSchema turns %o into the output or errors %o', (input, outcome) => {
  expect(parseOrMessages(feedbackSchema, input)).toEqual(outcome);
});

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
])('corporateRequestSchema turns %o into the output or errors %o', (input, outcome) => {
  expect(parseOrMessages(corporateRequestSchema, input)).toEqual(outcome);
});

it('sellerRequestSchema has the fields of a company request except the number of employees', () => {
  expect(parseOrMessages(sellerRequestSchema, { ...company, employees: 'many' })).toEqual({ ...company, phone: '+998901234567' });
  expect(parseOrMessages(sellerRequestSchema, { ...company, company: '' })).toEqual(['company: required']);
});
