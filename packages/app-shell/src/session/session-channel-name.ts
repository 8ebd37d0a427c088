/** BroadcastChannel on which tabs announce a sign-in or sign-out. */
export const SESSION_CHANNEL_NAME = 'muddat-session';
