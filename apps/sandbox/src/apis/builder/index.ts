import type { Operation } from '../../core/operation.ts';
import { createFeedback } from './create-feedback.ts';
import { getContent } from './get-content.ts';
import { getContentVersion } from './get-content-version.ts';
import { getFaq } from './get-faq.ts';
import { listContentPages } from './list-content-pages.ts';
import { listFaqs } from './list-faqs.ts';

export const operations: readonly Operation[] = [getContent, getContentVersion, listContentPages, listFaqs, getFaq, createFeedback];
