// Generated from contracts/mobile.yaml by scripts/generate.mjs. Do not edit: change the contract and run `pnpm --filter @muddat/sdk generate`.
import { type OperationFacts, open, type Problem } from '../fixtures/operation-facts.ts';
import type { MobileApi } from './mobile.ts';

/** The examples of what the operations of the mobile API answer. */
export const mobileFixtures = {
  listDistricts: {
    get tashkent(): Awaited<ReturnType<MobileApi['listDistricts']>> {
      return open({"data":[{"id":"1726266","name":"Юнусабадский район","kind":"city_district","region_id":"1726","region":"город Ташкент"}],"regions":[{"id":"1726","name":"город Ташкент","center":{"latitude":41.3111,"longitude":69.2797}}]});
    },
  },
  listPages: {
    get footer(): Awaited<ReturnType<MobileApi['listPages']>> {
      return open({"data":[{"id":"1","alias":"public-offer","title":"Публичная оферта","version":"3.1","published_at":"2026-09-01","url":"/public-offer"}]});
    },
  },
  getPage: {
    get offer(): Awaited<ReturnType<MobileApi['getPage']>> {
      return open({"data":{"id":"1","alias":"public-offer","title":"Публичная оферта","version":"3.1","published_at":"2026-09-01","url":"/public-offer","lead":"Условия, на которых магазин продаёт товар в рассрочку, а Muddat её обслуживает.","sections":[{"anchor":"terms","heading":"Термины","paragraphs":["Покупатель — физическое лицо старше 18 лет."]}]}});
    },
  },
  createCorporateRequest: {
    get stored(): Awaited<ReturnType<MobileApi['createCorporateRequest']>> {
      return open({"data":{"id":"7c9d2f3e-6a51-4b4e-9d55-0b8b8c0a5f11","kind":"corporate","status":"received","phone":"+998901234567","created_at":"2026-11-21T08:00:00.000Z"}});
    },
  },
  listClients: {
    get clients(): Awaited<ReturnType<MobileApi['listClients']>> {
      return open({"data":[{"id":"1","name":"Navroʻz Qurilish","industry":"Строительство","employees":240,"logo":"/api/mobile/v2/picture/client/navroz-qurilish"}]});
    },
  },
  listFaq: {
    get help(): Awaited<ReturnType<MobileApi['listFaq']>> {
      return open({"data":[{"id":"payments","name":"Платежи","items":[{"id":"21","question":"Можно ли заплатить раньше срока?","answer":"Да","в любой день и без комиссии.":null}]}]});
    },
  },
  listBenefits: {
    get benefits(): Awaited<ReturnType<MobileApi['listBenefits']>> {
      return open({"data":[{"id":"price","icon":"receipt","title":"Вся цена видна сразу","text":"До подписания показываем каждый платёж, день и наценку."}],"figures":[{"id":"product_types","value":100000,"shown":"100 000","label":"видов товаров"}]});
    },
  },
  listServiceCenters: {
    get centers(): Awaited<ReturnType<MobileApi['listServiceCenters']>> {
      return open({"data":[{"id":"1","name":"Usta Servis Chilonzor","region_id":"1726","region":"город Ташкент","district_id":"1726294","district":"Чиланзарский район","address":"улица Бунёдкор, 12","phone":"+998712000101","hours":"Пн–Сб 9:00–19:00","repairs":["Смартфоны","Ноутбуки"],"location":{"lat":41.2756,"lon":69.2034}}]});
    },
  },
};

export const mobileFacts: Record<keyof MobileApi, OperationFacts> = {
  listDistricts: { status: 200, codes: {"validation_failed":400,"unauthorized":401,"internal":500} },
  listPages: { status: 200, codes: {"validation_failed":400,"unauthorized":401,"internal":500} },
  getPage: { status: 200, codes: {"validation_failed":400,"unauthorized":401,"not_found":404,"internal":500} },
  createCorporateRequest: { status: 201, codes: {"malformed_json":400,"validation_failed":422,"unauthorized":401,"body_too_large":413,"unsupported_media_type":415,"rate_limited":429,"internal":500} },
  listClients: { status: 200, codes: {"validation_failed":400,"unauthorized":401,"internal":500} },
  listFaq: { status: 200, codes: {"validation_failed":400,"unauthorized":401,"internal":500} },
  listBenefits: { status: 200, codes: {"validation_failed":400,"unauthorized":401,"internal":500} },
  listServiceCenters: { status: 200, codes: {"validation_failed":400,"unauthorized":401,"internal":500} },
  getPicture: { status: 200, file: { type: 'image/svg+xml', text: "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 400 400\"/>" }, codes: {"validation_failed":400,"not_found":404,"internal":500} },
};

/** An example of the problems by their codes, where the contract has one. */
export const mobileProblems: Record<string, Partial<Problem>> = {
  "rate_limited": {"code":"rate_limited","message":"Слишком много запросов","retry_after":60,"request_id":"01JD6W3H8Q"},
  "internal": {"code":"internal","message":"Что-то пошло не так, пожалуйста, повторите попытку","request_id":"01JD6W3H8Q"},
  "not_found": {"code":"not_found","message":"Не найдено","request_id":"01JD6W3H8Q"},
  "validation_failed": {"code":"validation_failed","message":"Проверьте заполненные поля","fields":{"phone":"required"},"request_id":"01JD6W3H8Q"},
  "unauthorized": {"code":"unauthorized","message":"Вы не авторизованы","request_id":"01JD6W3H8Q"},
  "unsupported_media_type": {"code":"unsupported_media_type","message":"Неподдерживаемый формат запроса","request_id":"01JD6W3H8Q"},
  "body_too_large": {"code":"body_too_large","message":"Слишком большой запрос","request_id":"01JD6W3H8Q"},
};
