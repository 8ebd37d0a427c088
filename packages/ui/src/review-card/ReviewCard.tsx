import { useLingui } from '@lingui/react/macro';
import { DateText } from '../date-text/DateText.tsx';
import { Text, VisuallyHidden } from '../text/Text.tsx';
import * as css from './ReviewCard.css.ts';

export interface ReviewCardProps {
  author: string;
  /** A town. */
  place: string;
  /** 1 to 5. */
  rating: number;
  text: string;
  /** 'YYYY-MM-DD' */
  date: string;
}

const STARS = [1, 2, 3, 4, 5];

/** What somebody who bought says. */
export function ReviewCard({ author, place, rating, text, date }: ReviewCardProps) {
  const { t } = useLingui();
  return (
    <figure className={css.card}>
      <div className={css.stars}>
        <VisuallyHidden>
          {t({ message: `Оценка ${rating} из 5`, comment: 'Review of a buyer, for ears: how many stars of five' })}
        </VisuallyHidden>
        {STARS.map((star) => (
          <svg
            key={star}
            aria-hidden="true"
            width="18"
            height="18"
            viewBox="0 0 24 24"
            fill="none"
            className={star > rating ? css.empty : css.full}
          >
            <path
              d="M12 2.6l2.9 5.9 6.5.9-4.7 4.6 1.1 6.5L12 17.4l-5.8 3.1 1.1-6.5L2.6 9.4l6.5-.9z"
              stroke="currentColor"
              strokeWidth="1.5"
              strokeLinejoin="round"
            />
          </svg>
        ))}
      </div>
      <blockquote className={css.text}>{text}</blockquote>
      <figcaption>
        <span className={css.author}>{author}</span>
        <Text size="xs" tone="quiet">
          {place} · <DateText value={date} style="long" />
        </Text>
      </figcaption>
    </figure>
  );
}
