const TAG = /<\/?\w+\s*\/?>/g;
const CHOICES = /^\{\s*[\w.]+\s*,\s*(?:plural|select|selectordinal)\s*,(?:\s*offset:\d+)?/;

/**
 * Applies `map` to what a person reads of a message in ICU syntax: not to `{0}`, `{name}`, `<0>`, nor to the keys of a plural or a
 * select; but to the texts of their branches. Braces that do not close are text.
 */
export function mapIcuText(message: string, map: (literal: string) => string): string {
  return mapBranch(message, 0, message.length, map);
}

function mapBranch(message: string, from: number, to: number, map: (literal: string) => string): string {
  let mapped = '';
  let at = from;
  while (at < to) {
    const open = message.indexOf('{', at);
    const close = open === -1 || open >= to ? -1 : closing(message, open, to);
    if (close === -1) break;
    mapped += mapTagged(message.slice(at, open), map) + mapArgument(message, open, close, map);
    at = close + 1;
  }
  return mapped + mapTagged(message.slice(at, to), map);
}

/** `open` is where the argument's brace stands, `close` where it ends. */
function mapArgument(message: string, open: number, close: number, map: (literal: string) => string): string {
  const head = CHOICES.exec(message.slice(open, close))?.[0];
  if (head === undefined) return message.slice(open, close + 1);
  let mapped = head;
  let at = open + head.length;
  for (let branch = message.indexOf('{', at); branch !== -1 && branch < close; branch = message.indexOf('{', at)) {
    const end = closing(message, branch, close);
    if (end === -1) break;
    mapped += `${message.slice(at, branch)}{${mapBranch(message, branch + 1, end, map)}}`;
    at = end + 1;
  }
  return mapped + message.slice(at, close + 1);
}

/** Where the brace at `open` closes before `to`, or -1. */
function closing(message: string, open: number, to: number): number {
  let depth = 0;
  for (let at = open; at < to; at += 1) {
    if (message[at] === '{') depth += 1;
    if (message[at] === '}') depth -= 1;
    if (depth === 0) return at;
  }
  return -1;
}

function mapTagged(text: string, map: (literal: string) => string): string {
  let mapped = '';
  let end = 0;
  for (const tag of text.matchAll(TAG)) {
    mapped += map(text.slice(end, tag.index)) + tag[0];
    end = tag.index + tag[0].length;
  }
  return mapped + map(text.slice(end));
}
