import { Card } from '@muddat/ui/card';
import { Stack } from '@muddat/ui/stack';
import { Text } from '@muddat/ui/text';
import { Section } from '../../../../shared/ui/section.tsx';
import { LazyForm } from '../../../request/lazy-form.tsx';
import type { FormName } from '../../../request/request-forms.ts';
import type { BlockOf } from '../block.ts';

const FORM: Record<BlockOf<'form'>['form'], FormName> = { feedback: 'question', corporate: 'corporate', seller: 'seller' };

/** A request form, which loads when its position is near the viewport. */
export function FormBlock({ block: { id, title, text, form } }: { block: BlockOf<'form'> }) {
  return (
    <Section id={id} title={title} split>
      <Stack>
        <Text tone="quiet">{text}</Text>
        <Card padding="l">
          <LazyForm form={FORM[form]} />
        </Card>
      </Stack>
    </Section>
  );
}
