import { useLingui } from '@lingui/react/macro';
import type { Refusal } from '@muddat/sdk';

/** Machines and views import the type from here, since they may not import the SDK. */
export type { Refusal };

/** A refusal as a form takes it from `onSubmit`: at the fields that it names, or above its button. */
export const formRefusal = ({ code, fields, message }: Refusal): Error => Object.assign(new Error(code), { data: { fields, message } });

/** A refusal in the server's own words; where it said nothing, what to do. */
export function useRefusalText(): (refusal: Refusal) => string {
  const { t } = useLingui();
  const unanswered = t({
    message: 'Нет связи с сервером. Проверьте интернет и попробуйте ещё раз.',
    comment: 'Shown when a request got no answer; nothing typed is lost',
  });
  return ({ message }) => message || unanswered;
}
