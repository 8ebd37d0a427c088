import { type KindAdvice, kindAdvice } from './kind-advice.ts';

export const AUTO_ADVICE: KindAdvice = {
  tyre: kindAdvice(
    'Размер шин сверьте с табличкой у двери водителя.',
    'Shinalar oʻlchamini haydovchi eshigi yonidagi yozuv bilan solishtiring.',
    'Давление проверяйте раз в месяц, на холодных шинах.',
    'Bosimni oyda bir marta, shinalar sovuq paytda tekshiring.',
  ),
  rim: kindAdvice(
    'До покупки сверьте диаметр, вылет и число болтов со старыми дисками.',
    'Sotib olishdan oldin diametri, chiqishi va boltlar sonini eski disklarga solishtiring.',
    'Болты подтяните после первых ста километров.',
    'Birinchi yuz kilometrdan keyin boltlarini tortib qoʻying.',
  ),
  battery: kindAdvice(
    'Сверьте размер, полярность и крепление со старым.',
    'Oʻlchami, qutblari va mahkamlanishini eskisi bilan solishtiring.',
    'Не давайте ему разрядиться в мороз: разряженный замерзает.',
    'Sovuqda quvvatini tugatib qoʻymang: quvvatsizi muzlaydi.',
  ),
  dashcam: kindAdvice(
    'Карту памяти форматируйте раз в месяц: так запись не прервётся.',
    'Xotira kartasini oyda bir marta formatlang: shunda yozuv uzilmaydi.',
    'Чем выше разрешение, тем дальше читается номер машины.',
    'Tasvir sifati qancha yuqori boʻlsa, mashina raqami shuncha uzoqdan oʻqiladi.',
  ),
  radio: kindAdvice(
    'До покупки проверьте, какая рамка нужна вашей машине под этот экран.',
    'Sotib olishdan oldin mashinangizga bu ekran uchun qanday ramka kerakligini tekshiring.',
    'Перед установкой снимите клемму с аккумулятора.',
    'Oʻrnatishdan oldin akkumulyator klemmasini uzing.',
  ),
  'washer-gun': kindAdvice(
    'Держите струю не ближе 30\u00a0см от краски.',
    'Suv oqimini boʻyoqdan kamida 30\u00a0sm masofada tuting.',
    'После мойки сбросьте давление и слейте воду из шланга.',
    'Yuvgach, bosimni tushiring va shlangdagi suvni toʻkib tashlang.',
  ),
  compressor: kindAdvice(
    'Сколько качать, смотрите в инструкции к машине.',
    'Qancha damlashni mashina yoʻriqnomasidan qarang.',
    'Через десять минут работы дайте ему остыть.',
    'Oʻn daqiqa ishlagach, sovishini kuting.',
  ),
};
