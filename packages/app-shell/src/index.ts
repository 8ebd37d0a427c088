export { BotProtected, type BotProtectedProps } from './bot-protection/BotProtected.tsx';
export { type BotProtection, useBotProtection } from './bot-protection/use-bot-protection.ts';
export { botHeaders, withBotProtection } from './bot-protection/with-bot-protection.ts';
export { followAddress } from './language/follow-address.ts';
export { isSamePage } from './language/same-page.ts';
export { useLanguage } from './language/use-language.ts';
export { useLanguageSwitch } from './language/use-language-switch.ts';
export { createLoadWords, type LoadWords, type PageWords } from './language/words.ts';
export { LeaveQuestion } from './navigation/leave-question.tsx';
export { RouterAnchor } from './navigation/router-anchor.tsx';
export { AppProviders } from './providers/app-providers.tsx';
export { type Api, createBrowserApi } from './providers/browser-api.ts';
export { createQueryClient } from './providers/query-client.ts';
export { useHydrated } from './providers/use-hydrated.ts';
export { PageFileMissing, pageFile } from './reload/page-file.ts';
export { reloadPage } from './reload/reload-page.ts';
export { useFileReload } from './reload/use-file-reload.ts';
export {
  type AuthProblem,
  type AuthResult,
  createGatewayAuth,
  type GatewayAuth,
  type SentCode,
  type SignedIn,
} from './session/gateway-auth.ts';
export { type SessionView, sessionOf } from './session/session.ts';
export { SessionUnknown, sessionQuery } from './session/session-query.ts';
export { announceSignOut, onSignOutElsewhere } from './session/sign-out-channel.ts';
export { noteSignedOut, takeSignedOutNote } from './session/signed-out-notice.ts';
export { ErrorPage, type ErrorPageProps } from './site/ErrorPage.tsx';
export { errorTitle } from './site/error-title.ts';
export { failureOf, type PageFailure } from './site/page-failure.ts';
export { useSecondsLeft } from './time/use-seconds-left.ts';
