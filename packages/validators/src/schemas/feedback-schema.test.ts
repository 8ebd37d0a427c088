import { expect, it } from 'vitest';
import { judged } from '../testing/judged.ts';
import { feedbackSchema } from './feedback-schema.ts';

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
])('a question %o: %o', (input, outcome) => {
  expect(judged(feedbackSchema, input)).toEqual(outcome);
});
