import '../src/theme/index.ts';
import './brands.css.ts';
import './docs.css.ts';
import { I18nProvider } from '@lingui/react';
import { createI18n, type Language, langOf, parseLanguage } from '@muddat/i18n';
import { messages as ru } from '@muddat/i18n/catalogs/ui/ru.po';
import { messages as uz } from '@muddat/i18n/catalogs/ui/uz.po';
import { messages as uzCyrl } from '@muddat/i18n/catalogs/ui/uz-Cyrl.po';
import type { Decorator, Preview } from '@storybook/react-vite';
import { type ReactNode, useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { Announcer } from '../src/announcer/announcer.tsx';
import {
  createStoryTranslator,
  type StoryTranslations,
  type TranslateStory,
} from '../src/internal/story-translations/story-translations.ts';
import { StoryTranslationsProvider } from '../src/internal/story-translations/story-translations-provider.tsx';
import { checkAnatomy } from './check-anatomy.ts';
import { DocsContainer } from './docs-container.tsx';
import { DocsPage } from './docs-page.tsx';
import { docsFrame, frame } from './frame.css.ts';
import { propControls, shownProps } from './prop-controls.ts';
import { shownCode } from './shown-code.ts';
import { showTheme } from './toolbar-theme.ts';

const i18n = { ru: createI18n('ru', ru), 'uz-Latn': createI18n('uz-Latn', uz), 'uz-Cyrl': createI18n('uz-Cyrl', uzCyrl) };

interface FrameProps {
  locale: Language;
  theme: string;
  textSize: string;
  /** A docs page is in English and has one theme for all its stories, so a story there sets its own language only. */
  isDocs: boolean;
  className: string;
  children: ReactNode;
}

function Frame({ locale, theme, textSize, isDocs, className, children }: FrameProps) {
  useLayoutEffect(() => {
    const root = document.documentElement;
    if (!isDocs) {
      root.lang = langOf(locale);
      showTheme(theme);
    }
    // Acts like the browser's text size setting: the kit's sizes are in rem.
    root.style.fontSize = textSize === '1' ? '' : `${Number(textSize) * 100}%`;
  }, [locale, theme, textSize, isDocs]);
  return (
    <I18nProvider key={locale} i18n={i18n[locale]}>
      {/* The live region is outside the story's canvas, so that a text query in a story finds the visible text and not its announcement. */}
      {createPortal(<Announcer />, document.body)}
      <div lang={isDocs ? langOf(locale) : undefined} className={className}>
        {children}
      </div>
    </I18nProvider>
  );
}

const frameClass = (isDocs: boolean, wide: boolean) => [isDocs && docsFrame, !wide && frame].filter(Boolean).join(' ');

const withLocaleAndTheme: Decorator = (Story, { globals, parameters, viewMode }) => (
  <Frame
    locale={parseLanguage(globals['locale'])}
    theme={String(globals['theme'])}
    textSize={String(globals['textSize'])}
    isDocs={viewMode === 'docs'}
    className={frameClass(viewMode === 'docs', parameters['layout'] === 'fullscreen')}
  >
    <Story />
  </Frame>
);

const NO_TRANSLATIONS: StoryTranslations = {};
const translators = new WeakMap<StoryTranslations, Map<Language, TranslateStory>>();

/**
 * Returns the same function for the same sample words and language. A new function in each render would return new objects, which React
 * would treat as changed.
 */
function cachedTranslator(language: Language, words: StoryTranslations): TranslateStory {
  const kept = translators.get(words) ?? new Map<Language, TranslateStory>();
  const say = kept.get(language) ?? createStoryTranslator(language, words);
  translators.set(words, kept.set(language, say));
  return say;
}

/** Translates a story's own sample texts to the toolbar's language. The kit's texts come from its catalog. */
const withStoryTranslations: Decorator = (Story, { globals, parameters, originalStoryFn }) => {
  const language = parseLanguage(globals['locale']);
  const words: StoryTranslations = parameters['words'] ?? NO_TRANSLATIONS;
  const say = cachedTranslator(language, words);
  return (
    <StoryTranslationsProvider say={say}>
      {Story({ originalStoryFn: (...given: Parameters<typeof originalStoryFn>) => say(originalStoryFn(...given)) })}
    </StoryTranslationsProvider>
  );
};

const preview: Preview = {
  argTypesEnhancers: [shownProps, propControls],
  decorators: [withStoryTranslations, withLocaleAndTheme],
  initialGlobals: { locale: 'ru', theme: 'auto', textSize: '1', viewport: { value: undefined, isRotated: false } },
  globalTypes: {
    locale: {
      description: 'Language and script',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'ru', title: 'Русский' },
          { value: 'uz', title: 'Oʻzbekcha' },
          { value: 'uz-Cyrl', title: 'Ўзбекча (кириллица)' },
        ],
      },
    },
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'mirror',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
          { value: 'contrast', title: 'High contrast' },
          { value: 'auto', title: 'As on the device' },
          { value: 'anor', title: 'Another brand: Anor' },
        ],
      },
    },
    textSize: {
      description: 'Text size',
      toolbar: {
        icon: 'grow',
        dynamicTitle: true,
        items: [
          { value: '1', title: 'Text 100%' },
          { value: '1.5', title: 'Text 150%' },
          { value: '2', title: 'Text 200%' },
        ],
      },
    },
  },
  parameters: {
    layout: 'padded',
    backgrounds: { disable: true },
    controls: { expanded: true },
    jsx: { functionValue: () => '() => {}' },
    docs: {
      container: DocsContainer,
      page: DocsPage,
      canvas: { sourceState: 'shown' },
      source: { type: 'dynamic', transform: shownCode },
      toc: { title: 'On this page', headingSelector: 'h2, h3', ignoreSelector: '.docs-story *, .sb-story *, .skip-toc' },
    },
    options: {
      storySort: {
        order: [
          'Start',
          ['Introduction', 'Tokens', 'Icons', 'Ornament'],
          'Patterns',
          ['Form', 'List', 'Payment'],
          'Basics',
          'Text',
          'Actions',
          'Fields',
          'Feedback',
          'Navigation',
          'Product',
          'Cabinet',
        ],
      },
    },
    viewport: {
      options: {
        phone: { name: 'Phone 360', styles: { width: '360px', height: '720px' }, type: 'mobile' },
        tablet: { name: 'Tablet 768', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
        desktop: { name: 'Desktop 1280', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
      },
    },
    a11y: { test: 'error' },
  },
  beforeEach: ({ tags, canvasElement }) => (tags.includes('picture') ? globalThis.preparePicture?.(canvasElement) : undefined),
  afterEach: async (context) => {
    if (context.tags.includes('anatomy')) await checkAnatomy(context.canvasElement, context.parameters['guidelines']);
    if (context.tags.includes('picture')) await globalThis.takePicture?.(context.canvasElement);
  },
  tags: ['autodocs'],
};

export default preview;
