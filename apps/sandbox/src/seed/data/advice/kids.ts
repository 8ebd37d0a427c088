import { type KindAdvice, kindAdvice } from './kind-advice.ts';

export const KIDS_ADVICE: KindAdvice = {
  stroller: kindAdvice(
    'Проверьте тормоз и ремни до первой прогулки.',
    'Birinchi sayrdan oldin tormozi va kamarlarini tekshiring.',
    'До покупки измерьте дверь лифта и багажник.',
    'Sotib olishdan oldin lift eshigi va yukxonani oʻlchang.',
  ),
  crib: kindAdvice(
    'Между матрасом и бортиком не должно быть щели.',
    'Matras bilan panjara orasida tirqish qolmasin.',
    'Не ставьте её у окна, батареи и розетки.',
    'Uni deraza, batareya va rozetka yoniga qoʻymang.',
  ),
  beshik: kindAdvice(
    'Отделку протирайте сухой мягкой тканью.',
    'Bezagini quruq yumshoq mato bilan arting.',
    'Ставьте его на ровный пол, подальше от сквозняка.',
    'Uni tekis polga, yelvizakdan uzoqroqqa qoʻying.',
  ),
  blocks: kindAdvice(
    'Мелкие детали не для детей до трёх лет.',
    'Mayda qismlari uch yoshgacha boʻlgan bolalar uchun emas.',
    'Чем больше деталей, тем дольше сборка: первый набор лучше взять небольшой.',
    'Qismlari qancha koʻp boʻlsa, yigʻish shuncha uzoq: birinchi toʻplam kichik boʻlgani maʼqul.',
  ),
  scooter: kindAdvice(
    'Катаются в шлеме и вдали от машин.',
    'Shlemda va mashinalardan uzoqda uchiladi.',
    'Нагрузку сверьте с весом ребёнка и оставьте запас на рост.',
    'Koʻtaradigan vaznini bolaning vazniga solishtiring va oʻsishini hisobga oling.',
  ),
  backpack: kindAdvice(
    'С книгами он не должен весить больше десятой части веса ребёнка.',
    'Kitoblari bilan bola vaznining oʻndan biridan ogʻir boʻlmasin.',
    'Подгоните лямки: спинка должна прилегать к спине.',
    'Yelka tasmalarini moslang: suyanchigʻi orqaga tegib tursin.',
  ),
  desk: kindAdvice(
    'Высоту меняйте по росту: локти должны лежать на столе.',
    'Balandligini boʻyga qarab oʻzgartiring: tirsaklar stolda yotishi kerak.',
    'Ставьте её боком к окну, чтобы тень руки не падала на тетрадь.',
    'Uni derazaga yonboshlatib qoʻying: qoʻl soyasi daftarga tushmasin.',
  ),
};
