import type { Session } from '@muddat/auth-core';
import * as v from 'valibot';

const userSchema = v.looseObject({ id: v.string(), name: v.nullish(v.string(), ''), phone: v.nullish(v.string(), '') });
const time = v.nullish(v.number(), null);

/** What `GET /api/auth/user` tells: who is signed in and until when, and of tokens only that they are there (spec 7). */
export const sessionViewSchema = v.object({
  user: v.nullable(userSchema),
  loggedIn: v.boolean(),
  strategy: v.nullable(v.string()),
  token: v.boolean(),
  expiresAt: time,
  refreshExpiresAt: time,
  ended: v.optional(v.boolean(), false),
});
export type SessionView = v.InferOutput<typeof sessionViewSchema>;

/** The view as the decisions of auth-core take it; a token is there but hidden, and is judged by its expiry. */
export const sessionOf = (view: SessionView): Session => ({
  loggedIn: view.loggedIn,
  strategy: view.strategy,
  access: view.token ? { token: true, expiresAt: view.expiresAt } : null,
  refresh: view.refreshExpiresAt === null ? null : { token: true, expiresAt: view.refreshExpiresAt },
  ended: view.ended,
});
