import '../src/theme/index.ts';
import { I18nProvider } from '@lingui/react';
import { createI18n, type Locale } from '@muddat/i18n';
import { messages as ru } from '@muddat/i18n/catalogs/ui/ru.po';
import { messages as uz } from '@muddat/i18n/catalogs/ui/uz.po';
import type { Decorator, Preview } from '@storybook/react-vite';
import { type ReactNode, useLayoutEffect } from 'react';
import { checkOtherTheme } from './check-other-theme.ts';
import { frame } from './frame.css.ts';

const i18n = { ru: createI18n('ru', ru), uz: createI18n('uz', uz) };

function Frame({ locale, theme, children }: { locale: Locale; theme: string; children: ReactNode }) {
  useLayoutEffect(() => {
    document.documentElement.lang = locale;
    if (theme === 'auto') delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = theme;
  }, [locale, theme]);
  return (
    <I18nProvider key={locale} i18n={i18n[locale]}>
      {children}
    </I18nProvider>
  );
}

const withLocaleAndTheme: Decorator = (Story, { globals, parameters }) => (
  <Frame locale={globals['locale'] === 'uz' ? 'uz' : 'ru'} theme={String(globals['theme'])}>
    <div className={parameters['layout'] === 'fullscreen' ? undefined : frame}>
      <Story />
    </div>
  </Frame>
);

const preview: Preview = {
  decorators: [withLocaleAndTheme],
  initialGlobals: { locale: 'ru', theme: 'light', viewport: { value: undefined, isRotated: false } },
  globalTypes: {
    locale: {
      description: 'Язык',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'ru', title: 'Русский' },
          { value: 'uz', title: 'Oʻzbekcha' },
        ],
      },
    },
    theme: {
      description: 'Тема',
      toolbar: {
        icon: 'mirror',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Светлая' },
          { value: 'dark', title: 'Тёмная' },
          { value: 'auto', title: 'Как в системе' },
        ],
      },
    },
  },
  parameters: {
    // The frame brings its own margins.
    layout: 'padded',
    backgrounds: { disable: true },
    controls: { expanded: true },
    options: { storySort: { order: ['Начало', 'Основа', 'Тексты', 'Действия', 'Поля', 'Сообщения', 'Навигация', 'Продукт'] } },
    viewport: {
      options: {
        phone: { name: 'Телефон 360', styles: { width: '360px', height: '720px' }, type: 'mobile' },
        tablet: { name: 'Планшет 768', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
        desktop: { name: 'Компьютер 1280', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
      },
    },
    a11y: { test: 'error' },
  },
  afterEach: async (context) => {
    await checkOtherTheme(context);
    if (context.tags.includes('picture')) await globalThis.takePicture?.(context.canvasElement);
  },
  tags: ['autodocs'],
};

export default preview;
