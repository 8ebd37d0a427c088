import { useLingui } from '@lingui/react/macro';
import { Button } from '@muddat/ui/button';
import { ErrorState } from '@muddat/ui/states';
import { useRouteContext } from '@tanstack/react-router';
import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import { useIsNearViewport } from '../../shared/ui/use-near-viewport.ts';
import { FormSkeleton } from './placeholder/form-skeleton.tsx';
import { PhoneFallback } from './placeholder/phone-fallback.tsx';
import { type FormName, loadFormMessages } from './request-forms.ts';

type LazyFormState = { kind: 'waiting' | 'missing' } | { kind: 'here'; Form: ComponentType<{ about?: string | undefined }> };

export type LazyFormProps = {
  form: FormName;
  /** For the question form: id of the FAQ entry whose answer did not help. */
  about?: string;
};

/**
 * Loads a form when its position is near the viewport, touched or focused, so that the page loads without the form's script. Until then
 * shows a skeleton of the same size. Without JavaScript shows our phone number.
 */
export function LazyForm({ form, about }: LazyFormProps) {
  const { t } = useLingui();
  const place = useRef<HTMLDivElement>(null);
  const near = useIsNearViewport(place);
  const { part, load } = useLazyForm(form);
  useEffect(() => {
    if (near) void load();
  }, [near, load]);
  return (
    <div ref={place}>
      {part.kind === 'here' && <part.Form about={about} />}
      {part.kind === 'waiting' && <FormSkeleton form={form} />}
      {part.kind === 'missing' && (
        <ErrorState
          size="part"
          level={3}
          title={t({ message: 'Не удалось загрузить форму', comment: 'Shown instead of a form whose script could not be loaded' })}
          action={
            <Button size="s" variant="secondary" onClick={() => void load()}>
              {t({ message: 'Загрузить ещё раз', comment: 'Button: loads the script of the form again' })}
            </Button>
          }
        >
          <PhoneFallback
            reason={t({
              message: 'Проверьте интернет и загрузите её ещё раз. Или позвоните нам:',
              comment: 'Shown instead of a form whose script could not be loaded; a phone number follows',
            })}
          />
        </ErrorState>
      )}
      <noscript>
        <PhoneFallback
          reason={t({
            message: 'Для формы нужен JavaScript. Позвоните нам, мы запишем всё с ваших слов:',
            comment: 'Shown instead of a form when no script runs; a phone number follows',
          })}
        />
      </noscript>
    </div>
  );
}

function useLazyForm(form: FormName) {
  const { i18n, language } = useRouteContext({ from: '__root__' });
  const [part, setPart] = useState<LazyFormState>({ kind: 'waiting' });
  const load = useCallback(async () => {
    try {
      const [forms, words] = await Promise.all([import('./forms/forms.tsx'), loadFormMessages(language)]);
      i18n.load(language, words);
      setPart({ kind: 'here', Form: forms[form] });
    } catch {
      // The network failed, or a new build removed the file. Show the error with a button to try again.
      setPart({ kind: 'missing' });
    }
  }, [form, i18n, language]);
  return { part, load };
}
