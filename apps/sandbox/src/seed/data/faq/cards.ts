import { ruUz } from '../text.ts';
import { type FaqGroup, faqItem } from './faq-item.ts';

export const CARDS_FAQ: FaqGroup = {
  id: 'cards',
  name: ruUz('Карты и баланс', 'Karta va balans'),
  entries: [
    faqItem(
      'Какие карты подходят?',
      'Qanday kartalar mos keladi?',
      'Uzcard и Humo любого банка Узбекистана, в том числе совместные с Visa, Mastercard и UnionPay. Немногим магазинам для рассрочки нужна карта одного банка: он назван в описании магазина и при оформлении. Нужны номер, срок действия и код из СМС. CVV и ПИН-код мы не спрашиваем никогда.',
      'Oʻzbekistondagi istalgan bankning Uzcard va Humo kartalari, jumladan Visa, Mastercard va UnionPay bilan qoʻshma kartalar. Ayrim doʻkonlarga muddatli toʻlov uchun bitta bank kartasi kerak: u doʻkon tavsifida va rasmiylashtirishda yozilgan. Raqam, amal qilish muddati va SMS-kod kerak. CVV va PIN-kodni hech qachon soʻramaymiz.',
    ),
    faqItem(
      'Безопасно ли сохранять карту?',
      'Kartani saqlash xavfsizmi?',
      'Полный номер остаётся у банка. У нас — первые шесть и последние четыре цифры, срок, имя и телефон карты. Каждое списание вы подтверждаете кодом, кроме автосписаний, на которые сами дали согласие: его можно отозвать в любой день.',
      'Toʻliq raqam bankda qoladi. Bizda kartaning dastlabki olti va oxirgi toʻrt raqami, muddati, ismi va telefoni saqlanadi. Har bir yechishni kod bilan tasdiqlaysiz, oʻzingiz rozilik bergan avtomatik toʻlovlar bundan mustasno: rozilikni istalgan kuni qaytarib olish mumkin.',
    ),
    faqItem(
      'Как сделать карту основной?',
      'Kartani qanday asosiy qilish mumkin?',
      'Откройте «Мои карты», выберите карту и нажмите «Сделать основной». Основная карта одна, она предлагается первой при оплате. Снять отметку можно там же.',
      '«Kartalarim» boʻlimini oching, kartani tanlang va «Asosiy qilish» tugmasini bosing. Asosiy karta bitta boʻladi va toʻlovda birinchi taklif qilinadi. Belgini shu yerda olib tashlash mumkin.',
    ),
    faqItem(
      'Почему карта не удаляется?',
      'Nega karta oʻchmayapti?',
      'По ней сейчас идёт платёж. Дождитесь его результата и попробуйте ещё раз.',
      'Hozir u orqali toʻlov oʻtmoqda. Natijasini kuting va qayta urinib koʻring.',
    ),
    faqItem(
      'Зачем нужен баланс и как его пополнить?',
      'Balans nima uchun kerak va uni qanday toʻldirish mumkin?',
      'С баланса удобно платить заранее. Пополнить можно картой или через платёжное приложение на сумму от 1\u00a0000 до 10\u00a0000\u00a0000\u00a0сум. На баланс приходят и возвраты за товар.',
      'Balansdan oldindan toʻlash qulay. Karta yoki toʻlov ilovasi orqali 1\u00a0000\u00a0soʻmdan 10\u00a0000\u00a0000\u00a0soʻmgacha toʻldirish mumkin. Qaytarilgan mahsulot puli ham balansga tushadi.',
    ),
  ],
};
