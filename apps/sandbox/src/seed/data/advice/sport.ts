import { type KindAdvice, kindAdvice } from './kind-advice.ts';

export const SPORT_ADVICE: KindAdvice = {
  bicycle: kindAdvice(
    'Колёса 20″ подходят ребёнку, 26″ и 29″ — подростку и взрослому.',
    '20″ gʻildirak bolaga, 26″ va 29″ oʻsmir va kattalarga mos.',
    'Перед дальней поездкой смажьте цепь и проверьте тормоза.',
    'Uzoq yoʻldan oldin zanjirini moylang va tormozini tekshiring.',
  ),
  treadmill: kindAdvice(
    'Нагрузку берите килограммов на двадцать больше своего веса.',
    'Koʻtaradigan vazni oʻz vazningizdan yigirma kilogramm koʻp boʻlsin.',
    'Полотно смазывайте так, как сказано в инструкции.',
    'Tasmasini yoʻriqnomada aytilganidek moylang.',
  ),
  dumbbell: kindAdvice(
    'Замки проверяйте перед каждым подходом.',
    'Har mashqdan oldin qulflarini tekshiring.',
    'Начните с половины веса и прибавляйте понемногу.',
    'Vaznning yarmidan boshlab, asta-sekin qoʻshib boring.',
  ),
  tent: kindAdvice(
    'Сушите её перед укладкой: сырая ткань плесневеет.',
    'Yigʻishtirishdan oldin quriting: nam mato mogʻorlaydi.',
    'Для вещей нужно ещё одно место сверх числа людей.',
    'Buyumlar uchun odam sonidan bitta ortiq oʻrin kerak.',
  ),
  grill: kindAdvice(
    'Разжигайте его на улице, на ровной земле, вдали от сухой травы.',
    'Uni tashqarida, tekis yerda, quruq oʻtdan uzoqda yoqing.',
    'Золу убирайте, когда она остыла: так металл служит дольше.',
    'Kulini soviganidan keyin oling: shunda metall uzoqroq xizmat qiladi.',
  ),
  ball: kindAdvice(
    'Четвёртый размер — для детей, пятый — для взрослых.',
    'Toʻrtinchi oʻlcham — bolalar, beshinchisi — kattalar uchun.',
    'Иглу насоса смочите водой, чтобы не повредить ниппель.',
    'Nasos ignasini suv bilan hoʻllang: shunda nippelga zarar yetmaydi.',
  ),
  tennis: kindAdvice(
    'С торцов стола оставьте по два метра, по бокам — по метру.',
    'Stolning ikki boshida ikki metrdan, yonlarida bir metrdan joy qoldiring.',
    'Стол для помещения не оставляйте под дождём: плита вздуется.',
    'Xona stolini yomgʻirda qoldirmang: yuzasi shishib ketadi.',
  ),
};
