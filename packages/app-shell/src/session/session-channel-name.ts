/** On it tabs of one browser tell each other that somebody has signed in or out. */
export const SESSION_CHANNEL = 'muddat-session';
