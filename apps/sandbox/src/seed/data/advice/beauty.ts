import { type KindAdvice, kindAdvice } from './kind-advice.ts';

export const BEAUTY_ADVICE: KindAdvice = {
  hairdryer: kindAdvice(
    'Сушите с расстояния около 20\u00a0см и не направляйте горячий воздух в одно место.',
    'Taxminan 20\u00a0sm masofadan quriting, issiq havoni bir joyga qaratmang.',
    'Решётку сзади чистите раз в месяц: через неё идёт воздух.',
    'Orqa panjarasini oyda bir marta tozalang: havo u orqali oʻtadi.',
  ),
  trimmer: kindAdvice(
    'Насадка задаёт длину: начните с самой длинной.',
    'Nasadka uzunlikni belgilaydi: eng uzunidan boshlang.',
    'После стрижки смахните волосы и капните масло на ножи.',
    'Soch olgach, tolalarini supurib, tigʻiga moy tomizing.',
  ),
  perfume: kindAdvice(
    'Храните её в тёмном месте: на солнце запах меняется.',
    'Qorongʻi joyda saqlang: quyoshda hidi oʻzgaradi.',
    'Наносите на запястья и шею, не растирая.',
    'Bilak va boʻyinga ishqalamasdan seping.',
  ),
  tonometer: kindAdvice(
    'Измеряйте сидя, после пяти минут покоя, с рукой на уровне сердца.',
    'Besh daqiqa tinch oʻtirgach, qoʻlni yurak balandligida tutib oʻlchang.',
    'Манжету выбирайте по обхвату руки выше локтя.',
    'Manjetani tirsakdan yuqori qoʻl aylanasiga qarab tanlang.',
  ),
  massager: kindAdvice(
    'Измерьте место: откинутому креслу нужен зазор у стены.',
    'Joyini oʻlchang: kreslo yotqizilganda devor bilan oraliq kerak.',
    'При болезни спины и беременности сначала спросите врача.',
    'Bel kasalligi yoki homiladorlikda avval shifokordan soʻrang.',
  ),
};
