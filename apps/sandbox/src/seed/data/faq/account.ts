import { ruUz } from '../text.ts';
import { type FaqGroup, faqItem } from './faq-item.ts';

export const ACCOUNT_FAQ: FaqGroup = {
  id: 'account',
  name: ruUz('Вход и безопасность', 'Kirish va xavfsizlik'),
  entries: [
    faqItem(
      'Как войти без пароля?',
      'Parolsiz qanday kirish mumkin?',
      'Введите номер телефона и выберите вход по коду из СМС. Код из шести цифр обычно приходит в течение двух минут. Пароль при этом остаётся прежним.',
      'Telefon raqamingizni kiriting va SMS-kod orqali kirishni tanlang. Olti xonali kod odatda ikki daqiqa ichida keladi. Parol oʻzgarmay qoladi.',
    ),
    faqItem(
      'Не помню пароль. Как восстановить?',
      'Parolni unutdim. Qanday tiklayman?',
      'На странице входа нажмите «Забыли пароль?», подтвердите номер кодом и задайте новый пароль. На других устройствах придётся войти заново.',
      'Kirish sahifasida «Parolni unutdingizmi?» havolasini bosing, raqamni kod bilan tasdiqlang va yangi parol oʻrnating. Boshqa qurilmalarda qaytadan kirish kerak boʻladi.',
    ),
    faqItem(
      'Как сменить номер телефона?',
      'Telefon raqamini qanday almashtiraman?',
      'В кабинете, в разделе «Вход и безопасность»: подтвердите нынешний номер кодом, потом новый. Если нынешнего номера у вас больше нет, позвоните нам: мы сверим личность по документу. После смены войти по старому номеру нельзя.',
      'Kabinetning «Kirish va xavfsizlik» boʻlimida: hozirgi raqamni kod bilan tasdiqlang, keyin yangisini. Hozirgi raqam endi sizda boʻlmasa, bizga qoʻngʻiroq qiling: shaxsingizni hujjat boʻyicha tekshiramiz. Almashtirilgach, eski raqam bilan kirib boʻlmaydi.',
    ),
    faqItem(
      'Мне звонят от вашего имени и просят код. Что делать?',
      'Muddat nomidan qoʻngʻiroq qilib, kod soʻrashyapti. Nima qilish kerak?',
      'Не называйте код никому, даже поддержке Muddat: мы его не спрашиваем. Положите трубку и позвоните нам по номеру с сайта.',
      'Kodni hech kimga, hatto Muddat xodimiga ham aytmang: biz uni soʻramaymiz. Goʻshakni qoʻying va saytdagi raqam orqali bizga qoʻngʻiroq qiling.',
    ),
    faqItem(
      'Как удалить мои данные?',
      'Maʼlumotlarimni qanday oʻchiraman?',
      'В кабинете, в разделе «Мои данные». Сначала нужно закрыть рассрочки и возвраты, погасить долг на балансе и вывести с него деньги, бонусы сгорят. Аккаунт закроем сразу, а через три дня сотрём всё, что не обязаны хранить по закону: до этого удаление можно отменить. Что останется и до какого дня, там написано.',
      'Kabinetning «Maʼlumotlarim» boʻlimida. Avval muddatli toʻlovlar va qaytarishlar yopilishi, balansdagi qarz toʻlanishi va pul kartaga chiqarilishi kerak, bonuslar kuyadi. Akkauntni darhol yopamiz, uch kundan keyin esa qonun boʻyicha saqlashimiz shart boʻlmagan hamma narsani oʻchiramiz: ungacha oʻchirishni bekor qilish mumkin. Nima qolishi va qaysi kungacha saqlanishi shu yerda yozilgan.',
    ),
  ],
};
