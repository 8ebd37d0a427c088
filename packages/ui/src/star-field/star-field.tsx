import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { FieldGroup, type FieldGroupProps } from '../field/field-group.tsx';
import { input } from '../internal/radio-dot.css.ts';
import { usePreHydrationPress } from '../internal/use-pre-hydration-press.ts';
import { StarShape } from '../stars/stars.tsx';
import * as css from './star-field.css.ts';

export type StarRating = 1 | 2 | 3 | 4 | 5;

export interface StarFieldProps extends Omit<FieldGroupProps, 'role' | 'children'> {
  /** The chosen number of stars, 1 to 5; `null`: nothing is chosen yet. */
  value: StarRating | null;
  /** Called with the chosen number of stars. */
  onChange: (value: StarRating) => void;
  /** Name of the rating in a submitted form. Without it a generated one keeps the stars together. */
  name?: string;
  /** True if the rating cannot be changed now. */
  disabled?: boolean;
}

const STAR_PIXELS = 32;
const WORDS: readonly { star: StarRating; word: MessageDescriptor }[] = [
  { star: 1, word: msg({ message: 'Ужасно', comment: 'Field for a rating of five stars: what one star means' }) },
  { star: 2, word: msg({ message: 'Плохо', comment: 'Field for a rating of five stars: what two stars mean' }) },
  { star: 3, word: msg({ message: 'Нормально', comment: 'Field for a rating of five stars: what three stars mean' }) },
  { star: 4, word: msg({ message: 'Хорошо', comment: 'Field for a rating of five stars: what four stars mean' }) },
  { star: 5, word: msg({ message: 'Отлично', comment: 'Field for a rating of five stars: what five stars mean' }) },
];

/** A rating of one to five stars. Native radio buttons under the stars, so arrow keys, names and forms work. */
export function StarField({ value, onChange, name, disabled = false, ...frame }: StarFieldProps) {
  const { t, i18n } = useLingui();
  const own = useId();
  const list = usePreHydrationPress<HTMLDivElement>();
  const chosen = WORDS.find(({ star }) => star === value);
  return (
    <FieldGroup {...frame} role="radiogroup">
      <div className={css.ratingLine}>
        <div className={css.stars} ref={list}>
          {WORDS.map(({ star, word }) => {
            const said = i18n._(word);
            return (
              <span key={star} className={css.star}>
                <input
                  type="radio"
                  name={name ?? own}
                  value={star}
                  checked={star === value}
                  disabled={disabled}
                  aria-label={t({
                    message: `${star} из 5, ${said}`,
                    comment: 'One star of a rating, read by screen readers: 4 of 5, good',
                  })}
                  onChange={() => onChange(star)}
                  className={input}
                />
                <span className={css.starShape}>
                  <StarShape full={value !== null && star <= value} size={STAR_PIXELS} />
                </span>
              </span>
            );
          })}
        </div>
        {/* Hidden from screen readers, because the radio buttons say the same. */}
        <span aria-hidden="true" className={css.ratingWord}>
          {chosen && i18n._(chosen.word)}
        </span>
      </div>
    </FieldGroup>
  );
}
