/** All forms in one script, which loads when the first form is near the window or used. */
export { CorporateForm as corporate, SellerForm as seller } from './company-forms.tsx';
export { QuestionForm as question } from './question-form.tsx';
