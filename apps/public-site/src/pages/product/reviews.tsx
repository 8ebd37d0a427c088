import { useLanguage } from '@muddat/app-shell';
import { type Locale, langOf } from '@muddat/i18n';
import { hrefTo } from '@muddat/routing';
import { useSignInLink } from '../../shared/sign-in/sign-in-link.tsx';
import { ReviewsView } from './reviews-view.tsx';
import { useReviews } from './use-reviews.ts';

export interface ReviewsProps {
  productId: string;
  locale: Locale;
}

/** Reviews of a product. The browser loads them, so the cached page is the same for everyone. */
export function Reviews({ productId, locale }: ReviewsProps) {
  const { state, retry, more } = useReviews(productId, langOf(useLanguage()));
  const question = useSignInLink(`${hrefTo('questions', {}, locale)}?product=${encodeURIComponent(productId)}`, locale);
  return <ReviewsView state={state} question={question} onRetry={retry} onMore={more} />;
}
