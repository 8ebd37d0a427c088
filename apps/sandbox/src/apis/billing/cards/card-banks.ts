/** Banks by the first six digits of a card. spec gap: only a sample of the issuers' ranges, to be replaced by complete data. */
const BANKS: ReadonlyMap<string, string> = new Map([
  ['860002', 'OʻzMilliybank'],
  ['860003', 'Oʻzsanoatqurilishbank'],
  ['860004', 'Agrobank'],
  ['860005', 'Mikrokreditbank'],
  ['860006', 'Xalq banki'],
  ['860011', 'Turonbank'],
  ['860012', 'Hamkorbank'],
  ['860013', 'Asakabank'],
  ['860014', 'Ipak Yoʻli Bank'],
  ['860030', 'Trastbank'],
  ['860031', 'Aloqabank'],
  ['860033', 'Ipoteka-bank'],
  ['860049', 'Kapitalbank'],
  ['860053', 'Asia Alliance Bank'],
  ['860056', 'Orient Finans Bank'],
  ['561468', 'Kapitalbank'],
  ['626247', 'Agrobank'],
  ['626282', 'Ipak Yoʻli Bank'],
  ['544081', 'Hamkorbank'],
  ['986001', 'OʻzMilliybank'],
  ['986006', 'Xalq banki'],
  ['986008', 'Hamkorbank'],
  ['986012', 'Ipoteka-bank'],
  ['986019', 'TBC Bank'],
  ['986035', 'Anor Bank'],
  ['400847', 'Asakabank'],
  ['407342', 'Hamkorbank'],
  ['418783', 'Kapitalbank'],
  ['555536', 'Ipak Yoʻli Bank'],
]);

/** The bank that issued a card, or null if it is not in the table. */
export function bankOfCard(bin: string): string | null {
  return BANKS.get(bin.slice(0, 6)) ?? null;
}
