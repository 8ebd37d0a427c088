/**
 * What a bot check is made for (spec 5: it is action-based). A solution is good for its own action only, and the gateway knows
 * which of its calls belongs to which.
 */
export const BOT_ACTIONS = ['send-code', 'registration', 'reset', 'feedback', 'corporate-request', 'seller-request', 'sign-in'] as const;

export type BotAction = (typeof BOT_ACTIONS)[number];
