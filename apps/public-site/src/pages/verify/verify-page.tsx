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

/** For whoever holds a paper of ours: is it real, and does it still hold. No account is needed. */
export function VerifyPage({ data: { code, verdict }, locale }: PageProps<VerifyData>) {
  const { t } = useLingui();
  return (
    <div className={css.page}>
      <Heading level={1} size="title">
        {t({ message: 'Проверка документа', comment: 'Heading of the page that verifies papers' })}
      </Heading>
      <VerdictCard code={code} verdict={verdict} retryHref={hrefTo('verify-code', { code: code || '-' }, locale)} />
      <GetForm
        action={hrefTo('verify', {}, locale)}
        label={t({ message: 'Проверить документ', comment: 'Name of the form that verifies papers, for ears' })}
      >
        <Stack gap="m">
          <TextField
            // Another paper is another field.
            key={code}
            name="code"
            label={t({ message: 'Код с документа', comment: 'Label of the field for the code of a paper' })}
            description={t({
              message: '20 букв и цифр рядом с QR. Можно без дефисов и маленькими буквами.',
              comment: 'Under the field for the code of a paper',
            })}
            defaultValue={code}
            maxLength={MAX_CODE}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            required
          />
          <div>
            <Button type="submit">{t({ message: 'Проверить', comment: 'Button: verifies a paper by its code' })}</Button>
          </div>
        </Stack>
      </GetForm>
      <Text tone="quiet">
        {t({
          message: 'Мы показываем только то, что напечатано на самом документе. Имени, телефона и карты здесь нет.',
          comment: 'At the foot of the page that verifies papers',
        })}
      </Text>
    </div>
  );
}
