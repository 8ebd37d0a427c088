import { type KindAdvice, kindAdvice } from './kind-advice.ts';

export const OPTICS_ADVICE: KindAdvice = {
  glasses: kindAdvice(
    'Линзы заказывают отдельно, по рецепту.',
    'Linzalar retsept boʻyicha alohida buyurtma qilinadi.',
    'Ширину сравните с оправой, которую носите: она указана на дужке.',
    'Enini hozirgi koʻzoynagingiz bilan solishtiring: u bandida yozilgan.',
  ),
  sunglasses: kindAdvice(
    'UV\u00a0400 значит, что стёкла задерживают ультрафиолет.',
    'UV\u00a0400 — oynalari ultrabinafsha nurni oʻtkazmaydi degani.',
    'Кладите их стёклами вверх: так меньше царапин.',
    'Oynasini yuqoriga qilib qoʻying: shunda kam tirnaladi.',
  ),
  watch: kindAdvice(
    'Корпус сравните с запястьем: на тонком большие часы выглядят громоздко.',
    'Korpusini bilagingizga solishtiring: ingichka bilakda kattasi qoʻpol koʻrinadi.',
    'Снимайте их перед душем и баней: пар вредит часам.',
    'Dush va hammomdan oldin yechib qoʻying: bugʻ soatga zarar.',
  ),
  smartwatch: kindAdvice(
    'До покупки проверьте, подойдут ли они к вашему телефону.',
    'Sotib olishdan oldin telefoningizga mos kelishini tekshiring.',
    'Ремешок не затягивайте: датчику нужен лёгкий контакт с кожей.',
    'Tasmasini qattiq tortmang: datchik teriga yengil tegib tursa, kifoya.',
  ),
};
