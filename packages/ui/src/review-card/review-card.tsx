import { FACT_SEPARATOR } from '@muddat/i18n';
import { DateText } from '../date-text/date-text.tsx';
import { Stars } from '../stars/stars.tsx';
import { Text } from '../text/text.tsx';
import * as css from './review-card.css.ts';

export interface ReviewCardProps {
  /** The buyer's first name. */
  author: string;
  /** The buyer's town. Left out if it is not known. */
  town?: string;
  /** Number of stars, 1 to 5. */
  rating: number;
  /** Plain text with line breaks; may be empty. */
  text: string;
  /** Language of the text as a BCP 47 tag, if it is not the language of the page. */
  lang?: string | undefined;
  /** Day of the review, `YYYY-MM-DD`. */
  date: string;
}

/** A buyer's review: stars, text, author with town, and date. */
export function ReviewCard({ author, town, rating, text, lang, date }: ReviewCardProps) {
  return (
    <figure className={css.card}>
      <Stars rating={rating} />
      {text !== '' && (
        <blockquote className={css.text} lang={lang}>
          <bdi>{text}</bdi>
        </blockquote>
      )}
      <figcaption>
        <bdi className={css.author}>{author}</bdi>
        <Text size="xs" tone="quiet">
          {town !== undefined && `${town}${FACT_SEPARATOR}`}
          <DateText value={date} style="long" />
        </Text>
      </figcaption>
    </figure>
  );
}
