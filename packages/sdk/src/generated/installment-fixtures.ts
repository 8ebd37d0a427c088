// Generated from contracts/installment.yaml by scripts/generate.mjs. Do not edit: change the contract and run `pnpm --filter @muddat/sdk generate`.
import { type OperationFacts, open, type Problem } from '../fixtures/operation-facts.ts';
import type { InstallmentApi } from './installment.ts';

/** The examples of what the operations of the installment API answer. */
export const installmentFixtures = {
  listCategories: {
    get tree(): Awaited<ReturnType<InstallmentApi['listCategories']>> {
      return open({"data":[{"id":"1","parent_id":null,"alias":"smartphones","name":"Смартфоны и гаджеты","icon":"/media/categories/smartphones.svg","children":[{"id":"101","parent_id":"1","alias":"phones","name":"Смартфоны","icon":null,"children":[]}]}]});
    },
  },
  listStores: {
    get page(): Awaited<ReturnType<InstallmentApi['listStores']>> {
      return open({"data":[{"id":"1","alias":"texno-olam","name":"Texno Olam","logo":"/media/stores/texno-olam.svg","categories":[{"id":"1","alias":"smartphones","name":"Смартфоны и гаджеты"}],"description":"Смартфоны, ноутбуки и бытовая техника с доставкой по всему Узбекистану.","installment_terms":[{"months":3,"markup_bp":900},{"months":6,"markup_bp":1800},{"months":12,"markup_bp":3600}],"cash_commission_bp":200,"rating":4.7,"review_count":812,"addresses":[{"id":"1-1","region_id":"1726","district_id":"1726294","address":"ул. Бабура, 12","phone":"+998712000001","hours":"09:00-20:00","latitude":41.2857,"longitude":69.2503}]}],"total":64,"initials":[{"letter":"T","count":5}],"categories":[{"id":"1","alias":"smartphones","name":"Смартфоны и гаджеты","count":9}],"regions":[{"region_id":"1726","count":40}],"next_cursor":"eyJwIjoxfQ"});
    },
  },
  getStore: {
    get store(): Awaited<ReturnType<InstallmentApi['getStore']>> {
      return open({"data":{"id":"1","alias":"texno-olam","name":"Texno Olam","logo":"/media/stores/texno-olam.svg","categories":[{"id":"1","alias":"smartphones","name":"Смартфоны и гаджеты"}],"description":"Смартфоны, ноутбуки и бытовая техника с доставкой по всему Узбекистану.","installment_terms":[{"months":3,"markup_bp":900},{"months":6,"markup_bp":1800},{"months":12,"markup_bp":3600}],"cash_commission_bp":200,"rating":4.7,"review_count":812,"addresses":[{"id":"1-1","region_id":"1726","district_id":"1726294","address":"ул. Бабура, 12","phone":"+998712000001","hours":"09:00-20:00","latitude":41.2857,"longitude":69.2503}]}});
    },
  },
  listProducts: {
    get page(): Awaited<ReturnType<InstallmentApi['listProducts']>> {
      return open({"data":[{"id":"1000","store":{"id":"1","alias":"texno-olam","name":"Texno Olam","logo":"/media/stores/texno-olam.svg"},"category":{"id":"101","alias":"phones","name":"Смартфоны"},"name":"Смартфон Samsung A255, 256 ГБ","brand":"Samsung","price":4200000,"image":{"url":"/media/products/1000.svg","width":400,"height":400,"placeholder":"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E"},"stock":7,"from_monthly":{"months":12,"monthly_payment":445000,"payments":12,"total":5334000,"markup":1134000,"markup_bp":2700,"yearly_rate":58.3}}],"meta":{"page":1,"per_page":24,"total":1,"pages":1},"facets":{"categories":[{"id":"101","alias":"phones","name":"Смартфоны","count":1}],"stores":[{"id":"1","alias":"texno-olam","name":"Texno Olam","count":1}],"brands":[{"name":"Samsung","count":1}],"months":[{"months":3,"count":1},{"months":12,"count":1}],"monthly":{"min":445000,"max":445000},"price":{"min":4200000,"max":4200000},"in_stock":1},"as_of":"2026-11-21"});
    },
  },
  getProduct: {
    get product(): Awaited<ReturnType<InstallmentApi['getProduct']>> {
      return open({"data":{"id":"1000","store":{"id":"1","alias":"texno-olam","name":"Texno Olam","logo":"/media/stores/texno-olam.svg"},"category":{"id":"101","alias":"phones","name":"Смартфоны"},"name":"Смартфон Samsung A255, 256 ГБ","brand":"Samsung","price":4200000,"image":{"url":"/media/products/1000.svg","width":400,"height":400,"placeholder":"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E"},"stock":7,"from_monthly":{"months":12,"monthly_payment":445000,"payments":12,"total":5334000,"markup":1134000,"markup_bp":2700,"yearly_rate":58.3},"images":[{"url":"/media/products/1000.svg","width":400,"height":400,"placeholder":"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E"}],"attributes":[{"name":"Бренд","value":"Samsung"}],"description":"Смартфон Samsung A255 с памятью 256 ГБ.","breadcrumbs":[{"id":"1","alias":"smartphones","name":"Смартфоны и гаджеты"},{"id":"101","alias":"phones","name":"Смартфоны"}],"delivery":{"pickup":3,"regions":[{"region_id":"1726","price":0,"days_min":1,"days_max":2}]},"offers":[{"months":3,"markup_bp":700,"price":4200000,"initial_fee":0,"financed":4200000,"markup":294000,"total":4494000,"to_pay":4494000,"monthly_payment":1498000,"payments":3,"yearly_rate":50.3,"schedule":[{"number":1,"due_date":"2026-12-21","amount":1498000},{"number":2,"due_date":"2027-01-21","amount":1498000},{"number":3,"due_date":"2027-02-21","amount":1498000}]}],"related":[]},"as_of":"2026-11-21"});
    },
  },
  listProductReviews: {
    get page(): Awaited<ReturnType<InstallmentApi['listProductReviews']>> {
      return open({"data":[{"id":"rev_1","author":"Дилноза К.","stars":5,"text":"Заряда хватает на два дня.","created_at":"2026-11-20T08:00:00.000Z"}],"summary":{"average":5,"count":1}});
    },
    get none(): Awaited<ReturnType<InstallmentApi['listProductReviews']>> {
      return open({"data":[],"summary":{"average":null,"count":0}});
    },
  },
  getQuote: {
    get quote(): Awaited<ReturnType<InstallmentApi['getQuote']>> {
      return open({"data":{"months":3,"markup_bp":700,"price":4200000,"initial_fee":0,"financed":4200000,"markup":294000,"total":4494000,"to_pay":4494000,"monthly_payment":1498000,"payments":3,"yearly_rate":50.3,"schedule":[{"number":1,"due_date":"2026-12-21","amount":1498000},{"number":2,"due_date":"2027-01-21","amount":1498000},{"number":3,"due_date":"2027-02-21","amount":1498000}]},"as_of":"2026-11-21"});
    },
  },
  checkBasket: {
    get dearer(): Awaited<ReturnType<InstallmentApi['checkBasket']>> {
      return open({"stores":[{"store":{"id":"1","alias":"texno-olam","name":"Texno Olam","logo":"/media/stores/texno-olam.svg"},"items":[{"product_id":"1000","quantity":1,"available":1,"product":{"id":"1000","store":{"id":"1","alias":"texno-olam","name":"Texno Olam","logo":"/media/stores/texno-olam.svg"},"category":{"id":"101","alias":"phones","name":"Смартфоны"},"name":"Смартфон Samsung A255, 256 ГБ","brand":"Samsung","price":4200000,"image":{"url":"/media/products/1000.svg","width":400,"height":400,"placeholder":"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E"},"stock":7,"from_monthly":{"months":12,"monthly_payment":445000,"payments":12,"total":5334000,"markup":1134000,"markup_bp":2700,"yearly_rate":58.3}},"price_was":4100000,"state":"price_changed"}],"goods_total":4200000,"offers":[{"months":3,"markup_bp":700,"price":4200000,"initial_fee":0,"financed":4200000,"markup":294000,"total":4494000,"to_pay":4494000,"monthly_payment":1498000,"payments":3,"yearly_rate":50.3,"schedule":[{"number":1,"due_date":"2026-12-21","amount":1498000},{"number":2,"due_date":"2027-01-21","amount":1498000},{"number":3,"due_date":"2027-02-21","amount":1498000}]}]}],"gone":[],"as_of":"2026-11-21"});
    },
  },
  getBasket: {
    get kept(): Awaited<ReturnType<InstallmentApi['getBasket']>> {
      return open({"items":[{"product_id":"1000","quantity":1,"added_at":"2026-11-21T04:00:00.000Z","price":4100000}],"version":3});
    },
  },
  saveBasket: {
    get kept(): Awaited<ReturnType<InstallmentApi['saveBasket']>> {
      return open({"items":[{"product_id":"1000","quantity":1,"added_at":"2026-11-21T04:00:00.000Z","price":4100000}],"version":3});
    },
  },
  searchAll: {
    get found(): Awaited<ReturnType<InstallmentApi['searchAll']>> {
      return open({"data":[{"kind":"product","id":"1000","alias":null,"title":"Смартфон Samsung A255, 256 ГБ","subtitle":"Texno Olam","image":{"url":"/media/products/1000.svg","width":400,"height":400,"placeholder":"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E"},"price":4200000}],"counts":{"store":0,"product":1,"category":0,"faq":0},"understood":{"text":"samsung","reason":"layout"},"interpreted":{"q":"ыфьыгтп","price_to":5000000},"near":false,"meta":{"page":1,"per_page":24,"total":1,"pages":1}});
    },
  },
  suggestSearch: {
    get found(): Awaited<ReturnType<InstallmentApi['suggestSearch']>> {
      return open({"data":[{"kind":"category","id":"101","alias":"phones","title":"Смартфоны","subtitle":"Смартфоны и гаджеты"}],"understood":null});
    },
  },
  listNotifications: {
    get page(): Awaited<ReturnType<InstallmentApi['listNotifications']>> {
      return open({"data":[{"id":"1","type":"order","title":"Платёж просрочен","body":"Оплатите 412 000 сум по заказу № 100001.","created_at":"2026-11-21T04:00:00.000Z","read":false,"link":"/orders/100001"}],"unread_count":3,"unread_by_type":{"congrats":0,"order":2,"promotion":1,"news":0,"delivery":0}});
    },
  },
  markAllNotificationsRead: {
    get read(): Awaited<ReturnType<InstallmentApi['markAllNotificationsRead']>> {
      return open({"unread_count":0});
    },
  },
  getNotification: {
    get notification(): Awaited<ReturnType<InstallmentApi['getNotification']>> {
      return open({"data":{"id":"1","type":"order","title":"Платёж просрочен","body":"Оплатите 412 000 сум по заказу № 100001.","created_at":"2026-11-21T04:00:00.000Z","read":false,"link":"/orders/100001"}});
    },
  },
  markNotificationRead: {
    get read(): Awaited<ReturnType<InstallmentApi['markNotificationRead']>> {
      return open({"data":{"id":"1","type":"order","title":"Платёж просрочен","body":"Оплатите 412 000 сум по заказу № 100001.","created_at":"2026-11-21T04:00:00.000Z","read":true,"link":"/orders/100001"}});
    },
  },
  getChannels: {
    get defaults(): Awaited<ReturnType<InstallmentApi['getChannels']>> {
      return open({"data":{"channels":{"order":["portal","sms"],"delivery":["portal","sms"],"congrats":["portal","sms"],"payment":["portal","sms"],"answer":["portal"],"promotion":["portal"],"news":["portal"]},"always":{"order":["portal"],"delivery":["portal"],"congrats":["portal"],"answer":["portal"]}}});
    },
  },
  saveChannels: {
    get kept(): Awaited<ReturnType<InstallmentApi['saveChannels']>> {
      return open({"data":{"channels":{"order":["portal","sms"],"delivery":["portal"],"congrats":["portal"],"payment":["sms"],"answer":["portal","sms"],"promotion":[],"news":["portal"]},"always":{"order":["portal"],"delivery":["portal"],"congrats":["portal"],"answer":["portal"]}}});
    },
  },
  listOrders: {
    get page(): Awaited<ReturnType<InstallmentApi['listOrders']>> {
      return open({"data":[{"id":"100001","number":"100001","store":{"id":"1","name":"Texno Olam","logo":"/media/stores/texno-olam.svg"},"items":[{"product_id":"17","name":"Смартфон Samsung Galaxy A55 256 ГБ","image":"/media/products/17.svg","price":4790000,"quantity":1}],"status":"delivered","created_at":"2026-09-15T06:20:00.000Z","delivery":{"kind":"delivery","district_id":"1726294","address":"ул. Бабура, 40, кв. 12","price":0},"month":3,"monthly_payment":1596000,"total_amount":4785100,"initial_fee":400000,"payment_amount":1596000,"paid_amount":1596000,"remainder":3189100,"overdue_days":3,"past_due_debt":1596000,"payment_date":"2026-11-18","payment_reason":"overdue","payment_min":1000,"payment_max":3189100,"schedule":[{"number":1,"due_date":"2026-10-18","amount":1596000,"paid_amount":1596000,"state":"paid"},{"number":2,"due_date":"2026-11-18","amount":1596000,"paid_amount":0,"state":"overdue"},{"number":3,"due_date":"2026-12-18","amount":1593100,"paid_amount":0,"state":"upcoming"}],"events":[{"status":"pending","at":"2026-09-15T06:20:00.000Z","actor":"customer"},{"status":"confirmed","at":"2026-09-18T07:00:00.000Z","actor":"store"},{"status":"delivered","at":"2026-09-20T11:30:00.000Z","actor":"delivery"}],"counted_from":"2026-09-18","offer":{"months":3,"markup_bp":900,"price":4790000,"initial_fee":400000,"financed":4390000,"markup":395100,"total":4785100,"to_pay":5185100,"monthly_payment":1596000,"payments":3,"yearly_rate":68.6,"schedule":[{"number":1,"due_date":"2026-10-18","amount":1596000},{"number":2,"due_date":"2026-11-18","amount":1596000},{"number":3,"due_date":"2026-12-18","amount":1593100}]}}],"total":1});
    },
  },
  getOrder: {
    get order(): Awaited<ReturnType<InstallmentApi['getOrder']>> {
      return open({"data":{"id":"100001","number":"100001","store":{"id":"1","name":"Texno Olam","logo":"/media/stores/texno-olam.svg"},"items":[{"product_id":"17","name":"Смартфон Samsung Galaxy A55 256 ГБ","image":"/media/products/17.svg","price":4790000,"quantity":1}],"status":"delivered","created_at":"2026-09-15T06:20:00.000Z","delivery":{"kind":"delivery","district_id":"1726294","address":"ул. Бабура, 40, кв. 12","price":0},"month":3,"monthly_payment":1596000,"total_amount":4785100,"initial_fee":400000,"payment_amount":1596000,"paid_amount":1596000,"remainder":3189100,"overdue_days":3,"past_due_debt":1596000,"payment_date":"2026-11-18","payment_reason":"overdue","payment_min":1000,"payment_max":3189100,"schedule":[{"number":1,"due_date":"2026-10-18","amount":1596000,"paid_amount":1596000,"state":"paid"},{"number":2,"due_date":"2026-11-18","amount":1596000,"paid_amount":0,"state":"overdue"},{"number":3,"due_date":"2026-12-18","amount":1593100,"paid_amount":0,"state":"upcoming"}],"events":[{"status":"pending","at":"2026-09-15T06:20:00.000Z","actor":"customer"},{"status":"confirmed","at":"2026-09-18T07:00:00.000Z","actor":"store"},{"status":"delivered","at":"2026-09-20T11:30:00.000Z","actor":"delivery"}],"counted_from":"2026-09-18","offer":{"months":3,"markup_bp":900,"price":4790000,"initial_fee":400000,"financed":4390000,"markup":395100,"total":4785100,"to_pay":5185100,"monthly_payment":1596000,"payments":3,"yearly_rate":68.6,"schedule":[{"number":1,"due_date":"2026-10-18","amount":1596000},{"number":2,"due_date":"2026-11-18","amount":1596000},{"number":3,"due_date":"2026-12-18","amount":1593100}]}},"as_of":"2026-11-21"});
    },
  },
  getPayoffQuote: {
    get quote(): Awaited<ReturnType<InstallmentApi['getPayoffQuote']>> {
      return open({"quote_id":"1c7a2f0e-6f1d-4a51-9d0c-3a0f6c1f7f55","date":"2026-11-18","amount":3057400,"saving":131700,"good_until":"2026-11-18T18:59:59.999Z"});
    },
  },
  quoteHardship: {
    get move(): Awaited<ReturnType<InstallmentApi['quoteHardship']>> {
      return open({"data":{"quote_id":"hq_3b0f5b1c9a7e2d41","kind":"move","cost":0,"old":{"remainder":3189100,"schedule":[{"number":2,"due_date":"2026-11-18","amount":1596000,"paid_amount":0,"state":"overdue"}]},"new":{"remainder":3189100,"schedule":[{"number":2,"due_date":"2026-12-03","amount":1596000,"paid_amount":0,"state":"due"}]}},"as_of":"2026-11-21"});
    },
  },
  findHardship: {
    get moved(): Awaited<ReturnType<InstallmentApi['findHardship']>> {
      return open({"data":{"id":"hrd_1","order_id":"100001","kind":"move","cost":0,"at":"2026-11-21T09:00:00.000Z","old":{"remainder":3189100,"schedule":[{"number":2,"due_date":"2026-11-18","amount":1596000,"paid_amount":0,"state":"overdue"}]},"new":{"remainder":3189100,"schedule":[{"number":2,"due_date":"2026-12-03","amount":1596000,"paid_amount":0,"state":"due"}]}}});
    },
  },
  agreeHardship: {
    get moved(): Awaited<ReturnType<InstallmentApi['agreeHardship']>> {
      return open({"data":{"id":"hrd_1","order_id":"100001","kind":"move","cost":0,"at":"2026-11-21T09:00:00.000Z","old":{"remainder":3189100,"schedule":[{"number":2,"due_date":"2026-11-18","amount":1596000,"paid_amount":0,"state":"overdue"}]},"new":{"remainder":3189100,"schedule":[{"number":2,"due_date":"2026-12-03","amount":1596000,"paid_amount":0,"state":"due"}]}}});
    },
  },
  cancelOrder: {
    get canceled(): Awaited<ReturnType<InstallmentApi['cancelOrder']>> {
      return open({"data":{"id":"100001","number":"100001","store":{"id":"1","name":"Texno Olam","logo":"/media/stores/texno-olam.svg"},"items":[{"product_id":"17","name":"Смартфон Samsung Galaxy A55 256 ГБ","image":"/media/products/17.svg","price":4790000,"quantity":1}],"status":"delivered","created_at":"2026-09-15T06:20:00.000Z","delivery":{"kind":"delivery","district_id":"1726294","address":"ул. Бабура, 40, кв. 12","price":0},"month":3,"monthly_payment":1596000,"total_amount":4785100,"initial_fee":400000,"payment_amount":1596000,"paid_amount":1596000,"remainder":3189100,"overdue_days":3,"past_due_debt":1596000,"payment_date":"2026-11-18","payment_reason":"overdue","payment_min":1000,"payment_max":3189100,"schedule":[{"number":1,"due_date":"2026-10-18","amount":1596000,"paid_amount":1596000,"state":"paid"},{"number":2,"due_date":"2026-11-18","amount":1596000,"paid_amount":0,"state":"overdue"},{"number":3,"due_date":"2026-12-18","amount":1593100,"paid_amount":0,"state":"upcoming"}],"events":[{"status":"pending","at":"2026-09-15T06:20:00.000Z","actor":"customer"},{"status":"confirmed","at":"2026-09-18T07:00:00.000Z","actor":"store"},{"status":"delivered","at":"2026-09-20T11:30:00.000Z","actor":"delivery"}],"counted_from":"2026-09-18","offer":{"months":3,"markup_bp":900,"price":4790000,"initial_fee":400000,"financed":4390000,"markup":395100,"total":4785100,"to_pay":5185100,"monthly_payment":1596000,"payments":3,"yearly_rate":68.6,"schedule":[{"number":1,"due_date":"2026-10-18","amount":1596000},{"number":2,"due_date":"2026-11-18","amount":1596000},{"number":3,"due_date":"2026-12-18","amount":1593100}]}},"as_of":"2026-11-21"});
    },
  },
  quoteReturn: {
    get quote(): Awaited<ReturnType<InstallmentApi['quoteReturn']>> {
      return open({"data":{"order_id":"100001","items":[{"line":1,"name":"Чайник","image":"/media/products/1000.svg","price":1200000,"quantity":1}],"figures":{"share":1308000,"give_back":236000,"give_back_to":"balance","bonus_back":0,"old":{"total":4360000,"paid":1454000,"remainder":2906000,"monthly_payment":1454000,"schedule":[{"number":2,"due_date":"2027-01-24","amount":1454000,"paid_amount":0}]},"new":{"total":3052000,"paid":1454000,"remainder":1598000,"monthly_payment":799000,"schedule":[{"number":2,"due_date":"2027-01-24","amount":799000,"paid_amount":0}]}},"answer_days":3}});
    },
  },
  requestReturn: {
    get requested(): Awaited<ReturnType<InstallmentApi['requestReturn']>> {
      return open({"data":{"id":"ret_1","order":{"id":"100001","number":"100001"},"store":{"id":"1","name":"Texno Olam","logo":"/media/stores/texno-olam.svg"},"store_phone":"+998712000001","state":"requested","category":"defect","wish":"refund","text":"Не включается","items":[{"line":1,"name":"Чайник","image":"/media/products/1000.svg","price":1200000,"quantity":1}],"photos":[1],"requested_at":"2026-11-24T08:00:00.000Z","deadline":"2026-11-27T08:00:00.000Z","next_step":"wait_store","answer":null,"settled":false,"figures":{"share":1308000,"give_back":236000,"give_back_to":"balance","bonus_back":0,"old":{"total":4360000,"paid":1454000,"remainder":2906000,"monthly_payment":1454000,"schedule":[{"number":2,"due_date":"2027-01-24","amount":1454000,"paid_amount":0}]},"new":{"total":3052000,"paid":1454000,"remainder":1598000,"monthly_payment":799000,"schedule":[{"number":2,"due_date":"2027-01-24","amount":799000,"paid_amount":0}]}},"events":[{"state":"requested","at":"2026-11-24T08:00:00.000Z","actor":"customer"}],"messages":[],"refunds":[],"actions":["write","withdraw"]}});
    },
  },
  listReturns: {
    get none(): Awaited<ReturnType<InstallmentApi['listReturns']>> {
      return open({"data":[]});
    },
  },
  getReturn: {
    get requested(): Awaited<ReturnType<InstallmentApi['getReturn']>> {
      return open({"data":{"id":"ret_1","order":{"id":"100001","number":"100001"},"store":{"id":"1","name":"Texno Olam","logo":"/media/stores/texno-olam.svg"},"store_phone":"+998712000001","state":"requested","category":"defect","wish":"refund","text":"Не включается","items":[{"line":1,"name":"Чайник","image":"/media/products/1000.svg","price":1200000,"quantity":1}],"photos":[1],"requested_at":"2026-11-24T08:00:00.000Z","deadline":"2026-11-27T08:00:00.000Z","next_step":"wait_store","answer":null,"settled":false,"figures":{"share":1308000,"give_back":236000,"give_back_to":"balance","bonus_back":0,"old":{"total":4360000,"paid":1454000,"remainder":2906000,"monthly_payment":1454000,"schedule":[{"number":2,"due_date":"2027-01-24","amount":1454000,"paid_amount":0}]},"new":{"total":3052000,"paid":1454000,"remainder":1598000,"monthly_payment":799000,"schedule":[{"number":2,"due_date":"2027-01-24","amount":799000,"paid_amount":0}]}},"events":[{"state":"requested","at":"2026-11-24T08:00:00.000Z","actor":"customer"}],"messages":[],"refunds":[],"actions":["write","withdraw"]}});
    },
  },
  writeAboutReturn: {
    get written(): Awaited<ReturnType<InstallmentApi['writeAboutReturn']>> {
      return open({"data":{"id":"ret_1","order":{"id":"100001","number":"100001"},"store":{"id":"1","name":"Texno Olam","logo":"/media/stores/texno-olam.svg"},"store_phone":"+998712000001","state":"requested","category":"defect","wish":"refund","text":"Не включается","items":[{"line":1,"name":"Чайник","image":"/media/products/1000.svg","price":1200000,"quantity":1}],"photos":[1],"requested_at":"2026-11-24T08:00:00.000Z","deadline":"2026-11-27T08:00:00.000Z","next_step":"wait_store","answer":null,"settled":false,"figures":{"share":1308000,"give_back":236000,"give_back_to":"balance","bonus_back":0,"old":{"total":4360000,"paid":1454000,"remainder":2906000,"monthly_payment":1454000,"schedule":[{"number":2,"due_date":"2027-01-24","amount":1454000,"paid_amount":0}]},"new":{"total":3052000,"paid":1454000,"remainder":1598000,"monthly_payment":799000,"schedule":[{"number":2,"due_date":"2027-01-24","amount":799000,"paid_amount":0}]}},"events":[{"state":"requested","at":"2026-11-24T08:00:00.000Z","actor":"customer"}],"messages":[],"refunds":[],"actions":["write","withdraw"]}});
    },
  },
  disputeReturn: {
    get disputed(): Awaited<ReturnType<InstallmentApi['disputeReturn']>> {
      return open({"data":{"id":"ret_1","order":{"id":"100001","number":"100001"},"store":{"id":"1","name":"Texno Olam","logo":"/media/stores/texno-olam.svg"},"store_phone":"+998712000001","state":"requested","category":"defect","wish":"refund","text":"Не включается","items":[{"line":1,"name":"Чайник","image":"/media/products/1000.svg","price":1200000,"quantity":1}],"photos":[1],"requested_at":"2026-11-24T08:00:00.000Z","deadline":"2026-11-27T08:00:00.000Z","next_step":"wait_store","answer":null,"settled":false,"figures":{"share":1308000,"give_back":236000,"give_back_to":"balance","bonus_back":0,"old":{"total":4360000,"paid":1454000,"remainder":2906000,"monthly_payment":1454000,"schedule":[{"number":2,"due_date":"2027-01-24","amount":1454000,"paid_amount":0}]},"new":{"total":3052000,"paid":1454000,"remainder":1598000,"monthly_payment":799000,"schedule":[{"number":2,"due_date":"2027-01-24","amount":799000,"paid_amount":0}]}},"events":[{"state":"requested","at":"2026-11-24T08:00:00.000Z","actor":"customer"}],"messages":[],"refunds":[],"actions":["write","withdraw"]}});
    },
  },
  withdrawReturn: {
    get withdrawn(): Awaited<ReturnType<InstallmentApi['withdrawReturn']>> {
      return open({"data":{"id":"ret_1","order":{"id":"100001","number":"100001"},"store":{"id":"1","name":"Texno Olam","logo":"/media/stores/texno-olam.svg"},"store_phone":"+998712000001","state":"requested","category":"defect","wish":"refund","text":"Не включается","items":[{"line":1,"name":"Чайник","image":"/media/products/1000.svg","price":1200000,"quantity":1}],"photos":[1],"requested_at":"2026-11-24T08:00:00.000Z","deadline":"2026-11-27T08:00:00.000Z","next_step":"wait_store","answer":null,"settled":false,"figures":{"share":1308000,"give_back":236000,"give_back_to":"balance","bonus_back":0,"old":{"total":4360000,"paid":1454000,"remainder":2906000,"monthly_payment":1454000,"schedule":[{"number":2,"due_date":"2027-01-24","amount":1454000,"paid_amount":0}]},"new":{"total":3052000,"paid":1454000,"remainder":1598000,"monthly_payment":799000,"schedule":[{"number":2,"due_date":"2027-01-24","amount":799000,"paid_amount":0}]}},"events":[{"state":"requested","at":"2026-11-24T08:00:00.000Z","actor":"customer"}],"messages":[],"refunds":[],"actions":["write","withdraw"]}});
    },
  },
  verifyDocument: {
    get receipt(): Awaited<ReturnType<InstallmentApi['verifyDocument']>> {
      return open({"data":{"kind":"receipt","number":"pay_4f0c","issued_at":"2026-11-18T09:30:00.000Z","amount":350000,"valid":true}});
    },
  },
  getCalendar: {
    get link(): Awaited<ReturnType<InstallmentApi['getCalendar']>> {
      return open({"data":{"url":"https://muddat.uz/api/installment/v3/calendar/3q2-7wN1Zr0a5dXcVb8eTgYh9UiLkMnP/payments.ics"}});
    },
    get none(): Awaited<ReturnType<InstallmentApi['getCalendar']>> {
      return open({"data":null});
    },
  },
  createCalendar: {
    get link(): Awaited<ReturnType<InstallmentApi['createCalendar']>> {
      return open({"data":{"url":"https://muddat.uz/api/installment/v3/calendar/3q2-7wN1Zr0a5dXcVb8eTgYh9UiLkMnP/payments.ics"}});
    },
    get none(): Awaited<ReturnType<InstallmentApi['createCalendar']>> {
      return open({"data":null});
    },
  },
  getLatestExport: {
    get made(): Awaited<ReturnType<InstallmentApi['getLatestExport']>> {
      return open({"data":{"id":"exp_1","status":"ready","created_at":"2026-11-25T06:00:00.000Z","expires_at":"2026-12-02T06:00:00.000Z"}});
    },
    get none(): Awaited<ReturnType<InstallmentApi['getLatestExport']>> {
      return open({"data":null});
    },
  },
  createExport: {
    get made(): Awaited<ReturnType<InstallmentApi['createExport']>> {
      return open({"data":{"id":"exp_1","status":"ready","created_at":"2026-11-25T06:00:00.000Z","expires_at":"2026-12-02T06:00:00.000Z"}});
    },
  },
  getDeletion: {
    get debt(): Awaited<ReturnType<InstallmentApi['getDeletion']>> {
      return open({"data":{"possible":false,"orders":["100001"],"balance":0,"bonuses":12000,"kept":[{"what":"orders","until":"2031-11-25"}],"erased_at":null}});
    },
  },
  deleteCustomer: {
    get done(): Awaited<ReturnType<InstallmentApi['deleteCustomer']>> {
      return open({"data":{"deleted_at":"2026-11-25T06:00:00.000Z","erased_at":"2026-11-28T06:00:00.000Z","kept":[{"what":"orders","until":"2031-11-25"}]}});
    },
  },
  listActivity: {
    get new_device(): Awaited<ReturnType<InstallmentApi['listActivity']>> {
      return open({"data":[{"id":"act_0b5e1c7a9d3f","kind":"sign_in","at":"2026-11-21T09:00:00.000Z","device":"Android","browser":"Chrome","place":"84.54.*.*","is_new":true}],"frozen":false});
    },
  },
  getLimit: {
    get approved(): Awaited<ReturnType<InstallmentApi['getLimit']>> {
      return open({"data":{"status":"approved","amount":15000000,"used":6200000,"available":8800000,"valid_until":"2027-03-10","reason":null,"next_step":"shop"},"as_of":"2026-11-21"});
    },
    get blocked(): Awaited<ReturnType<InstallmentApi['getLimit']>> {
      return open({"data":{"status":"blocked","amount":12000000,"used":5400000,"available":0,"valid_until":"2027-01-10","reason":{"code":"overdue","text":"Есть просроченный платёж. Оплатите его, чтобы восстановить лимит."},"next_step":"pay_overdue"},"as_of":"2026-11-21"});
    },
  },
  requestLimit: {
    get requested(): Awaited<ReturnType<InstallmentApi['requestLimit']>> {
      return open({"data":{"status":"requested","amount":0,"used":0,"available":0,"valid_until":null,"reason":null,"next_step":"verify","restoration":null},"as_of":"2026-11-24"});
    },
  },
  restoreLimit: {
    get sent(): Awaited<ReturnType<InstallmentApi['restoreLimit']>> {
      return open({"request_id":"rst_1","requested_at":"2026-11-24T08:00:00.000Z"});
    },
  },
  getVerification: {
    get begun(): Awaited<ReturnType<InstallmentApi['getVerification']>> {
      return open({"data":{"status":"in_progress","steps":[{"step":"passport_front","state":"uploaded","reason":null,"uploaded_at":"2026-11-24T08:00:00.000Z"},{"step":"selfie","state":"missing","reason":null,"uploaded_at":null},{"step":"registration","state":"missing","reason":null,"uploaded_at":null},{"step":"contacts","state":"missing","reason":null,"uploaded_at":null},{"step":"card","state":"missing","reason":null,"uploaded_at":null},{"step":"person","state":"missing","reason":null,"uploaded_at":null}],"person":null,"contacts":[],"card_entity_id":null,"consent_given_at":"2026-11-24T07:59:00.000Z","consent_version":"2026-11","missing":["selfie","registration","contacts","card","person"],"can_submit":false}});
    },
  },
  giveVerificationConsent: {
    get given(): Awaited<ReturnType<InstallmentApi['giveVerificationConsent']>> {
      return open({"data":{"status":"in_progress","steps":[{"step":"passport_front","state":"uploaded","reason":null,"uploaded_at":"2026-11-24T08:00:00.000Z"},{"step":"selfie","state":"missing","reason":null,"uploaded_at":null},{"step":"registration","state":"missing","reason":null,"uploaded_at":null},{"step":"contacts","state":"missing","reason":null,"uploaded_at":null},{"step":"card","state":"missing","reason":null,"uploaded_at":null},{"step":"person","state":"missing","reason":null,"uploaded_at":null}],"person":null,"contacts":[],"card_entity_id":null,"consent_given_at":"2026-11-24T07:59:00.000Z","consent_version":"2026-11","missing":["selfie","registration","contacts","card","person"],"can_submit":false}});
    },
  },
  saveVerificationDocument: {
    get uploaded(): Awaited<ReturnType<InstallmentApi['saveVerificationDocument']>> {
      return open({"data":{"step":"selfie","state":"uploaded","reason":null,"uploaded_at":"2026-11-24T08:00:00.000Z"}});
    },
  },
  saveVerificationPerson: {
    get saved(): Awaited<ReturnType<InstallmentApi['saveVerificationPerson']>> {
      return open({"data":{"status":"in_progress","steps":[{"step":"passport_front","state":"uploaded","reason":null,"uploaded_at":"2026-11-24T08:00:00.000Z"},{"step":"selfie","state":"missing","reason":null,"uploaded_at":null},{"step":"registration","state":"missing","reason":null,"uploaded_at":null},{"step":"contacts","state":"missing","reason":null,"uploaded_at":null},{"step":"card","state":"missing","reason":null,"uploaded_at":null},{"step":"person","state":"missing","reason":null,"uploaded_at":null}],"person":null,"contacts":[],"card_entity_id":null,"consent_given_at":"2026-11-24T07:59:00.000Z","consent_version":"2026-11","missing":["selfie","registration","contacts","card","person"],"can_submit":false}});
    },
  },
  saveVerificationContacts: {
    get saved(): Awaited<ReturnType<InstallmentApi['saveVerificationContacts']>> {
      return open({"data":{"status":"in_progress","steps":[{"step":"passport_front","state":"uploaded","reason":null,"uploaded_at":"2026-11-24T08:00:00.000Z"},{"step":"selfie","state":"missing","reason":null,"uploaded_at":null},{"step":"registration","state":"missing","reason":null,"uploaded_at":null},{"step":"contacts","state":"missing","reason":null,"uploaded_at":null},{"step":"card","state":"missing","reason":null,"uploaded_at":null},{"step":"person","state":"missing","reason":null,"uploaded_at":null}],"person":null,"contacts":[],"card_entity_id":null,"consent_given_at":"2026-11-24T07:59:00.000Z","consent_version":"2026-11","missing":["selfie","registration","contacts","card","person"],"can_submit":false}});
    },
  },
  saveVerificationCard: {
    get saved(): Awaited<ReturnType<InstallmentApi['saveVerificationCard']>> {
      return open({"data":{"status":"in_progress","steps":[{"step":"passport_front","state":"uploaded","reason":null,"uploaded_at":"2026-11-24T08:00:00.000Z"},{"step":"selfie","state":"missing","reason":null,"uploaded_at":null},{"step":"registration","state":"missing","reason":null,"uploaded_at":null},{"step":"contacts","state":"missing","reason":null,"uploaded_at":null},{"step":"card","state":"missing","reason":null,"uploaded_at":null},{"step":"person","state":"missing","reason":null,"uploaded_at":null}],"person":null,"contacts":[],"card_entity_id":null,"consent_given_at":"2026-11-24T07:59:00.000Z","consent_version":"2026-11","missing":["selfie","registration","contacts","card","person"],"can_submit":false}});
    },
  },
  submitVerification: {
    get submitted(): Awaited<ReturnType<InstallmentApi['submitVerification']>> {
      return open({"data":{"status":"submitted","steps":[{"step":"passport_front","state":"checking","reason":null,"uploaded_at":"2026-11-24T08:00:00.000Z"},{"step":"selfie","state":"checking","reason":null,"uploaded_at":null},{"step":"registration","state":"checking","reason":null,"uploaded_at":null},{"step":"contacts","state":"checking","reason":null,"uploaded_at":null},{"step":"card","state":"checking","reason":null,"uploaded_at":null},{"step":"person","state":"checking","reason":null,"uploaded_at":null}],"person":{"passport":"AA1234567","pinfl":"31210932040247","birthdate":"1993-10-12"},"contacts":[{"phone":"+998901112233","name":"Азиз"},{"phone":"+998911112233","name":"Лола"}],"card_entity_id":"card_0001","consent_given_at":"2026-11-24T07:59:00.000Z","consent_version":"2026-11","missing":[],"can_submit":false}});
    },
  },
  quoteCheckout: {
    get quote(): Awaited<ReturnType<InstallmentApi['quoteCheckout']>> {
      return open({"data":{"quote_id":"q_1","good_until":"2026-11-24T08:30:00.000Z","order_type":"installment","orders":[{"store":{"id":"1","alias":"texno-olam","name":"Texno Olam","logo":"/media/stores/texno-olam.svg"},"items":[{"product_id":"1000","name":"Смартфон Samsung A255, 256 ГБ","image":null,"price":4200000,"quantity":1}],"delivery":{"kind":"delivery","district_id":"1726294","address":"ул. Бабура, 1","price":35000},"goods":4200000,"discount":0,"bonus":0,"delivery_price":35000,"commission":0,"price":4235000,"initial_fee":235000,"offer":{"months":3,"markup_bp":900,"price":4235000,"initial_fee":235000,"financed":4000000,"markup":360000,"total":4360000,"to_pay":4595000,"monthly_payment":1454000,"payments":3,"yearly_rate":69.4,"schedule":[{"number":1,"due_date":"2026-12-24","amount":1454000},{"number":2,"due_date":"2027-01-24","amount":1454000},{"number":3,"due_date":"2027-02-24","amount":1452000}]}}],"goods":4200000,"discount":0,"bonus":0,"delivery_price":35000,"commission":0,"price":4235000,"to_pay_now":235000,"limit_before":15000000,"limit_after":10640000,"monthly_before":0,"monthly_after":1454000,"offer_version":"2026-01","as_of":"2026-11-24"}});
    },
  },
  getQuoteContract: {
    get contract(): Awaited<ReturnType<InstallmentApi['getQuoteContract']>> {
      return open({"data":{"text":"Договор рассрочки № 100100","offer_version":"2026-01"}});
    },
  },
  findCheckout: {
    get placed(): Awaited<ReturnType<InstallmentApi['findCheckout']>> {
      return open({"checkout_id":"chk_1","status":"placed","quote_id":"q_1","orders":[{"id":"100100","number":"100100","status":"waiting","initial_fee":235000,"pay_until":"2026-11-25T08:02:00.000Z"}],"to_pay_now":235000,"created_at":"2026-11-24T08:01:00.000Z"});
    },
  },
  createCheckout: {
    get sent(): Awaited<ReturnType<InstallmentApi['createCheckout']>> {
      return open({"checkout_id":"chk_1","status":"otp_required","quote_id":"q_1","otp":{"otp_id":"otp_1","length":6,"resend_after":60,"expires_in":300,"tries_left":5,"masked_phone":"+998 90 *** ** 01"},"to_sign":[{"store":"Texno Olam","price":235000,"offer":null}],"orders":[],"to_pay_now":235000,"created_at":"2026-11-24T08:01:00.000Z"});
    },
  },
  getCheckout: {
    get placed(): Awaited<ReturnType<InstallmentApi['getCheckout']>> {
      return open({"checkout_id":"chk_1","status":"placed","quote_id":"q_1","orders":[{"id":"100100","number":"100100","status":"waiting","initial_fee":235000,"pay_until":"2026-11-25T08:02:00.000Z"}],"to_pay_now":235000,"created_at":"2026-11-24T08:01:00.000Z"});
    },
  },
  confirmCheckout: {
    get placed(): Awaited<ReturnType<InstallmentApi['confirmCheckout']>> {
      return open({"checkout_id":"chk_1","status":"placed","quote_id":"q_1","orders":[{"id":"100100","number":"100100","status":"waiting","initial_fee":235000,"pay_until":"2026-11-25T08:02:00.000Z"}],"to_pay_now":235000,"created_at":"2026-11-24T08:01:00.000Z"});
    },
  },
  getBonuses: {
    get some(): Awaited<ReturnType<InstallmentApi['getBonuses']>> {
      return open({"data":{"balance":42000,"entries":[{"amount":42000,"kind":"earned","order_id":"100001","at":"2026-11-01T08:00:00.000Z","expires_on":"2027-11-01"}],"expiring":[{"amount":42000,"expires_on":"2027-11-01"}]}});
    },
  },
  listOwnReviews: {
    get some(): Awaited<ReturnType<InstallmentApi['listOwnReviews']>> {
      return open({"data":[{"product":{"id":"1000","name":"Смартфон Samsung A255, 256 ГБ","image":null},"stars":5,"text":"Заряда хватает на два дня.","created_at":"2026-11-20T08:00:00.000Z","edited_at":null}],"waiting":[{"product":{"id":"1001","name":"Чайник Velta","image":null},"order_id":"100001","received_on":"2026-11-18"}]});
    },
  },
  saveReview: {
    get kept(): Awaited<ReturnType<InstallmentApi['saveReview']>> {
      return open({"data":{"product":{"id":"1000","name":"Смартфон Samsung A255, 256 ГБ","image":null},"stars":5,"text":"Заряда хватает на два дня.","created_at":"2026-11-20T08:00:00.000Z","edited_at":null}});
    },
  },
  listQuestions: {
    get page(): Awaited<ReturnType<InstallmentApi['listQuestions']>> {
      return open({"data":[{"id":"qst_1","store":{"id":"1","alias":"texno-olam","name":"Texno Olam","logo":"/media/stores/texno-olam.svg"},"product":{"id":"1000","name":"Смартфон Samsung A255, 256 ГБ"},"order":null,"text":"Есть ли гарантия?","created_at":"2026-11-20T08:00:00.000Z","answer":{"text":"Да, 12 месяцев.","at":"2026-11-20T10:00:00.000Z"}}]});
    },
  },
  askStore: {
    get asked(): Awaited<ReturnType<InstallmentApi['askStore']>> {
      return open({"data":{"id":"qst_1","store":{"id":"1","alias":"texno-olam","name":"Texno Olam","logo":"/media/stores/texno-olam.svg"},"product":{"id":"1000","name":"Смартфон Samsung A255, 256 ГБ"},"order":null,"text":"Есть ли гарантия?","created_at":"2026-11-20T08:00:00.000Z","answer":null}});
    },
  },
  checkPromo: {
    get ten(): Awaited<ReturnType<InstallmentApi['checkPromo']>> {
      return open({"data":{"code":"MUDDAT10","discount":420000}});
    },
  },
  listAddresses: {
    get one(): Awaited<ReturnType<InstallmentApi['listAddresses']>> {
      return open({"data":[{"id":"addr_1","name":"Дом","region_id":"1726","district_id":"1726294","address":"ул. Бабура, 1"}]});
    },
  },
  saveAddress: {
    get home(): Awaited<ReturnType<InstallmentApi['saveAddress']>> {
      return open({"data":{"id":"addr_1","name":"Дом","region_id":"1726","district_id":"1726294","address":"ул. Бабура, 1"}});
    },
  },
  getNextPayment: {
    get overdue(): Awaited<ReturnType<InstallmentApi['getNextPayment']>> {
      return open({"data":{"order_id":"100001","order_number":"100001","store":{"id":"1","name":"Texno Olam","logo":"/media/stores/texno-olam.svg"},"payment_date":"2026-11-18","payment_amount":1596000,"payment_reason":"overdue","payment_min":1000,"payment_max":3189100,"overdue_days":3,"past_due_debt":1596000},"as_of":"2026-11-21"});
    },
    get nothing(): Awaited<ReturnType<InstallmentApi['getNextPayment']>> {
      return open({"data":null,"as_of":"2026-11-21"});
    },
  },
  getMonth: {
    get overdue(): Awaited<ReturnType<InstallmentApi['getMonth']>> {
      return open({"data":{"total":2008000,"overdue_total":1596000,"overdue_orders":1,"count":2,"until":"2026-12-21","payments":[{"order_id":"100001","order_number":"100001","order_status":"delivered","store":{"id":"1","name":"Texno Olam","logo":"/media/stores/texno-olam.svg"},"number":2,"due_date":"2026-11-18","pay_until":null,"amount":1596000,"reason":"overdue","overdue_days":3},{"order_id":"100004","order_number":"100004","order_status":"confirmed","store":{"id":"1","name":"Texno Olam","logo":"/media/stores/texno-olam.svg"},"number":1,"due_date":"2026-12-04","pay_until":null,"amount":412000,"reason":"instalment","overdue_days":0}]},"as_of":"2026-11-21"});
    },
    get nothing(): Awaited<ReturnType<InstallmentApi['getMonth']>> {
      return open({"data":{"total":0,"overdue_total":0,"overdue_orders":0,"count":0,"until":"2026-12-21","payments":[]},"as_of":"2026-11-21"});
    },
  },
};

export const installmentFacts: Record<keyof InstallmentApi, OperationFacts> = {
  listCategories: { status: 200, codes: {"validation_failed":400,"unauthorized":401,"rate_limited":429,"internal":500} },
  listStores: { status: 200, codes: {"validation_failed":400,"unauthorized":401,"rate_limited":429,"internal":500} },
  getStore: { status: 200, codes: {"validation_failed":400,"unauthorized":401,"not_found":404,"rate_limited":429,"internal":500} },
  listProducts: { status: 200, codes: {"validation_failed":400,"unauthorized":401,"rate_limited":429,"internal":500} },
  getProduct: { status: 200, codes: {"validation_failed":400,"unauthorized":401,"not_found":404,"rate_limited":429,"internal":500} },
  listProductReviews: { status: 200, codes: {"validation_failed":400,"unauthorized":401,"not_found":404,"rate_limited":429,"internal":500} },
  getQuote: { status: 200, codes: {"validation_failed":422,"unauthorized":401,"not_found":404,"rate_limited":429,"internal":500} },
  checkBasket: { status: 200, codes: {"malformed_json":400,"validation_failed":400,"unauthorized":401,"body_too_large":413,"unsupported_media_type":415,"basket_too_large":422,"rate_limited":429,"internal":500} },
  getBasket: { status: 200, codes: {"validation_failed":400,"unauthorized":401,"rate_limited":429,"internal":500} },
  saveBasket: { status: 200, codes: {"malformed_json":400,"validation_failed":422,"unauthorized":401,"basket_changed":409,"body_too_large":413,"unsupported_media_type":415,"basket_too_large":422,"rate_limited":429,"internal":500} },
  searchAll: { status: 200, codes: {"validation_failed":400,"unauthorized":401,"rate_limited":429,"internal":500} },
  suggestSearch: { status: 200, codes: {"validation_failed":400,"unauthorized":401,"rate_limited":429,"internal":500} },
  listNotifications: { status: 200, codes: {"validation_failed":400,"unauthorized":401,"rate_limited":429,"internal":500} },
  markAllNotificationsRead: { status: 200, codes: {"validation_failed":400,"unauthorized":401,"rate_limited":429,"internal":500} },
  getNotification: { status: 200, codes: {"validation_failed":400,"unauthorized":401,"not_found":404,"rate_limited":429,"internal":500} },
  markNotificationRead: { status: 200, codes: {"validation_failed":400,"unauthorized":401,"not_found":404,"rate_limited":429,"internal":500} },
  getChannels: { status: 200, codes: {"validation_failed":400,"unauthorized":401,"rate_limited":429,"internal":500} },
  saveChannels: { status: 200, codes: {"malformed_json":400,"validation_failed":422,"unauthorized":401,"fresh_proof_required":403,"body_too_large":413,"unsupported_media_type":415,"rate_limited":429,"internal":500} },
  listOrders: { status: 200, codes: {"validation_failed":400,"unauthorized":401,"rate_limited":429,"internal":500} },
  getOrder: { status: 200, codes: {"validation_failed":400,"unauthorized":401,"not_found":404,"rate_limited":429,"internal":500} },
  getPayoffQuote: { status: 200, codes: {"validation_failed":422,"unauthorized":401,"not_found":404,"rate_limited":429,"internal":500} },
  quoteHardship: { status: 200, codes: {"malformed_json":400,"validation_failed":422,"unauthorized":401,"not_found":404,"hardship_unavailable":409,"hardship_in_court":409,"hardship_paid":409,"hardship_moved_recently":409,"hardship_nothing_overdue":409,"hardship_too_few_payments":409,"hardship_too_late":409,"body_too_large":413,"unsupported_media_type":415,"hardship_past_date":422,"hardship_date_range":422,"rate_limited":429,"internal":500} },
  findHardship: { status: 200, codes: {"validation_failed":400,"unauthorized":401,"not_found":404,"rate_limited":429,"internal":500} },
  agreeHardship: { status: 201, codes: {"malformed_json":400,"validation_failed":422,"idempotency_key_missing":400,"unauthorized":401,"not_found":404,"idempotency_in_progress":409,"hardship_unavailable":409,"hardship_in_court":409,"hardship_paid":409,"hardship_moved_recently":409,"hardship_nothing_overdue":409,"hardship_too_few_payments":409,"hardship_too_late":409,"hardship_changed":409,"body_too_large":413,"unsupported_media_type":415,"idempotency_mismatch":422,"hardship_past_date":422,"hardship_date_range":422,"rate_limited":429,"internal":500} },
  cancelOrder: { status: 200, codes: {"validation_failed":400,"idempotency_key_missing":400,"unauthorized":401,"not_found":404,"idempotency_in_progress":409,"not_cancelable":409,"payment_in_progress":409,"idempotency_mismatch":422,"rate_limited":429,"internal":500} },
  quoteReturn: { status: 200, codes: {"malformed_json":400,"validation_failed":422,"unauthorized":401,"not_found":404,"not_returnable":409,"order_in_court":409,"return_open":409,"body_too_large":413,"unsupported_media_type":415,"rate_limited":429,"internal":500} },
  requestReturn: { status: 201, codes: {"malformed_json":400,"validation_failed":422,"idempotency_key_missing":400,"unauthorized":401,"not_found":404,"idempotency_in_progress":409,"not_returnable":409,"order_in_court":409,"return_open":409,"body_too_large":413,"unsupported_media_type":415,"idempotency_mismatch":422,"checksum_mismatch":422,"file_type":422,"file_broken":422,"image_too_small":422,"rate_limited":429,"internal":500} },
  listReturns: { status: 200, codes: {"validation_failed":400,"unauthorized":401,"rate_limited":429,"internal":500} },
  getReturn: { status: 200, codes: {"validation_failed":400,"unauthorized":401,"not_found":404,"rate_limited":429,"internal":500} },
  writeAboutReturn: { status: 201, codes: {"malformed_json":400,"validation_failed":422,"idempotency_key_missing":400,"unauthorized":401,"not_found":404,"idempotency_in_progress":409,"return_closed":409,"body_too_large":413,"unsupported_media_type":415,"idempotency_mismatch":422,"rate_limited":429,"internal":500} },
  disputeReturn: { status: 200, codes: {"malformed_json":400,"validation_failed":422,"idempotency_key_missing":400,"unauthorized":401,"not_found":404,"idempotency_in_progress":409,"return_closed":409,"return_open":409,"body_too_large":413,"unsupported_media_type":415,"idempotency_mismatch":422,"rate_limited":429,"internal":500} },
  withdrawReturn: { status: 200, codes: {"validation_failed":400,"idempotency_key_missing":400,"unauthorized":401,"not_found":404,"idempotency_in_progress":409,"return_closed":409,"idempotency_mismatch":422,"rate_limited":429,"internal":500} },
  getReturnPhoto: { status: 200, file: { type: 'image/jpeg', text: "bytes" }, codes: {"validation_failed":400,"unauthorized":401,"not_found":404,"rate_limited":429,"internal":500} },
  getOrderDocument: { status: 200, file: { type: 'application/pdf', text: "bytes" }, codes: {"validation_failed":400,"unauthorized":401,"not_found":404,"schedule_unavailable":409,"certificate_unavailable":409,"rate_limited":429,"internal":500} },
  getStatement: { status: 200, file: { type: 'application/pdf', text: "bytes" }, codes: {"validation_failed":422,"unauthorized":401,"rate_limited":429,"internal":500} },
  verifyDocument: { status: 200, codes: {"validation_failed":400,"not_found":404,"rate_limited":429,"internal":500} },
  getCalendar: { status: 200, codes: {"validation_failed":400,"unauthorized":401,"fresh_proof_required":403,"rate_limited":429,"internal":500} },
  createCalendar: { status: 200, codes: {"validation_failed":400,"unauthorized":401,"fresh_proof_required":403,"rate_limited":429,"internal":500} },
  revokeCalendar: { status: 204, codes: {"validation_failed":400,"unauthorized":401,"rate_limited":429,"internal":500} },
  getCalendarFeed: { status: 200, file: { type: 'text/calendar', text: "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n" }, codes: {"validation_failed":400,"not_found":404,"rate_limited":429,"internal":500} },
  getLatestExport: { status: 200, codes: {"validation_failed":400,"unauthorized":401,"rate_limited":429,"internal":500} },
  createExport: { status: 201, codes: {"validation_failed":400,"idempotency_key_missing":400,"unauthorized":401,"fresh_proof_required":403,"idempotency_in_progress":409,"idempotency_mismatch":422,"rate_limited":429,"export_lately":429,"internal":500} },
  getExport: { status: 200, file: { type: 'application/zip', text: "bytes" }, codes: {"validation_failed":400,"unauthorized":401,"fresh_proof_required":403,"not_found":404,"rate_limited":429,"internal":500} },
  getDeletion: { status: 200, codes: {"validation_failed":400,"unauthorized":401,"rate_limited":429,"internal":500} },
  deleteCustomer: { status: 200, codes: {"validation_failed":400,"idempotency_key_missing":400,"unauthorized":401,"fresh_proof_required":403,"idempotency_in_progress":409,"deletion_debt":409,"deletion_balance":409,"claim_open":409,"payment_in_progress":409,"idempotency_mismatch":422,"rate_limited":429,"internal":500} },
  undoDeletion: { status: 204, codes: {"validation_failed":400,"unauthorized":401,"rate_limited":429,"internal":500} },
  listActivity: { status: 200, codes: {"validation_failed":400,"unauthorized":401,"internal":500} },
  getLimit: { status: 200, codes: {"validation_failed":400,"unauthorized":401,"rate_limited":429,"internal":500} },
  requestLimit: { status: 200, codes: {"validation_failed":400,"idempotency_key_missing":400,"unauthorized":401,"idempotency_in_progress":409,"limit_not_requestable":409,"idempotency_mismatch":422,"rate_limited":429,"internal":500} },
  restoreLimit: { status: 202, codes: {"validation_failed":400,"idempotency_key_missing":400,"unauthorized":401,"idempotency_in_progress":409,"restoration_open":409,"limit_not_restorable":409,"idempotency_mismatch":422,"rate_limited":429,"internal":500} },
  getVerification: { status: 200, codes: {"validation_failed":400,"unauthorized":401,"rate_limited":429,"internal":500} },
  giveVerificationConsent: { status: 200, codes: {"malformed_json":400,"validation_failed":422,"unauthorized":401,"body_too_large":413,"unsupported_media_type":415,"consent_required":422,"rate_limited":429,"internal":500} },
  saveVerificationDocument: { status: 200, codes: {"malformed_json":400,"validation_failed":400,"unauthorized":401,"not_found":404,"verification_closed":409,"body_too_large":413,"unsupported_media_type":415,"consent_required":422,"checksum_mismatch":422,"file_type":422,"file_broken":422,"image_too_small":422,"rate_limited":429,"internal":500} },
  getVerificationImage: { status: 200, file: { type: 'image/jpeg', text: "bytes" }, codes: {"validation_failed":400,"unauthorized":401,"not_found":404,"rate_limited":429,"internal":500} },
  saveVerificationPerson: { status: 200, codes: {"malformed_json":400,"validation_failed":422,"unauthorized":401,"verification_closed":409,"body_too_large":413,"unsupported_media_type":415,"rate_limited":429,"internal":500} },
  saveVerificationContacts: { status: 200, codes: {"malformed_json":400,"validation_failed":422,"unauthorized":401,"verification_closed":409,"body_too_large":413,"unsupported_media_type":415,"rate_limited":429,"internal":500} },
  saveVerificationCard: { status: 200, codes: {"malformed_json":400,"validation_failed":422,"unauthorized":401,"verification_closed":409,"body_too_large":413,"unsupported_media_type":415,"rate_limited":429,"internal":500} },
  submitVerification: { status: 202, codes: {"validation_failed":400,"idempotency_key_missing":400,"unauthorized":401,"idempotency_in_progress":409,"person_taken":409,"idempotency_mismatch":422,"verification_incomplete":422,"consent_required":422,"rate_limited":429,"internal":500} },
  quoteCheckout: { status: 200, codes: {"malformed_json":400,"validation_failed":422,"unauthorized":401,"body_too_large":413,"unsupported_media_type":415,"rate_limited":429,"internal":500} },
  getQuoteContract: { status: 200, codes: {"validation_failed":400,"unauthorized":401,"not_found":404,"rate_limited":429,"internal":500} },
  findCheckout: { status: 200, codes: {"validation_failed":400,"unauthorized":401,"not_found":404,"rate_limited":429,"internal":500} },
  createCheckout: { status: 201, codes: {"malformed_json":400,"validation_failed":422,"idempotency_key_missing":400,"unauthorized":401,"fresh_proof_required":403,"account_closed":403,"not_found":404,"idempotency_in_progress":409,"quote_changed":409,"already_placed":409,"claim_open":409,"body_too_large":413,"unsupported_media_type":415,"idempotency_mismatch":422,"offer_not_accepted":422,"rate_limited":429,"resend_too_early":429,"too_many_codes_sent":429,"too_many_wrong_codes":429,"internal":500,"upstream_unavailable":502} },
  getCheckout: { status: 200, codes: {"validation_failed":400,"unauthorized":401,"not_found":404,"rate_limited":429,"internal":500} },
  confirmCheckout: { status: 200, codes: {"malformed_json":400,"validation_failed":422,"idempotency_key_missing":400,"unauthorized":401,"fresh_proof_required":403,"account_closed":403,"not_found":404,"idempotency_in_progress":409,"quote_changed":409,"already_placed":409,"claim_open":409,"body_too_large":413,"unsupported_media_type":415,"idempotency_mismatch":422,"otp_wrong":422,"otp_expired":422,"otp_locked":422,"rate_limited":429,"too_many_wrong_codes":429,"internal":500} },
  getBonuses: { status: 200, codes: {"validation_failed":400,"unauthorized":401,"rate_limited":429,"internal":500} },
  listOwnReviews: { status: 200, codes: {"validation_failed":400,"unauthorized":401,"rate_limited":429,"internal":500} },
  saveReview: { status: 200, codes: {"malformed_json":400,"validation_failed":422,"unauthorized":401,"not_found":404,"review_not_allowed":409,"body_too_large":413,"unsupported_media_type":415,"text_too_long":422,"rate_limited":429,"internal":500} },
  deleteReview: { status: 204, codes: {"validation_failed":400,"unauthorized":401,"not_found":404,"rate_limited":429,"internal":500} },
  listQuestions: { status: 200, codes: {"validation_failed":400,"unauthorized":401,"rate_limited":429,"internal":500} },
  askStore: { status: 201, codes: {"malformed_json":400,"validation_failed":422,"unauthorized":401,"not_found":404,"body_too_large":413,"unsupported_media_type":415,"text_too_long":422,"rate_limited":429,"internal":500} },
  checkPromo: { status: 200, codes: {"malformed_json":400,"validation_failed":422,"unauthorized":401,"body_too_large":413,"unsupported_media_type":415,"rate_limited":429,"internal":500} },
  listAddresses: { status: 200, codes: {"validation_failed":400,"unauthorized":401,"rate_limited":429,"internal":500} },
  saveAddress: { status: 201, codes: {"malformed_json":400,"validation_failed":422,"unauthorized":401,"body_too_large":413,"unsupported_media_type":415,"rate_limited":429,"internal":500} },
  deleteAddress: { status: 204, codes: {"validation_failed":400,"unauthorized":401,"not_found":404,"rate_limited":429,"internal":500} },
  getNextPayment: { status: 200, codes: {"validation_failed":400,"unauthorized":401,"rate_limited":429,"internal":500} },
  getMonth: { status: 200, codes: {"validation_failed":400,"unauthorized":401,"rate_limited":429,"internal":500} },
};

/** An example of the problems by their codes, where the contract has one. */
export const installmentProblems: Record<string, Partial<Problem>> = {
  "already_placed": {"code":"already_placed","checkout":{"checkout_id":"chk_1","status":"placed","quote_id":"q_1","orders":[{"id":"100100","number":"100100","status":"waiting","initial_fee":235000,"pay_until":"2026-11-25T08:02:00.000Z"}],"to_pay_now":235000,"created_at":"2026-11-24T08:01:00.000Z"}},
  "basket_too_large": {"code":"basket_too_large","message":"В корзине слишком много товаров. Оставьте меньше десяти","max":9,"request_id":"01JD7Q6W8S1H1V7R2R0F8X9K3M"},
  "claim_open": {"code":"claim_open","amount":150000},
  "deletion_debt": {"code":"deletion_debt","message":"Сначала закройте заказы: № 100001","orders":["100001"],"request_id":"01JD7Q6W8S1H1V7R2R0F8X9K3M"},
  "export_lately": {"code":"export_lately","retry_after":60},
  "fresh_proof_required": {"code":"fresh_proof_required","message":"Подтвердите, что это вы","methods":["code"],"request_id":"req-1"},
  "hardship_date_range": {"code":"hardship_date_range","from":"2026-11-25","until":"2026-12-20"},
  "otp_locked": {"code":"otp_locked","tries_left":0},
  "otp_wrong": {"code":"otp_wrong","tries_left":4},
  "quote_changed": {"code":"quote_changed","message":"Условия изменились. Проверьте заказ ещё раз","quote":{"quote_id":"q_1","good_until":"2026-11-24T08:30:00.000Z","order_type":"installment","orders":[{"store":{"id":"1","alias":"texno-olam","name":"Texno Olam","logo":"/media/stores/texno-olam.svg"},"items":[{"product_id":"1000","name":"Смартфон Samsung A255, 256 ГБ","image":null,"price":4200000,"quantity":1}],"delivery":{"kind":"delivery","district_id":"1726294","address":"ул. Бабура, 1","price":35000},"goods":4200000,"discount":0,"bonus":0,"delivery_price":35000,"commission":0,"price":4235000,"initial_fee":235000,"offer":{"months":3,"markup_bp":900,"price":4235000,"initial_fee":235000,"financed":4000000,"markup":360000,"total":4360000,"to_pay":4595000,"monthly_payment":1454000,"payments":3,"yearly_rate":69.4,"schedule":[{"number":1,"due_date":"2026-12-24","amount":1454000},{"number":2,"due_date":"2027-01-24","amount":1454000},{"number":3,"due_date":"2027-02-24","amount":1452000}]}}],"goods":4200000,"discount":0,"bonus":0,"delivery_price":35000,"commission":0,"price":4235000,"to_pay_now":235000,"limit_before":15000000,"limit_after":10640000,"monthly_before":0,"monthly_after":1454000,"offer_version":"2026-01","as_of":"2026-11-24"},"request_id":"01JD7Q6W8S1H1V7R2R0F8X9K3M"},
  "rate_limited": {"code":"rate_limited","message":"Слишком много запросов","retry_after":60,"request_id":"01JD7Q6W8S1H1V7R2R0F8X9K3M"},
  "resend_too_early": {"code":"resend_too_early","message":"Новый код можно запросить через 42 секунды","resend_after":42,"request_id":"01JD7Q6W8S1H1V7R2R0F8X9K3M"},
  "return_open": {"code":"return_open","message":"По этому заказу уже идёт возврат","return_id":"ret_1","request_id":"01JD7Q6W8S1H1V7R2R0F8X9K3M"},
  "too_many_codes_sent": {"code":"too_many_codes_sent","retry_after":60},
  "too_many_wrong_codes": {"code":"too_many_wrong_codes","message":"Слишком много неверных кодов. Продолжить можно через 4 минуты","retry_after":240,"request_id":"01JD7Q6W8S1H1V7R2R0F8X9K3M"},
  "verification_incomplete": {"code":"verification_incomplete","missing":["selfie","card"]},
  "internal": {"code":"internal","message":"Что-то пошло не так, пожалуйста, повторите попытку","request_id":"01JD7Q6W8S1H1V7R2R0F8X9K3M"},
  "unauthorized": {"code":"unauthorized","message":"Вы не авторизованы","request_id":"01JD7Q6W8S1H1V7R2R0F8X9K3M"},
  "validation_failed": {"code":"validation_failed","message":"Проверьте введённые данные","fields":{"limit":"maximum"},"request_id":"01JD7Q6W8S1H1V7R2R0F8X9K3M"},
  "not_found": {"code":"not_found","message":"Ничего не найдено","request_id":"01JD7Q6W8S1H1V7R2R0F8X9K3M"},
  "unsupported_media_type": {"code":"unsupported_media_type","message":"Неподдерживаемый формат запроса","request_id":"01JD7Q6W8S1H1V7R2R0F8X9K3M"},
  "body_too_large": {"code":"body_too_large","message":"Слишком большой запрос","request_id":"01JD7Q6W8S1H1V7R2R0F8X9K3M"},
  "review_not_allowed": {"code":"review_not_allowed","message":"Оценить можно только полученный товар","request_id":"01JD7Q6W8S1H1V7R2R0F8X9K3M"},
  "upstream_unavailable": {"code":"upstream_unavailable","message":"Сервис не отвечает. Если вы платили, проверьте «Платежи», прежде чем платить снова","request_id":"req-1"},
  "verification_closed": {"code":"verification_closed","message":"Документы уже на проверке","request_id":"01JD7Q6W8S1H1V7R2R0F8X9K3M"},
  "upload_conflict": {"code":"upload_conflict","message":"Фото отправилось не целиком. Продолжим с того же места","request_id":"01JD7Q6W8S1H1V7R2R0F8X9K3M"},
  "restoration_open": {"code":"restoration_open","message":"Запрос уже отправлен. Ответ придёт в СМС","request_id":"01JD7Q6W8S1H1V7R2R0F8X9K3M"},
  "certificate_unavailable": {"code":"certificate_unavailable","message":"Справка о погашении появится, когда заказ будет оплачен полностью","request_id":"01JD7Q6W8S1H1V7R2R0F8X9K3M"},
  "hardship_moved_recently": {"code":"hardship_moved_recently","message":"Дату можно переносить один раз за три платежа подряд","request_id":"01JD7Q6W8S1H1V7R2R0F8X9K3M"},
  "basket_changed": {"code":"basket_changed","message":"Корзина изменилась на другом устройстве. Обновите её","request_id":"01JD7Q6W8S1H1V7R2R0F8X9K3M"},
};
