// Generated from contracts/auth.yaml by scripts/generate.mjs. Do not edit: change the contract and run `pnpm --filter @muddat/sdk generate`.
import { type OperationFacts, open, type Problem } from '../fixtures/operation-facts.ts';
import type { AuthApi } from './auth.ts';

/** The examples of what the operations of the auth API answer. */
export const authFixtures = {
  createToken: {
    get customer(): Awaited<ReturnType<AuthApi['createToken']>> {
      return open({"access_token":"eyJhbGciOiJIUzI1NiJ9.eyJraW5kIjoiY3VzdG9tZXIifQ.c2lnbmF0dXJl","token_type":"Bearer","expires_in":31536000,"refresh_token":"9tG5m0yq3iVh1c7Jw2sXbA4kLr8uPzEd6oNfTqYvCxM","refresh_expires_in":2592000});
    },
    get guest(): Awaited<ReturnType<AuthApi['createToken']>> {
      return open({"access_token":"eyJhbGciOiJIUzI1NiJ9.eyJraW5kIjoiZ3Vlc3QifQ.c2lnbmF0dXJl","token_type":"Bearer","expires_in":1800});
    },
  },
  sendCode: {
    get sent(): Awaited<ReturnType<AuthApi['sendCode']>> {
      return open({"length":6,"resend_after":60,"expires_in":300,"masked_phone":"99890*****01"});
    },
  },
  getUserProfile: {
    get dilnoza(): Awaited<ReturnType<AuthApi['getUserProfile']>> {
      return open({"user":{"id":"cus_0001","name":"Dilnoza Karimova","phone":"+998900000001","birthdate":"1994-03-08","scope":["customer"],"created_at":"2025-10-17T04:00:00.000Z"}});
    },
  },
  verifyCode: {
    get new(): Awaited<ReturnType<AuthApi['verifyCode']>> {
      return open({"ticket":"k3Zr0bQm9vTn5xWc2hLs8yPd4jFg7aUe1iOqRtYpXwM","expires_in":900,"registered":false});
    },
  },
  registerCustomer: {
    get customer(): Awaited<ReturnType<AuthApi['registerCustomer']>> {
      return open({"access_token":"eyJhbGciOiJIUzI1NiJ9.eyJraW5kIjoiY3VzdG9tZXIifQ.c2lnbmF0dXJl","token_type":"Bearer","expires_in":31536000,"refresh_token":"9tG5m0yq3iVh1c7Jw2sXbA4kLr8uPzEd6oNfTqYvCxM","refresh_expires_in":2592000});
    },
  },
  resetPassword: {
    get customer(): Awaited<ReturnType<AuthApi['resetPassword']>> {
      return open({"access_token":"eyJhbGciOiJIUzI1NiJ9.eyJraW5kIjoiY3VzdG9tZXIifQ.c2lnbmF0dXJl","token_type":"Bearer","expires_in":31536000,"refresh_token":"9tG5m0yq3iVh1c7Jw2sXbA4kLr8uPzEd6oNfTqYvCxM","refresh_expires_in":2592000});
    },
  },
  sendOwnCode: {
    get sent(): Awaited<ReturnType<AuthApi['sendOwnCode']>> {
      return open({"length":6,"resend_after":60,"expires_in":300,"masked_phone":"99890*****01"});
    },
  },
  sendNewPhoneCode: {
    get sent(): Awaited<ReturnType<AuthApi['sendNewPhoneCode']>> {
      return open({"length":6,"resend_after":60,"expires_in":300,"masked_phone":"99890*****33"});
    },
  },
  changePhone: {
    get dilnoza(): Awaited<ReturnType<AuthApi['changePhone']>> {
      return open({"user":{"id":"cus_0001","name":"Dilnoza Karimova","phone":"+998901112233","birthdate":"1994-03-08","scope":["customer"],"created_at":"2025-10-17T04:00:00.000Z"}});
    },
  },
  listPasskeys: {
    get one(): Awaited<ReturnType<AuthApi['listPasskeys']>> {
      return open({"data":[{"id":"pk_0b5e1c7a9d3f","name":"Chrome на Android","created_at":"2026-11-21T09:00:00.000Z","last_used_at":null}]});
    },
    get none(): Awaited<ReturnType<AuthApi['listPasskeys']>> {
      return open({"data":[]});
    },
  },
  addPasskey: {
    get added(): Awaited<ReturnType<AuthApi['addPasskey']>> {
      return open({"id":"pk_0b5e1c7a9d3f","name":"Chrome на Android","created_at":"2026-11-21T09:00:00.000Z","last_used_at":null});
    },
  },
  passkeyOptions: {
    get options(): Awaited<ReturnType<AuthApi['passkeyOptions']>> {
      return open({"challenge_id":"pkc_5f0c6e1b9a7d4c2f8e3b1a6d","options":{"rp":{"id":"muddat.example","name":"Muddat"},"user":{"id":"c3RhYmxlLWhhbmRsZQ","name":"+998 90 000 00 01","displayName":"Dilnoza Karimova"},"challenge":"pX0yB5k9m2QnVtWc7hLs3yZd8jFg4aUe6iOqRtYpXwM","pubKeyCredParams":[{"type":"public-key","alg":-7}],"timeout":300000,"attestation":"none"}});
    },
  },
  passkeySignInOptions: {
    get options(): Awaited<ReturnType<AuthApi['passkeySignInOptions']>> {
      return open({"challenge_id":"pkc_5f0c6e1b9a7d4c2f8e3b1a6d","options":{"rpId":"muddat.example","challenge":"pX0yB5k9m2QnVtWc7hLs3yZd8jFg4aUe6iOqRtYpXwM","timeout":300000,"userVerification":"required"}});
    },
  },
};

export const authFacts: Record<keyof AuthApi, OperationFacts> = {
  createToken: { status: 200, codes: {"malformed_json":400,"validation_failed":400,"unauthorized":401,"invalid_credentials":401,"passkey_refused":401,"body_too_large":413,"unsupported_media_type":415,"otp_wrong":422,"otp_expired":422,"otp_locked":422,"registration_needed":422,"ticket_expired":422,"passkeys_unavailable":422,"rate_limited":429,"internal":500} },
  sendCode: { status: 200, codes: {"malformed_json":400,"validation_failed":400,"body_too_large":413,"unsupported_media_type":415,"rate_limited":429,"resend_too_early":429,"internal":500,"upstream_unavailable":502} },
  revokeToken: { status: 204, codes: {"malformed_json":400,"validation_failed":400,"unauthorized":401,"body_too_large":413,"unsupported_media_type":415,"internal":500} },
  sendDeviceToken: { status: 204, codes: {"malformed_json":400,"validation_failed":400,"unauthorized":401,"body_too_large":413,"unsupported_media_type":415,"internal":500} },
  getUserProfile: { status: 200, codes: {"validation_failed":400,"unauthorized":401,"internal":500} },
  verifyCode: { status: 200, codes: {"malformed_json":400,"validation_failed":400,"body_too_large":413,"unsupported_media_type":415,"otp_wrong":422,"otp_expired":422,"otp_locked":422,"internal":500} },
  registerCustomer: { status: 201, codes: {"malformed_json":400,"validation_failed":422,"already_registered":409,"body_too_large":413,"unsupported_media_type":415,"ticket_expired":422,"internal":500} },
  resetPassword: { status: 200, codes: {"malformed_json":400,"validation_failed":422,"body_too_large":413,"unsupported_media_type":415,"ticket_expired":422,"internal":500} },
  sendOwnCode: { status: 200, codes: {"malformed_json":400,"validation_failed":400,"unauthorized":401,"body_too_large":413,"unsupported_media_type":415,"rate_limited":429,"resend_too_early":429,"internal":500,"upstream_unavailable":502} },
  proveCustomer: { status: 204, codes: {"malformed_json":400,"validation_failed":400,"unauthorized":401,"passkey_refused":401,"body_too_large":413,"unsupported_media_type":415,"otp_wrong":422,"otp_expired":422,"otp_locked":422,"password_wrong":422,"passkeys_unavailable":422,"rate_limited":429,"internal":500} },
  recordSignIn: { status: 204, codes: {"malformed_json":400,"validation_failed":400,"unauthorized":401,"body_too_large":413,"unsupported_media_type":415,"internal":500} },
  freezeCustomer: { status: 204, codes: {"validation_failed":400,"unauthorized":401,"internal":500} },
  changePassword: { status: 204, codes: {"malformed_json":400,"validation_failed":422,"unauthorized":401,"body_too_large":413,"unsupported_media_type":415,"password_wrong":422,"password_same":422,"otp_wrong":422,"otp_expired":422,"otp_locked":422,"rate_limited":429,"internal":500} },
  sendNewPhoneCode: { status: 200, codes: {"malformed_json":400,"validation_failed":400,"unauthorized":401,"body_too_large":413,"unsupported_media_type":415,"rate_limited":429,"resend_too_early":429,"internal":500,"upstream_unavailable":502} },
  changePhone: { status: 200, codes: {"malformed_json":400,"validation_failed":422,"unauthorized":401,"body_too_large":413,"unsupported_media_type":415,"otp_wrong":422,"otp_expired":422,"otp_locked":422,"internal":500} },
  listPasskeys: { status: 200, codes: {"validation_failed":400,"unauthorized":401,"internal":500} },
  addPasskey: { status: 201, codes: {"malformed_json":400,"validation_failed":422,"unauthorized":401,"passkey_refused":401,"fresh_proof_required":403,"body_too_large":413,"unsupported_media_type":415,"passkeys_unavailable":422,"internal":500} },
  passkeyOptions: { status: 200, codes: {"malformed_json":400,"validation_failed":400,"unauthorized":401,"fresh_proof_required":403,"body_too_large":413,"unsupported_media_type":415,"passkeys_unavailable":422,"internal":500} },
  deletePasskey: { status: 204, codes: {"validation_failed":400,"unauthorized":401,"not_found":404,"internal":500} },
  passkeySignInOptions: { status: 200, codes: {"malformed_json":400,"validation_failed":400,"unauthorized":401,"body_too_large":413,"unsupported_media_type":415,"passkeys_unavailable":422,"internal":500} },
};

/** An example of the problems by their codes, where the contract has one. */
export const authProblems: Record<string, Partial<Problem>> = {
  "fresh_proof_required": {"code":"fresh_proof_required","message":"Подтвердите, что это вы","methods":["code"],"request_id":"req-1"},
  "otp_locked": {"code":"otp_locked","message":"Попытки ввода кода закончились. Новый код можно запросить через 4 минуты","retry_after":240,"request_id":"01JD6W3H8Q"},
  "otp_wrong": {"code":"otp_wrong","message":"Введен неправильный код","tries_left":4,"request_id":"01JD6W3H8Q"},
  "rate_limited": {"code":"rate_limited","message":"Слишком много запросов. Попробуйте ещё раз через 10 минут","retry_after":600,"request_id":"01JD6W3H8Q"},
  "registration_needed": {"code":"registration_needed","message":"Этот номер ещё не зарегистрирован. Зарегистрируйтесь, это займёт минуту","ticket":"k3Zr0bQm9vTn5xWc2hLs8yPd4jFg7aUe1iOqRtYpXwM","expires_in":900,"request_id":"01JD6W3H8Q"},
  "resend_too_early": {"code":"resend_too_early","message":"Новый код можно запросить через 42 секунды","resend_after":42,"request_id":"01JD6W3H8Q"},
  "internal": {"code":"internal","message":"Что-то пошло не так, пожалуйста, повторите попытку","request_id":"01JD6W3H8Q"},
  "passkeys_unavailable": {"code":"passkeys_unavailable","message":"По этому адресу сайта ключи доступа не работают. Войдите другим способом","request_id":"01JD6W3H8Q"},
  "unsupported_media_type": {"code":"unsupported_media_type","message":"Неподдерживаемый тип данных","request_id":"01JD6W3H8Q"},
  "body_too_large": {"code":"body_too_large","message":"Слишком большой запрос","request_id":"01JD6W3H8Q"},
  "unauthorized": {"code":"unauthorized","message":"Вы не авторизованы","request_id":"01JD6W3H8Q"},
  "validation_failed": {"code":"validation_failed","message":"Проверьте, правильно ли заполнены поля","fields":{"phone":"format"},"request_id":"01JD6W3H8Q"},
  "not_found": {"code":"not_found","message":"Ничего не найдено","request_id":"01JD6W3H8Q"},
  "passkey_refused": {"code":"passkey_refused","message":"Ключ доступа не подошёл. Попробуйте ещё раз или войдите другим способом","request_id":"01JD6W3H8Q"},
  "upstream_unavailable": {"code":"upstream_unavailable","message":"Сервис не отвечает. Если вы платили, проверьте «Платежи», прежде чем платить снова","request_id":"01JD6W3H8Q"},
  "password_same": {"code":"password_same","message":"Новый пароль совпадает с прежним. Придумайте другой","fields":{"password":"password_same"},"request_id":"01JD6W3H8Q"},
  "password_wrong": {"code":"password_wrong","message":"Текущий пароль введён неверно","fields":{"password":"password_wrong"},"request_id":"01JD6W3H8Q"},
  "ticket_expired": {"code":"ticket_expired","message":"Время подтверждения вышло. Запросите код ещё раз","request_id":"01JD6W3H8Q"},
  "already_registered": {"code":"already_registered","message":"Этот номер уже зарегистрирован. Войдите с ним","request_id":"01JD6W3H8Q"},
  "invalid_credentials": {"code":"invalid_credentials","message":"Учетные данные пользователя неверны","request_id":"01JD6W3H8Q"},
};
