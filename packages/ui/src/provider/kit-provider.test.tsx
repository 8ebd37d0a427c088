import { I18nProvider } from '@lingui/react';
import { createI18n } from '@muddat/i18n';
import { Component, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { ANNOUNCER_ID } from '../announcer/announcer.tsx';
import { flushAct } from '../internal/render-in-browser.tsx';
import { ru } from '../languages/ru.ts';
import { uz } from '../languages/uz.ts';
import { uzCyrl } from '../languages/uz-cyrl.ts';
import { Money } from '../money/money.tsx';
import { PasswordField } from '../password-field/password-field.tsx';
import { Trans, useLingui } from './kit-lingui.tsx';
import { KitProvider } from './kit-provider.tsx';
import '../theme/index.ts';

class Caught extends Component<{ children: ReactNode }, { message: string | undefined }> {
  override state = { message: undefined };
  static getDerivedStateFromError = (error: Error) => ({ message: error.message });
  override render = () => this.state.message ?? this.props.children;
}

const Locale = () => useLingui().i18n.locale;

function show(children: ReactNode): HTMLElement {
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host, { onCaughtError: () => undefined });
  flushAct(() => root.render(children));
  onTestFinished(() => {
    flushAct(() => root.unmount());
    host.remove();
  });
  return host;
}

describe('KitProvider', () => {
  it.each([
    [ru, 'Показать пароль', 'сум'],
    [uz, 'Parolni koʻrsatish', 'soʻm'],
    [uzCyrl, 'Паролни кўрсатиш', 'сўм'],
  ])('gives the components the texts of its language (%#)', (language, label, currency) => {
    const host = show(
      <KitProvider language={language}>
        <PasswordField label="Пароль" autoComplete="current-password" />
        <Money amount={1} />
      </KitProvider>,
    );
    expect(host.querySelector('button')?.getAttribute('aria-label')).toBe(label);
    expect(host.textContent).toContain(currency);
    expect(host.querySelector(`#${ANNOUNCER_ID}`)?.getAttribute('aria-live')).toBe('polite');
  });

  it.each(['ru', undefined, null])('refuses %j as its language and says what to write', (wrong) => {
    const props = { language: ru, children: null };
    Reflect.set(props, 'language', wrong);
    const { textContent } = show(
      <Caught>
        <KitProvider {...props} />
      </Caught>,
    );
    expect(textContent).toContain("import { ru } from '@muddat/ui/languages/ru'");
  });

  it('shows the texts of another language when the language changes', () => {
    const host = document.body.appendChild(document.createElement('div'));
    const root = createRoot(host);
    onTestFinished(() => flushAct(() => root.unmount()));
    for (const [language, currency] of [
      [ru, 'сум'],
      [uz, 'soʻm'],
    ] as const) {
      flushAct(() =>
        root.render(
          <KitProvider language={language}>
            <Money amount={1} />
          </KitProvider>,
        ),
      );
      expect(host.textContent).toContain(currency);
    }
  });
});

describe('the theme', () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const setTheme = (disabled: boolean) => {
    for (const sheet of document.styleSheets) sheet.disabled = disabled;
  };
  afterEach(() => {
    setTheme(false);
    report.mockClear();
  });

  it('is reported when it is missing, and the page stays', () => {
    setTheme(true);
    const host = show(<KitProvider language={ru}>страница</KitProvider>);
    expect(report).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("import '@muddat/ui/style.css'"));
    expect(host.textContent).toBe('страница');
  });

  it('is not reported when it is there', () => {
    show(<KitProvider language={ru}>страница</KitProvider>);
    expect(report).not.toHaveBeenCalled();
  });
});

describe('a component of the built kit', () => {
  it('gets the texts of the provider', () => {
    const host = show(
      <KitProvider language={ru}>
        <Locale />
        <Trans id="RkAg8D" />
      </KitProvider>,
    );
    expect(host.textContent).toBe(`ru${String(ru.messages['RkAg8D'])}`);
  });

  it.each([
    ['the hook', <Locale key="hook" />],
    ['the component', <Trans key="component" id="RkAg8D" />],
  ])('says what to write when the provider is missing: %s', (_what, child) => {
    const { textContent } = show(<Caught>{child}</Caught>);
    expect(textContent).toContain('@muddat/ui needs a KitProvider around the application');
    expect(textContent).toContain("import { ru } from '@muddat/ui/languages/ru'");
  });

  it('says what to write when the provider has no texts of the kit, instead of showing ids', () => {
    const { textContent } = show(
      <I18nProvider i18n={createI18n('ru', { own: 'своё' })}>
        <Caught>
          <Locale />
        </Caught>
      </I18nProvider>,
    );
    expect(textContent).toContain('has no texts of @muddat/ui');
  });
});
