export { BOT_ACTIONS, type BotAction } from './bot-action.ts';
export { checkSession, type SessionCheck } from './check-session.ts';
export { decideNavigation, type Navigation, type NavigationPolicy, type Route } from './decide-navigation.ts';
export { hasScope } from './has-scope.ts';
export type { Session, Token } from './session.ts';
export { tokenExpiry } from './token-expiry.ts';
export { TOKEN_EXPIRY_MARGIN_MS, type TokenStatus, tokenStatus } from './token-status.ts';
