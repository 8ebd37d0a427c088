import { useLingui } from '@lingui/react/macro';
import { Button } from '@muddat/ui/button';
import { Card } from '@muddat/ui/card';
import { Heading } from '@muddat/ui/heading';
import { Stack } from '@muddat/ui/stack';
import { Text, VisuallyHidden } from '@muddat/ui/text';
import { type ReactNode, useState } from 'react';
import * as css from './checkout.css.ts';

type Props = {
  title: string;
  /** The answers of the section in one line, shown when it is folded. Null, so that it cannot be folded, while one is missing or invalid. */
  done?: string | null;
  /** Whether the section is folded at first, because an earlier page has answered its question. */
  startsFolded?: boolean;
  children: ReactNode;
};

/** A part of the form. Once it is filled in, its own button folds it to one line; nothing else does. */
export function CheckoutSection({ title, done = null, startsFolded = false, children }: Props) {
  const { t } = useLingui();
  const [wantsFolded, setWantsFolded] = useState(startsFolded);
  // An error opens the section, and it stays open after its correction.
  if (wantsFolded && done === null) setWantsFolded(false);
  const isFolded = wantsFolded && done !== null;
  return (
    <Card as="section" padding="l" aria-label={title}>
      <Stack gap={isFolded ? 'xxs' : 'm'}>
        <div className={css.sectionHead}>
          <Heading level={2} size="m">
            {title}
          </Heading>
          {done !== null && (
            <Button variant="ghost" size="s" aria-expanded={!isFolded} onClick={() => setWantsFolded(!isFolded)}>
              {isFolded
                ? t({ message: 'Изменить', comment: 'Checkout, button: unfolds a part of the form that is filled in' })
                : t({ message: 'Готово', comment: 'Checkout, button: folds a part of the form that is filled in' })}
              <VisuallyHidden>{title}</VisuallyHidden>
            </Button>
          )}
        </div>
        {isFolded ? <Text>{done}</Text> : children}
      </Stack>
    </Card>
  );
}
