/**
 * The actions that need a bot check. A solution is valid only
 * for its own action; the gateway knows the action of each call.
 */
export const BOT_ACTIONS = ['send-code', 'registration', 'reset', 'feedback', 'corporate-request', 'seller-request', 'sign-in'] as const;

export type BotAction = (typeof BOT_ACTIONS)[number];
