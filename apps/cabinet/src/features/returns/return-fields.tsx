import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@muddat/app-shell';
import { formatMoney, formatNumber } from '@muddat/i18n';
import { Banner } from '@muddat/ui/banner';
import { Card } from '@muddat/ui/card';
import { Checkbox } from '@muddat/ui/checkbox';
import { FileDrop } from '@muddat/ui/file-drop';
import { Heading } from '@muddat/ui/heading';
import { QuantityField } from '@muddat/ui/quantity-field';
import { RadioGroup } from '@muddat/ui/radio-group';
import { Inline, Stack } from '@muddat/ui/stack';
import { Text } from '@muddat/ui/text';
import { TextArea } from '@muddat/ui/text-area';
import { useId } from 'react';
import { useTransliterateGoodsName } from '../../domain/order/goods-name.ts';
import { ErrorAnchor } from '../../shared/form/error-anchor.tsx';
import { useRefusalText } from '../../shared/refusal/refusal.ts';
import type { GoodsPhoto } from './goods-photos.machine.ts';
import {
  effectiveWish,
  isRepairable,
  isReturnTextTooLong,
  MAX_RETURN_PHOTOS,
  MAX_RETURN_TEXT_LENGTH,
  RETURN_CATEGORIES,
  type ReturnableLine,
  type ReturnDraft,
} from './return-draft.ts';
import { type ReturnFieldErrors, useReturnTexts } from './return-texts.ts';

const PERCENT = 100;
const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp'];

type Props = {
  lines: readonly ReturnableLine[];
  draft: ReturnDraft;
  photos: readonly GoodsPhoto[];
  errors: ReturnFieldErrors;
  disabled: boolean;
  onDraft: (draft: ReturnDraft) => void;
  onPhotos: (files: readonly File[]) => void;
  onPhotoRemove: (id: string) => void;
};

/** Fields for the goods, the reason, the remedy and the photos. */
export function ReturnFields({ lines, draft, photos, errors, disabled, onDraft, onPhotos, onPhotoRemove }: Props) {
  const { t } = useLingui();
  const { categories } = useReturnTexts();
  const limit = formatNumber(MAX_RETURN_TEXT_LENGTH);
  const titleId = useId();
  return (
    <>
      <Card as="section" padding="l">
        <ErrorAnchor isInvalid={errors.items !== undefined}>
          <Stack as="section" gap="m" aria-labelledby={titleId}>
            <Heading level={2} size="m" id={titleId}>
              {effectiveWish(draft) === 'repair'
                ? t({ message: 'Что починить', comment: 'Form of a repair: heading over the goods of the order' })
                : t({ message: 'Что вернуть', comment: 'Form of a return: heading over the goods of the order' })}
            </Heading>
            {lines.map((line) => (
              <LineField
                key={line.line}
                line={line}
                quantity={draft.quantities[line.line] ?? 0}
                disabled={disabled}
                onQuantity={(quantity) => {
                  const { [line.line]: _before, ...others } = draft.quantities;
                  onDraft({ ...draft, quantities: quantity === 0 ? others : { ...others, [line.line]: quantity } });
                }}
              />
            ))}
            {errors.items !== undefined && (
              <Banner tone="bad" live="alert">
                {errors.items}
              </Banner>
            )}
          </Stack>
        </ErrorAnchor>
      </Card>
      <Card padding="l">
        <Stack gap="l">
          <RadioGroup
            label={t({ message: 'Почему', comment: 'Form of a return: label of the choice of a reason' })}
            options={RETURN_CATEGORIES.map((value) => ({
              value,
              label: categories[value],
              ...(value === 'changed_mind'
                ? {
                    description: t({
                      message: 'Исправный товар можно вернуть в течение 10 дней после получения',
                      comment: 'Form of a return: under the reason that the goods do not suit',
                    }),
                  }
                : {}),
            }))}
            value={draft.category}
            error={errors.category}
            disabled={disabled}
            onChange={(category) => onDraft({ ...draft, category })}
          />
          {isRepairable(draft.category) && (
            <RadioGroup
              label={t({ message: 'Что сделать', comment: 'Form of a return: label of the choice between money back and a repair' })}
              options={[
                {
                  value: 'refund',
                  label: t({
                    message: 'Вернуть деньги',
                    comment: 'Form of a return: what is asked for, the goods go back for their money',
                  }),
                },
                {
                  value: 'repair',
                  label: t({ message: 'Починить бесплатно', comment: 'Form of a return: what is asked for, a repair under the guarantee' }),
                  description: t({
                    message: 'Товар останется вашим. Если починить нельзя, вернём деньги.',
                    comment: 'Form of a return: under the choice of a repair',
                  }),
                },
              ]}
              value={draft.wish}
              error={errors.wish}
              disabled={disabled}
              onChange={(wish) => onDraft({ ...draft, wish })}
            />
          )}
          <TextArea
            label={t({ message: 'Что случилось', comment: 'Form of a return: label of the text to the store' })}
            description={t({ message: 'Магазин прочитает это вместе с фото', comment: 'Form of a return: under the label of the text' })}
            optional
            limit={MAX_RETURN_TEXT_LENGTH}
            value={draft.text}
            readOnly={disabled}
            error={
              isReturnTextTooLong(draft.text)
                ? t({
                    message: `Сократите текст до ${limit} знаков.`,
                    comment: 'A text to the store is too long; how many characters it may have',
                  })
                : undefined
            }
            onChange={(text) => onDraft({ ...draft, text })}
          />
          <ErrorAnchor isInvalid={errors.photos !== undefined}>
            <PhotosField photos={photos} error={errors.photos} disabled={disabled} onAdd={onPhotos} onRemove={onPhotoRemove} />
          </ErrorAnchor>
        </Stack>
      </Card>
    </>
  );
}

type LineProps = { line: ReturnableLine; quantity: number; disabled: boolean; onQuantity: (quantity: number) => void };

function LineField({ line, quantity, disabled, onQuantity }: LineProps) {
  const { price, left } = line;
  const { t } = useLingui();
  const name = useTransliterateGoodsName()(line.name);
  const sum = formatMoney(price, useLanguage());
  return (
    <Inline justify="between">
      <Checkbox
        checked={quantity > 0}
        disabled={disabled}
        description={left > 1 ? `${sum} × ${left}` : sum}
        onChange={(isChosen) => onQuantity(isChosen ? 1 : 0)}
      >
        {name}
      </Checkbox>
      {quantity > 0 && left > 1 && !disabled && (
        <QuantityField
          value={quantity}
          max={left}
          label={t({
            message: `Сколько вернуть: ${name}`,
            comment: 'Form of a return, read by screen readers: label of the number of pieces; the placeholder is the name of the goods',
          })}
          onChange={onQuantity}
        />
      )}
      {quantity > 0 && left > 1 && disabled && <Text as="span">{`× ${quantity}`}</Text>}
    </Inline>
  );
}

type PhotosProps = {
  photos: readonly GoodsPhoto[];
  error: string | undefined;
  disabled: boolean;
  onAdd: (files: readonly File[]) => void;
  onRemove: (id: string) => void;
};

function PhotosField({ photos, error, disabled, onAdd, onRemove }: PhotosProps) {
  const { t } = useLingui();
  const errorOf = usePhotoErrorText();
  return (
    <FileDrop
      label={t({ message: 'Фото товара', comment: 'Form of a return: label of the photos' })}
      description={t({
        message: 'До пяти фото: весь товар и дефект. Данные о месте съёмки удалим.',
        comment: 'Form of a return: under the label of the photos; the place is taken out of what the camera wrote',
      })}
      optional
      accept={PHOTO_TYPES}
      maxFiles={MAX_RETURN_PHOTOS}
      disabled={disabled}
      error={error}
      files={photos.map((photo) => ({
        id: photo.id,
        name: photo.file.name,
        size: photo.file.size,
        file: photo.file,
        ...(photo.kind === 'sending' ? { progress: photo.progress * PERCENT } : {}),
        ...(errorOf(photo) === null ? {} : { error: errorOf(photo) }),
      }))}
      onAdd={onAdd}
      onRemove={onRemove}
    />
  );
}

function usePhotoErrorText(): (photo: GoodsPhoto) => string | null {
  const { t } = useLingui();
  const refusalText = useRefusalText();
  return (photo) => {
    if (photo.kind === 'refused') return refusalText(photo.refusal);
    if (photo.kind !== 'unreadable') return null;
    return photo.error === 'image_too_small'
      ? t({ message: 'Фото слишком маленькое. Выберите крупнее.', comment: 'Form of a return: a photo has too few pixels' })
      : t({
          message: 'Это не открыть как фото. Выберите JPEG, PNG или WebP.',
          comment: 'Form of a return: a chosen file is no photo, or is broken',
        });
  };
}
