// Generated from contracts/builder.yaml by scripts/generate.mjs. Do not edit: change the contract and run `pnpm --filter @muddat/sdk generate`.
import { type OperationFacts, open, type Problem } from '../fixtures/operation-facts.ts';
import type { BuilderApi } from './builder.ts';

/** The examples of what the operations of the builder API answer. */
export const builderFixtures = {
  getContent: {
    get home(): Awaited<ReturnType<BuilderApi['getContent']>> {
      return open({"data":{"organization":2,"page":"home","title":"Muddat — рассрочка до 15 миллионов сум","description":"Покупайте в 64 магазинах, платите частями.","version":7,"updated_at":"2026-09-01T06:00:00.000Z","blocks":[{"id":"hero","type":"hero","headline":"Покупайте сейчас, платите частями","lead":"Лимит до 15 миллионов сум.","cta":{"label":"Узнать свой лимит","href":"/sign-up"},"facts":[{"id":"product_types","value":100000,"shown":"100 000","label":"видов товаров"}]},{"id":"calculator","type":"calculator","title":"Сколько это будет в месяц","lead":"Наценка зависит от магазина и срока.","price":{"min":300000,"max":15000000,"step":50000},"example":{"price":4800000,"months":12},"terms":[{"months":12,"markup_bp":2700}],"note":"Итог зависит от магазина."},{"id":"weather","type":"weather","place":"tashkent"}]}});
    },
  },
  getContentVersion: {
    get now(): Awaited<ReturnType<BuilderApi['getContentVersion']>> {
      return open({"data":{"version":"5b3e9c0d2f6a4187"}});
    },
  },
  listContentPages: {
    get all(): Awaited<ReturnType<BuilderApi['listContentPages']>> {
      return open({"data":[{"page":"home","title":"Muddat — покупайте сейчас","version":7,"updated_at":"2026-09-01T06:00:00.000Z"},{"page":"showcase","title":"Осень частями","version":1,"updated_at":"2026-11-01T06:00:00.000Z"}]});
    },
  },
  listFaqs: {
    get first(): Awaited<ReturnType<BuilderApi['listFaqs']>> {
      return open({"data":[{"id":"21","question":"Можно ли заплатить раньше срока?","answer":"Да.","category":"payments"}],"meta":{"page":1,"per_page":20,"total":1,"pages":1},"categories":[{"id":"payments","name":"Платежи","count":8}]});
    },
  },
  getFaq: {
    get early(): Awaited<ReturnType<BuilderApi['getFaq']>> {
      return open({"data":{"id":"21","question":"Можно ли заплатить раньше срока?","answer":"Да.","category":"payments","category_name":"Платежи","related":[{"id":"22","question":"Как распределяется платёж?"}]}});
    },
  },
  createFeedback: {
    get stored(): Awaited<ReturnType<BuilderApi['createFeedback']>> {
      return open({"data":{"id":"0f3b2b9a-1a62-4b63-8b55-59b7b0b8e0a4","status":"received","phone":"+998901234567","created_at":"2026-11-21T08:00:00.000Z"}});
    },
  },
};

export const builderFacts: Record<keyof BuilderApi, OperationFacts> = {
  getContent: { status: 200, codes: {"validation_failed":422,"unauthorized":401,"not_found":404,"internal":500} },
  getContentVersion: { status: 200, codes: {"validation_failed":422,"unauthorized":401,"not_found":404,"internal":500} },
  listContentPages: { status: 200, codes: {"validation_failed":422,"unauthorized":401,"not_found":404,"internal":500} },
  listFaqs: { status: 200, codes: {"validation_failed":400,"unauthorized":401,"not_found":404,"internal":500} },
  getFaq: { status: 200, codes: {"validation_failed":400,"unauthorized":401,"not_found":404,"internal":500} },
  createFeedback: { status: 201, codes: {"malformed_json":400,"validation_failed":422,"unauthorized":401,"not_found":404,"body_too_large":413,"unsupported_media_type":415,"rate_limited":429,"internal":500} },
};

/** An example of the problems by their codes, where the contract has one. */
export const builderProblems: Record<string, Partial<Problem>> = {
  "rate_limited": {"code":"rate_limited","message":"Слишком много запросов","retry_after":60,"request_id":"01JD6W3H8Q"},
  "internal": {"code":"internal","message":"Что-то пошло не так, пожалуйста, повторите попытку","request_id":"01JD6W3H8Q"},
  "validation_failed": {"code":"validation_failed","message":"Проверьте заполненные поля","fields":{"phone":"required"},"request_id":"01JD6W3H8Q"},
  "unsupported_media_type": {"code":"unsupported_media_type","message":"Неподдерживаемый формат запроса","request_id":"01JD6W3H8Q"},
  "body_too_large": {"code":"body_too_large","message":"Слишком большой запрос","request_id":"01JD6W3H8Q"},
  "not_found": {"code":"not_found","message":"Не найдено","request_id":"01JD6W3H8Q"},
  "unauthorized": {"code":"unauthorized","message":"Вы не авторизованы","request_id":"01JD6W3H8Q"},
};
