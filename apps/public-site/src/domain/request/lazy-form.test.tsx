import '@muddat/ui/theme';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { fakeGateway, renderForm } from '../../testing/render-form.tsx';
import { LazyForm } from './lazy-form.tsx';
import { FormSkeleton } from './placeholder/form-skeleton.tsx';

beforeEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const FORMS = ['question', 'corporate', 'seller'] as const;
const WIDTHS = [360, 768, 1280] as const;
const LANGUAGES = ['ru', 'uz'] as const;
const CASES = FORMS.flatMap((form) => WIDTHS.flatMap((width) => LANGUAGES.map((language) => [form, width, language] as const)));

test.each(CASES)('the skeleton of the form %s at %i px (%s) is as tall as the form', async (form, width, language) => {
  fakeGateway();
  await page.viewport(width, 900);
  const heightOf = async (part: React.ReactElement, ready: () => Promise<Element>) => {
    await renderForm(<div id="measured">{part}</div>, language);
    await ready();
    const { height } = document.querySelector('#measured')?.getBoundingClientRect() ?? { height: -1 };
    cleanup();
    return height;
  };
  const skeleton = await heightOf(<FormSkeleton form={form} />, () => screen.findByRole('status'));
  const whole = await heightOf(<LazyForm form={form} />, () => screen.findByRole('textbox', { name: /Телефон|Telefon/ }));
  expect(Math.abs(whole - skeleton)).toBeLessThanOrEqual(2);
});

test('a form far below the window loads only when it is scrolled near', async () => {
  fakeGateway();
  await page.viewport(360, 640);
  await renderForm(
    <>
      <p id="above">Выше</p>
      <LazyForm form="question" />
    </>,
  );
  cleanup();
  const far = document.createElement('style');
  far.textContent = '#above { block-size: 4000px }';
  document.head.append(far);
  await renderForm(
    <>
      <p id="above">Выше</p>
      <LazyForm form="question" />
    </>,
  );
  const shapes = await screen.findByText('Загружаем форму');
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  expect(shapes).toBeInTheDocument();
  window.scrollTo(0, document.body.scrollHeight);
  await waitFor(() => expect(screen.getByLabelText('Ваш вопрос')).toBeInTheDocument());
  far.remove();
  window.scrollTo(0, 0);
});
