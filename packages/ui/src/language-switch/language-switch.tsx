// Two modules, so that an app without the menu gets none of its styles.
export { LanguageSwitch, type LanguageSwitchProps } from './language-links.tsx';
export { LanguageMenu } from './language-menu.tsx';
