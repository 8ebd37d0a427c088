import { watchSession } from './watch-session.ts';

/** The browser's own fetch, looked up at each call. */
export const sessionFetch = watchSession((input, init) => fetch(input, init));
