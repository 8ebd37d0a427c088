import { type KindAdvice, kindAdvice } from './kind-advice.ts';

export const BUILDING_ADVICE: KindAdvice = {
  drill: kindAdvice(
    'Для мебели хватит 12\u00a0В, для бетона и кровли нужны 18\u00a0В и больше.',
    'Mebelga 12\u00a0V yetadi, beton va tom ishlariga 18\u00a0V va undan kattasi kerak.',
    'Аккумулятор храните заряженным наполовину и в тепле.',
    'Akkumulyatorini yarim quvvatlab, iliq joyda saqlang.',
  ),
  'hammer-drill': kindAdvice(
    'Работайте в очках и перчатках: крошка летит далеко.',
    'Koʻzoynak va qoʻlqopda ishlang: parchalar uzoqqa sachraydi.',
    'Хвостовик бура смазывайте: так патрон служит дольше.',
    'Parmasining dumini moylab turing: shunda patron uzoqroq xizmat qiladi.',
  ),
  generator: kindAdvice(
    'Сложите мощность всего, что включите сразу, и добавьте треть запаса.',
    'Bir vaqtda yoqiladigan jihozlar quvvatini qoʻshib, uchdan bir zaxira qoldiring.',
    'Ставьте его только на улице: выхлоп ядовит.',
    'Uni faqat tashqariga qoʻying: tutuni zaharli.',
  ),
  pump: kindAdvice(
    'Без воды его включать нельзя: насос перегреется.',
    'Suvsiz yoqib boʻlmaydi: nasos qizib ketadi.',
    'На зиму слейте из него воду.',
    'Qishdan oldin ichidagi suvni toʻkib qoʻying.',
  ),
  boiler: kindAdvice(
    'Сначала заполните бак водой, потом включайте нагрев.',
    'Avval bakni suvga toʻldiring, keyin isitishni yoqing.',
    'На одного человека считайте около 30\u00a0литров.',
    'Bir kishiga taxminan 30\u00a0litr hisoblang.',
  ),
  heater: kindAdvice(
    'На десять квадратных метров нужен примерно киловатт мощности.',
    'Oʻn kvadrat metrga taxminan bir kilovatt quvvat kerak.',
    'Устанавливает и пускает его только газовая служба.',
    'Uni faqat gaz xizmati oʻrnatadi va ishga tushiradi.',
  ),
  paint: kindAdvice(
    'На два слоя считайте литр краски примерно на пять квадратных метров.',
    'Ikki qatlamga besh kvadrat metr uchun taxminan bir litr boʻyoq hisoblang.',
    'Сначала покрасьте небольшой участок и дайте ему высохнуть: так виден настоящий цвет.',
    'Avval kichik joyni boʻyab, quriting: shunda asl rangi koʻrinadi.',
  ),
  door: kindAdvice(
    'Измерьте проём: размер двери указан по коробке.',
    'Oʻrnini oʻlchang: eshik oʻlchami kesakisi boʻyicha koʻrsatilgan.',
    'До покупки решите, в какую сторону она должна открываться.',
    'Qaysi tomonga ochilishini sotib olishdan oldin hal qiling.',
  ),
};
