export { BASKET_KEY, TERM_KEY } from './basket/basket-key.ts';
export { botCheckIfAsked } from './bot-protection/bot-check-if-asked.ts';
export { BotProtected, type BotProtectedProps } from './bot-protection/bot-protected.tsx';
export { type BotProtection, useBotProtection } from './bot-protection/use-bot-protection.ts';
export { botHeaders, withBotProtection } from './bot-protection/with-bot-protection.ts';
export { useNewBuild } from './build-watch/use-new-build.ts';
export { followAddress, isSamePage } from './language/address.ts';
export { withPageWords } from './language/page-words.ts';
export { useLanguage } from './language/use-language.ts';
export { useLanguageSwitch } from './language/use-language-switch.ts';
export { createLoadWords, type LoadWords, type PageWords } from './language/words.ts';
export { CampaignProvider } from './navigation/campaign.tsx';
export { LeaveQuestion } from './navigation/leave-question.tsx';
export { preloadOnIntent } from './navigation/preload-on-intent.ts';
export { RouterAnchor } from './navigation/router-anchor.tsx';
export { savesData } from './preload/preloads-of.ts';
export { tellDifference } from './price/tell-difference.ts';
export { AppProviders } from './providers/app-providers.tsx';
export { type Api, createBrowserApi, createBrowserGateway } from './providers/clients.ts';
export { createQueryClient } from './providers/query-client.ts';
export { useHydrated } from './providers/use-hydrated.ts';
export { PageFileMissing, pageFile } from './reload/page-file.ts';
export { reloadPage } from './reload/reload-guard.ts';
export { useFileReload } from './reload/use-file-reload.ts';
export { registerServiceWorker } from './service-worker/register-service-worker.ts';
export {
  type CodeChannel,
  type DeviceSession,
  type Passkey,
  type PhoneProof,
  type SentCode,
  type SessionView,
  type SignedIn,
  sessionOf,
} from './session/session.ts';
export { announceSignIn, announceSignOut, hasSignedOut, onSignInElsewhere, onSignOutElsewhere } from './session/session-channel.ts';
export { SESSION_CHANNEL } from './session/session-channel-name.ts';
export { SessionUnknown, sessionQuery } from './session/session-query.ts';
export { noteSignedOut, takeSignedOutNote } from './session/signed-out-notice.ts';
export { onSessionRefused, sessionFetch, watchSession } from './session/watch-session.ts';
export { ErrorPage, type ErrorPageProps } from './site/error-page.tsx';
export { errorTitle } from './site/error-title.ts';
export { failureOf, type PageFailure } from './site/page-failure.ts';
export { SUPPORT_PHONE } from './site/support-phone.ts';
export { SlowNote } from './slow-note/slow-note.tsx';
export {
  deviceStorage,
  readStored,
  readStoredText,
  removeStored,
  tabStorage,
  type ValueStorage,
  writeStored,
  writeStoredText,
} from './storage/stored-value.ts';
export { chooseTheme, currentTheme, followThemeCookie } from './theme/theme-choice.ts';
export { useSecondsLeft } from './time/use-seconds-left.ts';
export { TypedWords, wordsLang } from './typed-words/typed-words.tsx';
