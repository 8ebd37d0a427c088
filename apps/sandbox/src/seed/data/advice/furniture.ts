import { type KindAdvice, kindAdvice } from './kind-advice.ts';

export const FURNITURE_ADVICE: KindAdvice = {
  sofa: kindAdvice(
    'До покупки измерьте двери и лестницу: диван должен через них пройти.',
    'Sotib olishdan oldin eshik va zinani oʻlchang: divan ulardan oʻtishi kerak.',
    'Не ставьте его вплотную к батарее и под прямое солнце.',
    'Uni isitish batareyasi yoniga va quyosh tushadigan joyga qoʻymang.',
  ),
  bed: kindAdvice(
    'Матрас выбирайте по спальному месту: размеры должны совпасть.',
    'Matrasni yotoq oʻlchamiga qarab tanlang: oʻlchamlari mos kelsin.',
    'Через месяц подтяните крепления: так кровать не будет скрипеть.',
    'Bir oydan keyin mahkamlagichlarini burab qoʻying: shunda karavot gʻichirlamaydi.',
  ),
  mattress: kindAdvice(
    'Раз в три месяца меняйте местами изголовье и ноги: так он проминается ровно.',
    'Uch oyda bir marta bosh va oyoq tomonini almashtiring: shunda u bir tekis yotadi.',
    'Размер сверьте с кроватью: зазора у стенок быть не должно.',
    'Oʻlchamini karavotga solishtiring: chetlarida boʻshliq qolmasin.',
  ),
  table: kindAdvice(
    'На человека за столом считайте около 60\u00a0см.',
    'Stolda har bir kishiga taxminan 60\u00a0sm joy hisoblang.',
    'Горячее ставьте на подставку, пролитое вытирайте сразу.',
    'Issiq idishni taglikka qoʻying, toʻkilganini darhol arting.',
  ),
  chair: kindAdvice(
    'Цена — за весь набор.',
    'Narx — butun toʻplam uchun.',
    'Наклейте войлок на ножки: он бережёт пол.',
    'Oyoqlariga kigiz yopishtiring: u polni asraydi.',
  ),
  wardrobe: kindAdvice(
    'Двери-купе не распахиваются: место перед шкафом остаётся свободным.',
    'Surma eshiklari tashqariga ochilmaydi: shkaf oldi boʻsh qoladi.',
    'Измерьте стену от плинтуса до плинтуса: ширина указана по корпусу.',
    'Devorni plintusdan plintusgacha oʻlchang: eni korpus boʻyicha koʻrsatilgan.',
  ),
  carpet: kindAdvice(
    'Первые недели чистите его щёткой по ворсу.',
    'Dastlabki haftalarda tukining yoʻnalishi boʻyicha choʻtka bilan tozalang.',
    'Пятно промакивайте салфеткой, не трите.',
    'Dogʻni ishqalamang, salfetka bilan shimdirib oling.',
  ),
};
