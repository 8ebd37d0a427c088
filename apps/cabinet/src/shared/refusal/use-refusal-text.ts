import { useLingui } from '@lingui/react/macro';
import type { Refusal } from './refusal.ts';

/** A refusal in the server's own words; where it said nothing, what to do. */
export function useRefusalText(): (refusal: Refusal) => string {
  const { t } = useLingui();
  const unanswered = t({
    message: 'Нет связи с сервером. Проверьте интернет и попробуйте ещё раз.',
    comment: 'Shown when a request got no answer; nothing typed is lost',
  });
  return ({ message }) => message || unanswered;
}
