/** All forms in one script. It loads when the position of a form is near the viewport, touched or focused. */
export { CorporateForm as corporate, SellerForm as seller } from './company-forms.tsx';
export { QuestionForm as question } from './question-form.tsx';
