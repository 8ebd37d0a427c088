export { BASKET_STORAGE_KEY, TERM_STORAGE_KEY } from './basket/basket-key.ts';
export { withBotCheckOnDemand } from './bot-protection/bot-check-on-demand.ts';
export { BotProtected, type BotProtectedProps } from './bot-protection/bot-protected.tsx';
export { type BotProtection, useBotProtection } from './bot-protection/use-bot-protection.ts';
export { botHeaders, withBotProtection } from './bot-protection/with-bot-protection.ts';
export { useNewBuild } from './build-watch/use-new-build.ts';
export { scheduleAfterLoad } from './client-report/after-load.ts';
export { startClientReports } from './client-report/start-client-reports.ts';
export { isSamePage, reloadOnLocaleMismatch } from './language/address.ts';
export { createLoadMessages, type LoadMessages, type PageMessages } from './language/messages.ts';
export { withPageMessages } from './language/page-messages.ts';
export { useLanguage } from './language/use-language.ts';
export { useLanguageSwitch } from './language/use-language-switch.ts';
export { CampaignProvider } from './navigation/campaign.tsx';
export { LeaveConfirmation } from './navigation/leave-confirmation.tsx';
export { preloadOnIntent } from './navigation/preload-on-intent.ts';
export { RouterAnchor } from './navigation/router-anchor.tsx';
export { shouldSkipPreload } from './preload/preload-queue-of.ts';
export { reportOfferMismatch } from './price/report-offer-mismatch.ts';
export { AppProviders } from './providers/app-providers.tsx';
export { type Api, createBrowserApi, createBrowserGateway } from './providers/clients.ts';
export { createQueryClient } from './providers/query-client.ts';
export { useHydrated } from './providers/use-hydrated.ts';
export { ChunkLoadError, guardedImport } from './reload/guarded-import.ts';
export { reloadPageIfAllowed } from './reload/reload-guard.ts';
export { useReloadOnChunkError } from './reload/use-reload-on-chunk-error.ts';
export { registerServiceWorker } from './service-worker/register-service-worker.ts';
export {
  type CodeChannel,
  type DeviceSession,
  type Passkey,
  type PhoneProof,
  type SentCodeResponse,
  type SessionView,
  type SignInResponse,
  toSession,
} from './session/session.ts';
export { announceSignIn, announceSignOut, hasSignedOut, onSignInElsewhere, onSignOutElsewhere } from './session/session-channel.ts';
export { SESSION_CHANNEL_NAME } from './session/session-channel-name.ts';
export { SessionFetchError, sessionQuery } from './session/session-query.ts';
export { onSessionRefused, sessionFetch, withSessionWatch } from './session/session-watch.ts';
export { consumeSignedOutNotice, saveSignedOutNotice } from './session/signed-out-notice.ts';
export { ErrorPage, type ErrorPageProps } from './site/error-page.tsx';
export { errorPageTitle } from './site/error-title.ts';
export { type PageFailure, toPageFailure } from './site/page-failure.ts';
export { SUPPORT_PHONE } from './site/support-phone.ts';
export { SlowResponseNote } from './slow-response/slow-response-note.tsx';
export {
  deviceStorage,
  readStoredText,
  readStoredValue,
  removeStoredValue,
  tabStorage,
  type ValueStorage,
  writeStoredText,
  writeStoredValue,
} from './storage/stored-value.ts';
export { chooseTheme, chosenTheme, syncThemeWithCookie } from './theme/theme-choice.ts';
export { useSecondsLeft } from './time/use-seconds-left.ts';
export { detectLang, UserText } from './user-text/user-text.tsx';
