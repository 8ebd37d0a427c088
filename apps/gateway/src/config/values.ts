import { isIP } from 'node:net';

/** Parses one environment value; throws an Error whose message completes "NAME …". */
export type ParseValue<T> = (text: string) => T;

export const integerParser =
  (low: number, high: number): ParseValue<number> =>
  (text) => {
    const value = Number(text);
    if (!/^\d{1,9}$/.test(text) || value < low || value > high) throw new Error(`must be a whole number from ${low} to ${high}`);
    return value;
  };

export const decimalParser =
  (low: number, high: number): ParseValue<number> =>
  (text) => {
    const value = Number(text);
    if (!/^\d{1,3}(\.\d{1,6})?$/.test(text) || value < low || value > high) throw new Error(`must be a number from ${low} to ${high}`);
    return value;
  };

export const choiceParser =
  <const T extends readonly string[]>(...allowed: T): ParseValue<T[number]> =>
  (text) => {
    const found = allowed.find((item) => item === text);
    if (found === undefined) throw new Error(`must be one of: ${allowed.join(', ')}`);
    return found;
  };

/** An http(s) base URL without query; returned without its trailing slash. */
export const parseHttpUrl: ParseValue<string> = (text) => {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^https?:$/.test(url.protocol)) throw new Error('must be a URL that starts with http:// or https://');
  if (url.username || url.password) throw new Error('must not carry a user name or password');
  if (url.search || url.hash) throw new Error('must not carry a query or fragment');
  return url.href.replace(/\/+$/, '');
};

/** An origin: scheme, host and port, nothing after it. */
export const parseHttpOrigin: ParseValue<string> = (text) => {
  const base = parseHttpUrl(text);
  if (new URL(base).origin !== base) throw new Error('must be an origin without a path, like https://muddat.uz');
  return base;
};

/** A Redis URL; rediss:// is TLS. It may contain a password, so no message repeats it. */
export const parseRedisUrl: ParseValue<string> = (text) => {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^rediss?:$/.test(url.protocol) || url.hostname === '')
    throw new Error('must be a URL like redis://host:6379/0 or rediss://user:password@host:6379');
  if (!/^(\/\d{0,4})?$/.test(url.pathname) || url.search || url.hash)
    throw new Error('must have nothing but a database number after the host');
  return text;
};

export const parseSecret: ParseValue<string> = (text) => {
  if (text.length < 32) throw new Error('must be at least 32 characters long');
  return text;
};

/** Comma-separated addresses or networks (CIDR) of the proxies whose X-Forwarded-* headers are believed. */
export const parseAddressList: ParseValue<string[]> = (text) =>
  text.split(',').map((part) => {
    const item = part.trim();
    const [address = '', bits] = item.split('/');
    const version = isIP(address);
    const widest = version === 4 ? 32 : 128;
    if (version === 0 || (bits !== undefined && (!/^\d{1,3}$/.test(bits) || Number(bits) > widest))) {
      throw new Error(`must be IP addresses or networks separated by commas, and "${item}" is none`);
    }
    return item;
  });

export const parsePlainText: ParseValue<string> = (text) => text;

export function isLoopbackHost(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);
}
