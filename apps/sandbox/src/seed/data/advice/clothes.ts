import { type KindAdvice, kindAdvice } from './kind-advice.ts';

export const CLOTHES_ADVICE: KindAdvice = {
  dress: kindAdvice(
    'Стирайте по ярлыку: на нём указаны температура и глажка.',
    'Yorligʻiga qarab yuving: unda harorat va dazmollash yozilgan.',
    'Размер выбирайте по обхвату груди и бёдер, а не по росту.',
    'Oʻlchamini boʻyga emas, koʻkrak va son aylanasiga qarab tanlang.',
  ),
  coat: kindAdvice(
    'Размер берите с расчётом на свитер под ним.',
    'Oʻlchamini ichidan sviter kiyilishini hisobga olib tanlang.',
    'Храните на широких плечиках: так плечи не теряют форму.',
    'Keng ilgichda saqlang: shunda yelkasi shaklini yoʻqotmaydi.',
  ),
  suit: kindAdvice(
    'Рукав пиджака должен открывать край манжеты рубашки.',
    'Yengi koʻylak manjetining chetini ochiq qoldirishi kerak.',
    'Отдавайте его в химчистку: стирка портит подкладку.',
    'Kimyoviy tozalashga bering: yuvish astarini buzadi.',
  ),
  shirt: kindAdvice(
    'Под воротник застёгнутой рубашки должны войти два пальца.',
    'Tugmalangan yoqasiga ikki barmoq sigʻishi kerak.',
    'Гладьте её чуть влажной: так складки уходят быстрее.',
    'Biroz nam holida dazmollang: shunda burmalari tez tekislanadi.',
  ),
  jacket: kindAdvice(
    'Сушите её расправленной и встряхивайте, чтобы наполнитель не сбился.',
    'Yoyib quriting va silkitib turing: shunda ichidagi toʻldirgichi toʻplanib qolmaydi.',
    'Проверьте молнию и манжеты: ветер заходит через них.',
    'Qulfi va yeng uchini tekshiring: shamol oʻshalardan kiradi.',
  ),
  robe: kindAdvice(
    'Чапан шьют свободно: если вы между размерами, берите меньший.',
    'Choponning bichimi keng: ikki oʻlcham orasida boʻlsangiz, kichigini oling.',
    'Храните его в ткани, вдали от солнца: так краски не выцветут.',
    'Matoga oʻrab, quyoshdan olisda saqlang: shunda ranglari oʻchmaydi.',
  ),
};
