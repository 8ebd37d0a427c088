/** All forms in one file of their own: it comes when the first of them is near, or touched. */
export { CorporateForm as corporate } from './corporate/corporate.controller.tsx';
export { QuestionForm as question } from './question/question.controller.tsx';
export { SellerForm as seller } from './seller/seller.controller.tsx';
