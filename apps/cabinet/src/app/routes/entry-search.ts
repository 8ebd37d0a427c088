import * as v from 'valibot';

const oneOf = <const Names extends readonly string[]>(names: Names) => v.fallback(v.optional(v.picklist(names)), undefined);

/** The sign-in: resetting the password is another way through the same page. */
export const signUpSearch = v.object({ way: oneOf(['reset']), step: oneOf(['code', 'password', 'new-password']) });
export const registerSearch = v.object({ step: oneOf(['code', 'details']) });

/** Of the steps that an address may name, those of one way. */
export const stepAmong = <Step extends string>(steps: readonly Step[], step: string | undefined): Step | undefined =>
  steps.find((known) => known === step);
