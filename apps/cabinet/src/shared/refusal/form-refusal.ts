import type { Refusal } from './refusal.ts';

/** A refusal as a form takes it from `onSubmit`: at the fields that it names, or above its button. */
export const formRefusal = ({ code, fields, message }: Refusal): Error => Object.assign(new Error(code), { data: { fields, message } });
