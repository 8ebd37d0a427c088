import { type KindAdvice, kindAdvice } from './kind-advice.ts';

export const ELECTRONICS_ADVICE: KindAdvice = {
  smartphone: kindAdvice(
    'Память нужна для фото и приложений: чем её больше, тем реже придётся удалять лишнее.',
    'Xotira surat va ilovalar uchun kerak: u qancha koʻp boʻlsa, keraksizini shuncha kam oʻchirasiz.',
    'При получении проверьте экран, камеру и динамик.',
    'Olayotganda ekran, kamera va dinamikni tekshiring.',
  ),
  laptop: kindAdvice(
    'Для учёбы и документов хватит 8\u00a0ГБ памяти, для видео и чертежей лучше 16\u00a0ГБ и больше.',
    'Oʻqish va hujjatlar uchun 8\u00a0GB xotira yetadi, video va chizmalar uchun 16\u00a0GB va undan koʻpi yaxshi.',
    'Ставьте его на ровное твёрдое место: на одеяле закрываются отверстия для воздуха.',
    'Uni tekis va qattiq joyga qoʻying: koʻrpa ustida havo teshiklari yopilib qoladi.',
  ),
  tablet: kindAdvice(
    'На большом экране удобнее читать и смотреть видео, маленький легче носить с собой.',
    'Katta ekranda oʻqish va video koʻrish qulay, kichigini olib yurish oson.',
    'В сумке экран бережёт чехол.',
    'Sumkada ekranni gʻilof asraydi.',
  ),
  tv: kindAdvice(
    'Смотрите с расстояния в полтора-два раза больше диагонали.',
    'Ekran diagonalidan bir yarim-ikki barobar uzoqroqdan koʻring.',
    'Перевозите его только стоя: лёжа экран может треснуть.',
    'Uni faqat tik holda tashing: yotqizilsa, ekrani yorilishi mumkin.',
  ),
  headphones: kindAdvice(
    'Перед первым использованием зарядите их полностью.',
    'Birinchi marta ishlatishdan oldin toʻliq quvvatlang.',
    'Время работы зависит от громкости: чем она выше, тем раньше нужна зарядка.',
    'Ishlash vaqti ovoz balandligiga bogʻliq: u qancha baland boʻlsa, quvvat shuncha tez tugaydi.',
  ),
  speaker: kindAdvice(
    'Для комнаты хватит небольшой мощности, для двора нужна большая.',
    'Xonaga kichik quvvat yetadi, hovliga kattasi kerak.',
    'Работает от своего аккумулятора, поэтому её удобно брать на природу.',
    'Oʻz akkumulyatoridan ishlaydi, shuning uchun sayrga olib chiqish qulay.',
  ),
};
