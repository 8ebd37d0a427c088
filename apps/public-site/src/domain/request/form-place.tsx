import { useLingui } from '@lingui/react/macro';
import { Button } from '@muddat/ui/button';
import { ErrorState } from '@muddat/ui/states';
import { useRouteContext } from '@tanstack/react-router';
import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import { useNear } from '../../shared/ui/use-near.ts';
import { FormSkeleton } from './place/form-skeleton.tsx';
import { PhoneInstead } from './place/phone-instead.tsx';
import { type FormName, loadFormWords } from './request-forms.ts';

type Part = { kind: 'waiting' | 'missing' } | { kind: 'here'; Form: ComponentType<{ about?: string | undefined }> };

export type FormPlaceProps = {
  form: FormName;
  /** Of the question form: the answer that did not help. */
  about?: string;
};

/**
 * Where a form stands. The page comes without the form's script: it is asked for when the place is near the window or touched, and
 * until then shapes of the same size stand there. Without JavaScript: how to reach us by phone.
 */
export function FormPlace({ form, about }: FormPlaceProps) {
  const { t } = useLingui();
  const place = useRef<HTMLDivElement>(null);
  const near = useNear(place);
  const { part, load } = useForm(form);
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
          title={t({ message: 'Не удалось загрузить форму', comment: 'In the place of a form whose script did not come' })}
          action={
            <Button size="s" variant="secondary" onClick={() => void load()}>
              {t({ message: 'Загрузить ещё раз', comment: 'Button: asks for the form again that did not come' })}
            </Button>
          }
        >
          <PhoneInstead
            why={t({
              message: 'Проверьте интернет и загрузите её ещё раз. Или позвоните нам:',
              comment: 'In the place of a form whose script did not come; a phone number follows',
            })}
          />
        </ErrorState>
      )}
      <noscript>
        <PhoneInstead
          why={t({
            message: 'Для формы нужен JavaScript. Позвоните нам, мы запишем всё с ваших слов:',
            comment: 'In the place of a form where no script runs; a phone number follows',
          })}
        />
      </noscript>
    </div>
  );
}

function useForm(form: FormName) {
  const { i18n, language } = useRouteContext({ from: '__root__' });
  const [part, setPart] = useState<Part>({ kind: 'waiting' });
  const load = useCallback(async () => {
    try {
      const [forms, words] = await Promise.all([import('./forms/forms.tsx'), loadFormWords(language)]);
      i18n.load(language, words);
      setPart({ kind: 'here', Form: forms[form] });
    } catch {
      // No network, or a build that is gone: the page says so, and asks again when it is told to.
      setPart({ kind: 'missing' });
    }
  }, [form, i18n, language]);
  return { part, load };
}
