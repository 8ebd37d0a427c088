import type { SettingName } from '@muddat/process';
import { type ParseValue, parsePlainText } from './values.ts';

/** The sentinels of REDIS_SENTINELS. `name`: of the primary and its replicas, as they know them. */
export type Sentinels = { readonly name: string; readonly nodes: readonly SentinelNode[]; readonly password: string | null };
export type SentinelNode = { readonly host: string; readonly port: number };

const SENTINEL_PORT = 26_379;
/** The name in the example of Redis. */
const NAME = 'mymaster';

/** Comma-separated `host:port`; an IPv6 address is in brackets. */
const parseSentinelList: ParseValue<SentinelNode[]> = (text) =>
  text.split(',').map((part) => {
    const item = part.trim();
    const url = URL.canParse(`redis://${item}`) ? new URL(`redis://${item}`) : null;
    if (url === null || url.host === '' || url.href !== `redis://${url.host}`)
      throw new Error(`must be host:port separated by commas, and "${item}" is none`);
    return { host: url.hostname.replace(/^\[(.*)\]$/, '$1'), port: Number(url.port || SENTINEL_PORT) };
  });

type Read = <T, D>(name: SettingName, reader: ParseValue<T>, fallback: D) => T | D;

export function readSentinels(read: Read): Sentinels | null {
  const nodes = read('REDIS_SENTINELS', parseSentinelList, null);
  const name = read('REDIS_SENTINEL_NAME', parsePlainText, NAME);
  const password = read('REDIS_SENTINEL_PASSWORD', parsePlainText, null);
  return nodes === null ? null : { nodes, name, password };
}
