/** All forms in one file of their own: it comes when the first of them is near, or touched. */
export { CorporateForm as corporate, SellerForm as seller } from './company-forms.tsx';
export { QuestionForm as question } from './question-form.tsx';
