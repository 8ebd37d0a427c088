import { useLingui } from '@lingui/react/macro';
import { Banner } from '@muddat/ui/banner';
import { Heading } from '@muddat/ui/heading';
import { Stack } from '@muddat/ui/stack';
import { Text } from '@muddat/ui/text';
import type { ReactNode } from 'react';
import { useOnline } from '../../../shared/page/use-online.ts';

/**
 * The head of a step of sign-in, registration or password reset: its heading, a text, and a note if the device is offline or the browser
 * runs no scripts.
 */
export function AuthStepHeader({ title, children }: { title: string; children?: ReactNode }) {
  const { t } = useLingui();
  const online = useOnline();
  return (
    <Stack gap="s">
      <Stack gap="xs">
        <Heading level={1} size="xl" focusable>
          {title}
        </Heading>
        {children !== undefined && children !== false && (
          <Text as="div" tone="quiet">
            {children}
          </Text>
        )}
      </Stack>
      <div role="status">
        {!online && (
          <Banner tone="neutral">
            {t({
              message: 'Нет интернета. То, что вы ввели, не пропадёт.',
              comment: 'On the sign-in and registration pages while the device is offline',
            })}
          </Banner>
        )}
      </div>
      <noscript>
        {t({
          message: 'Для входа нужен JavaScript: включите его в настройках браузера.',
          comment: 'On the sign-in page where the browser runs no scripts',
        })}
      </noscript>
    </Stack>
  );
}
