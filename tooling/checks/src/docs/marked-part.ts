/** A part of a page that a command writes, between two comments. */
export type MarkedPart = { readonly name: string; readonly command: string };

export function readMarkedPart(page: string, part: MarkedPart): string {
  const { begin, end } = findMarkers(page, part);
  return page.slice(begin, end).trim();
}

/** Replaces what is between the comments. @throws Error if one of them is missing */
export function replaceMarkedPart(page: string, part: MarkedPart, text: string): string {
  const { begin, end } = findMarkers(page, part);
  return `${page.slice(0, begin)}\n${text}\n${page.slice(end)}`;
}

function findMarkers(page: string, { name, command }: MarkedPart): { readonly begin: number; readonly end: number } {
  const [first, last] = [`<!-- ${name}: written by \`${command}\` -->`, `<!-- end of the ${name} -->`];
  const [begin, end] = [page.indexOf(first), page.indexOf(last)];
  if (begin < 0 || end < begin) throw new Error(`the page needs the markers «${first}» and «${last}» around the ${name}`);
  return { begin: begin + first.length, end };
}
