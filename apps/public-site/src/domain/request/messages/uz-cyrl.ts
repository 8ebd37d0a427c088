export { messages } from '@muddat/i18n/catalogs/forms/uz-Cyrl.po';
