import { ruUz } from '../text.ts';
import { type FaqGroup, faqItem } from './faq-item.ts';

export const VERIFICATION_FAQ: FaqGroup = {
  id: 'verification',
  name: ruUz('Подтверждение личности', 'Shaxsni tasdiqlash'),
  entries: [
    faqItem(
      'Какие документы нужны?',
      'Qanday hujjatlar kerak?',
      'Паспорт или ID-карта гражданина Узбекистана. Снимаем лицевую сторону, селфи с документом и страницу с пропиской (у ID-карты — оборот). Ещё нужны два номера близких и банковская карта на ваше имя.',
      'Oʻzbekiston fuqarosining pasporti yoki ID-kartasi. Old tomoni, hujjat bilan selfi va roʻyxatdan oʻtish sahifasi (ID-kartada — orqa tomoni) suratga olinadi. Yana yaqinlaringizning ikkita raqami va sizning nomingizdagi bank kartasi kerak.',
    ),
    faqItem(
      'С какого возраста можно покупать в рассрочку?',
      'Muddatli toʻlovga necha yoshdan xarid qilish mumkin?',
      'С 18 лет. Дату рождения мы сверяем с документом и ПИНФЛ.',
      '18 yoshdan. Tugʻilgan sana hujjat va JShShIR bilan solishtiriladi.',
    ),
    faqItem(
      'Зачем два номера близких?',
      'Yaqinlaringiz raqamlari nima uchun kerak?',
      'Мы можем позвонить близким, если не дозвонимся до вас или нужно уточнить данные заявки, поэтому предупредите их. Номера должны быть разные, и ни один из них не ваш. О ваших покупках и долгах мы им не говорим.',
      'Siz bilan bogʻlana olmasak yoki arizadagi maʼlumotni aniqlash kerak boʻlsa, yaqinlaringizga qoʻngʻiroq qilishimiz mumkin, shuning uchun ularni ogohlantirib qoʻying. Raqamlar turlicha boʻlishi va hech biri sizniki boʻlmasligi kerak. Xarid va qarzlaringiz haqida ularga aytmaymiz.',
    ),
    faqItem(
      'Можно начать на телефоне, а закончить на компьютере?',
      'Telefonda boshlab, kompyuterda tugatsa boʻladimi?',
      'Да. Пять шагов проходят в любом порядке, загруженное сохраняется. Войдите с другого устройства и продолжите с того места, где остановились.',
      'Ha. Besh qadam istalgan tartibda bajariladi, yuklangani saqlanadi. Boshqa qurilmadan kiring va toʻxtagan joyingizdan davom eting.',
    ),
    faqItem(
      'Фото не приняли. Как переснять?',
      'Surat qabul qilinmadi. Qanday qayta suratga olish kerak?',
      'Рядом с шагом написано, что не так: смазано, блик, обрезан край, не тот документ, не видно лица, документ просрочен. Снимайте при дневном свете, держите документ целиком в рамке и уберите палец с фотографии.',
      'Qadam yonida kamchilik yozilgan: xira, yaltiragan, cheti kesilgan, boshqa hujjat, yuz koʻrinmaydi, hujjat muddati oʻtgan. Kunduzgi yorugʻlikda suratga oling, hujjat ramkaga toʻliq sigʻsin va barmogʻingiz suratni yopmasin.',
    ),
    faqItem(
      'Где хранятся мои фотографии?',
      'Suratlarim qayerda saqlanadi?',
      'На серверах в Узбекистане. Фото лица — биометрические данные: их видит только проверка, они не попадают в журналы. До отправки фото лежит на вашем устройстве; если за 24 часа оно не отправлено, стираем его, когда вы вернётесь к подтверждению личности. Как удалить данные, сказано в политике конфиденциальности.',
      'Oʻzbekistondagi serverlarda. Yuz surati — biometrik maʼlumot: uni faqat tekshiruv koʻradi, u jurnallarga yozilmaydi. Yuborilguncha surat qurilmangizda turadi; 24 soatda yuborilmasa, shaxsni tasdiqlashga qaytganingizda uni oʻchiramiz. Maʼlumotlarni qanday oʻchirish maxfiylik siyosatida aytilgan.',
    ),
  ],
};
