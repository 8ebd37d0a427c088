export type FormName = 'question' | 'corporate' | 'seller';
