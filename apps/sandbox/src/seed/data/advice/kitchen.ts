import { type KindAdvice, kindAdvice } from './kind-advice.ts';

export const KITCHEN_ADVICE: KindAdvice = {
  multicooker: kindAdvice(
    'Чашу мойте мягкой губкой: жёсткая портит покрытие.',
    'Kosasini yumshoq gubka bilan yuving: qattigʻi qoplamani buzadi.',
    'На четверых обычно хватает пяти литров.',
    'Toʻrt kishiga odatda besh litr yetadi.',
  ),
  kettle: kindAdvice(
    'Накипь снимайте лимонной кислотой: без неё чайник служит дольше.',
    'Quyqani limon kislotasi bilan ketkazing: quyqasiz choynak uzoqroq xizmat qiladi.',
    'Наливайте воду не выше отметки, чтобы кипяток не выплёскивался.',
    'Suvni belgidan oshirmang: shunda qaynoq suv sachramaydi.',
  ),
  blender: kindAdvice(
    'Для мягких фруктов хватит небольшой мощности, для льда и орехов нужна большая.',
    'Yumshoq mevalarga kichik quvvat yetadi, muz va yongʻoq uchun kattasi kerak.',
    'Ножи острые: мойте их осторожно, под струёй воды.',
    'Pichoqlari oʻtkir: ularni oqar suv ostida ehtiyot boʻlib yuving.',
  ),
  grinder: kindAdvice(
    'Мясо режьте кусками без костей и жил: так нож не забивается.',
    'Goʻshtni suyaksiz va paysiz boʻlaklab soling: shunda pichogʻi tiqilmaydi.',
    'После работы разберите её и вытрите насухо, чтобы нож не заржавел.',
    'Ishlatgach, qismlarga ajratib, quruq arting: shunda pichogʻi zanglamaydi.',
  ),
  pot: kindAdvice(
    'Перед первой готовкой вымойте его и прокалите с маслом.',
    'Birinchi marta pishirishdan oldin yuvib, yogʻ bilan qizdirib oling.',
    'Восьми литров хватает на плов примерно для десяти человек.',
    'Sakkiz litr taxminan oʻn kishilik oshga yetadi.',
  ),
  'tea-set': kindAdvice(
    'При получении сосчитайте предметы: бьющуюся посуду лучше проверить сразу.',
    'Olayotganda buyumlarni sanang: sinadigan idishni darhol tekshirgan maʼqul.',
    'Мойте его руками: краски дольше останутся яркими.',
    'Qoʻlda yuving: ranglari uzoq vaqt yorqin turadi.',
  ),
};
