export { messages } from '@muddat/i18n/catalogs/forms/ru.po';
