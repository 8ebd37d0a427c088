import { useLingui } from '@lingui/react/macro';
import { hrefTo } from '@muddat/routing';
import { Button } from '@muddat/ui/button';
import { Heading } from '@muddat/ui/heading';
import { Stack } from '@muddat/ui/stack';
import { Text } from '@muddat/ui/text';
import { TextField } from '@muddat/ui/text-field';
import { GetForm } from '../../shared/get-form/get-form.tsx';
import type { PageProps } from '../../shared/page/types.ts';
import { VerdictCard } from './verdict-card.tsx';
import * as css from './verify.css.ts';
import type { VerifyData } from './verify.data.ts';

const MAX_CODE = 64;

/** Lets anyone who received a document check that it is genuine and still valid. No account is needed. */
export function VerifyPage({ data: { code, verdict }, locale }: PageProps<VerifyData>) {
  const { t } = useLingui();
  return (
    <div className={css.page}>
      <Heading level={1} size="title">
        {t({ message: 'Проверка документа', comment: 'Heading of the page that verifies documents' })}
      </Heading>
      <VerdictCard code={code} verdict={verdict} retryHref={hrefTo('verify-code', { code: code || '-' }, locale)} />
      <GetForm
        action={hrefTo('verify', {}, locale)}
        label={t({ message: 'Проверить документ', comment: 'Read by screen readers: name of the form that verifies documents' })}
      >
        <Stack gap="m">
          <TextField
            // A new key per code resets the field to the code of the address.
            key={code}
            name="code"
            label={t({ message: 'Код с документа', comment: 'Label of the field for the code of a document' })}
            description={t({
              message: '20 букв и цифр рядом с QR. Можно без дефисов и маленькими буквами.',
              comment: 'Under the field for the code of a document',
            })}
            defaultValue={code}
            maxLength={MAX_CODE}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            required
          />
          <div>
            <Button type="submit">{t({ message: 'Проверить', comment: 'Button: verifies a document by its code' })}</Button>
          </div>
        </Stack>
      </GetForm>
      <Text tone="quiet">
        {t({
          message: 'Мы показываем только то, что напечатано на самом документе. Имени, телефона и карты здесь нет.',
          comment: 'At the bottom of the page that verifies documents',
        })}
      </Text>
    </div>
  );
}
