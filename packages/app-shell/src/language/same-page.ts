import { switchLocale } from '@muddat/routing';

/** Whether two paths are one page, in whatever language: focus and scroll then stay where they are. */
export const isSamePage = (one: string, other: string): boolean => switchLocale(one, 'ru') === switchLocale(other, 'ru');
