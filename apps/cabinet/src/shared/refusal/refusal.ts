import { useLingui } from '@lingui/react/macro';
import type { Refusal } from '@muddat/sdk';

/** Machines and views import the type from here, since they may not import the SDK. */
export type { Refusal };

/**
 * Converts a refusal to the error that a form expects from `onSubmit`. The form shows the codes at the fields that the refusal names, or
 * its message above the fields.
 */
export const toFormError = ({ code, fields, message }: Refusal): Error => Object.assign(new Error(code), { data: { fields, message } });

/** Returns the server's message of a refusal. Without one (no response), a text that says so and what to do. */
export function useRefusalText(): (refusal: Refusal) => string {
  const { t } = useLingui();
  const unanswered = t({
    message: 'Нет связи с сервером. Проверьте интернет и попробуйте ещё раз.',
    comment: 'Shown when a request got no response; nothing typed is lost',
  });
  return ({ message }) => message || unanswered;
}
