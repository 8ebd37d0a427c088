import type { Operation } from '../../core/operation.ts';
import { createFeedback } from './create-feedback.ts';
import { getContent } from './get-content.ts';
import { getFaq } from './get-faq.ts';
import { listFaqs } from './list-faqs.ts';

export const operations: readonly Operation[] = [getContent, listFaqs, getFaq, createFeedback];
