import { FormCard } from '../request/form-card.tsx';
import type { FormName } from '../request/form-name.ts';

/** The place that the buttons above lead to; the builder's links name it too. */
export const REQUEST_PLACE = 'request';

export type RequestCardProps = {
  form: Exclude<FormName, 'question'>;
  title: string;
  text: string;
};

/** The form of a page that speaks to companies, and what it is for. */
export const RequestCard = (card: RequestCardProps) => <FormCard {...card} id={REQUEST_PLACE} />;
