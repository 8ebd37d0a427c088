import { formatDateShort, formatTime, type Language } from '@muddat/i18n';

/** `25 ноября, 13:02`: a moment of the next days. */
export const momentText = (at: string, language: Language): string => `${formatDateShort(at, language)}, ${formatTime(at)}`;
