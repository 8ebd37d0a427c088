/**
 * Words that guessing starts with: from the world's lists of leaked passwords, and what people here choose, typed on a Latin or Russian
 * keyboard. Lower case, at least three characters. Keyboard rows and counting are detected in `patterns.ts`.
 */
export const COMMON_WORDS: readonly string[] = `
admin administrator access account amazon angel apple baby bailey baseball batman bond boss charlie cheese chelsea computer cookie daniel demo diamond dragon
family flower football freedom friend friends gfhjkm ghbdtn girl google guest hello hunter iloveyou internet jesus jordan killer letmein liverpool lol london
love lovely lover login master matrix michael money monkey mother nokia orange pass passw0rd password pepper pokemon princess qazwsx qwe qwerty root
samsung secret shadow soccer starwars summer sunshine super superman sweet system telegram test tester tiger trustno user welcome whatever winter world zxc
alex alexander andrey anton bogdan dima dmitry elena ivan katya kirill lena liza maksim maria marina masha maxim misha natasha nastya nikita oksana oleg olga
pasha roman sasha sergey sveta tanya vika vlad vladimir yulia zaika zvezda kotik krasotka liubov lubov lyubov marusya moskva parol poka privet rossiya solnce
solnyshko spartak zenit пароль привет любовь солнце наташа москва россия админ люблю маша саша
abdulla adolat akbar ali alisher aziz aziza bahor baxt baxtli begzod bek bobur bolam buxoro dada dadajon davron dilnoza dilshod doniyor doston farhod feruza
gulnora gulnoza guli hayot ibrohim islom jahon jasur jamshid javohir karimov komil kamola laylo lola madina malika mashhura mirzo muhabbat muhammad muddat murod
nodira nigora nilufar ona onajon otabek oybek ozod pakhtakor paxtakor qalb rahim rustam sabina samarkand samarqand salom sardor sevara sevgi sevgilim sherzod
shahzod shahnoza temur timur toshkent tashkent ulugbek umid umida uzb uzbek uzbekistan ozbekiston uzcard humo vatan xumo yulduz zafar zilola ўзбекистон тошкент
онажон салом
`
  .trim()
  .split(/\s+/);
