import type { IncomingMessage } from 'node:http';

const ABSOLUTE_FORM = /^https?:\/\/([^/?#]*)([^#]*)/i;

/**
 * The address of a request whose target is in absolute form, as proxies send it (RFC 9112, 3.2.2). The host of the target replaces the Host
 * header, so it is checked like one. Any other target stays as it is.
 */
export function toOriginForm(message: Pick<IncomingMessage, 'url' | 'headers'>): string {
  const target = message.url ?? '/';
  const [, host, rest = ''] = ABSOLUTE_FORM.exec(target) ?? [];
  if (host === undefined) return target;
  message.headers.host = host;
  return rest.startsWith('/') ? rest : `/${rest}`;
}
