import { useLingui } from '@lingui/react/macro';
import { Button } from '@muddat/ui/button';
import { Card } from '@muddat/ui/card';
import { Inline, Stack } from '@muddat/ui/stack';
import { StarField } from '@muddat/ui/star-field';
import { TextArea } from '@muddat/ui/text-area';
import { useState } from 'react';
import type { ReviewedProduct } from '../../domain/review/review-queries.ts';
import { MAX_REVIEW_TEXT_LENGTH } from '../../domain/review/text-bounds.ts';
import { useRefusalText } from '../../shared/refusal/refusal.ts';
import { RefusalBanner } from '../../shared/refusal/refusal-banner.tsx';
import type { WriteState } from '../../shared/refusal/use-write.ts';
import { ProductLine } from './product-line.tsx';
import type { ReviewDraft, ReviewInput } from './reviews.types.ts';

export type ReviewFormProps = {
  product: ReviewedProduct;
  draft: ReviewDraft;
  saving: WriteState<ReviewInput>;
  onDraft: (draft: ReviewDraft) => void;
  onSave: (input: ReviewInput) => void;
  onCancel: () => void;
};

/** Form for the stars and the text of a review. The stars and the text stay after a refusal or a failed request. */
export function ReviewForm({ product, draft, saving, onDraft, onSave, onCancel }: ReviewFormProps) {
  const { t } = useLingui();
  const refusalText = useRefusalText();
  const [isTried, setTried] = useState(false);
  const refusal = saving.kind === 'refused' ? saving.refusal : null;
  // A refusal of the text is shown at its field, as long as the text is the one that was refused.
  const isOfText = refusal !== null && saving.kind === 'refused' && refusal.fields['text'] !== undefined;
  const textError = isOfText && saving.input.text === draft.text ? refusalText(refusal) : undefined;
  const submit = () => {
    setTried(true);
    if (draft.stars !== null && saving.kind !== 'busy') onSave({ productId: product.id, stars: draft.stars, text: draft.text });
  };
  return (
    <Card padding="l">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Stack gap="l">
          <ProductLine product={product} />
          <StarField
            label={t({ message: 'Ваша оценка', comment: 'Form of a review: label of the five stars' })}
            value={draft.stars}
            error={
              isTried && draft.stars === null
                ? t({ message: 'Поставьте оценку', comment: 'Form of a review: no star was chosen' })
                : undefined
            }
            onChange={(stars) => onDraft({ ...draft, stars })}
          />
          <TextArea
            label={t({ message: 'Отзыв', comment: 'Form of a review: label of its text' })}
            description={t({
              message: 'Его увидят все. Рядом будут ваше имя и первая буква фамилии.',
              comment: 'Form of a review: under the label of the text',
            })}
            optional
            lines="five"
            limit={MAX_REVIEW_TEXT_LENGTH}
            value={draft.text}
            error={textError}
            onChange={(text) => onDraft({ ...draft, text })}
          />
          {refusal && !isOfText && <RefusalBanner refusal={refusal} />}
          <Inline>
            <Button type="submit" pending={saving.kind === 'busy'}>
              {t({ message: 'Сохранить отзыв', comment: 'Button of the form of a review' })}
            </Button>
            <Button variant="ghost" disabled={saving.kind === 'busy'} onClick={onCancel}>
              {t({ message: 'Отмена', comment: 'Button: closes a form without saving' })}
            </Button>
          </Inline>
        </Stack>
      </form>
    </Card>
  );
}
