import { type BilingualText, ruUz } from '../text.ts';

/** Two sentences for each kind of goods by its outline. They advise the buyer and promise no service. */
export type KindAdvice = Readonly<Record<string, readonly [BilingualText, BilingualText]>>;

export const kindAdvice = (
  firstRu: string,
  firstUz: string,
  secondRu: string,
  secondUz: string,
): readonly [BilingualText, BilingualText] => [ruUz(firstRu, firstUz), ruUz(secondRu, secondUz)];
