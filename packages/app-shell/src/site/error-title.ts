import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PageFailure } from './page-failure.ts';

const NOT_FOUND_TITLE = msg({
  message: 'Ой! Мы не можем найти эту страницу.',
  comment: 'Title of the 404 page, fixed by the specification',
});
const ERROR_TITLE = msg({ message: 'Не удалось открыть страницу', comment: 'Title of the error page when the server gave no sentence' });
const TEXT = msg({
  message: 'Что-то пошло не так, пожалуйста, повторите попытку',
  comment: 'Text of the error page, fixed by the specification',
});

/** The text under the title of every error page except the 404 (spec 8). */
export const errorPageText = (i18n: I18n): string => i18n._(TEXT);

/** The title of the error page, for its heading and for the document (spec 2, Error page; spec 8). */
export function errorPageTitle({ statusCode, statusMessage }: PageFailure, i18n: I18n): string {
  if (statusCode === 404) return i18n._(NOT_FOUND_TITLE);
  // The specification gives this title in English, for both languages.
  if (statusCode === 500) return 'Network Error';
  // If the server's sentence equals the text below the title, it would appear twice.
  return statusMessage === '' || statusMessage === errorPageText(i18n) ? i18n._(ERROR_TITLE) : statusMessage;
}
