import { createHash } from 'node:crypto';
import type { Locale } from '@muddat/i18n';
import type { FastifyReply } from 'fastify';
import { PAGE_STYLE } from './page-style.ts';

export type HtmlPage = {
  readonly locale: Locale;
  readonly title: string;
  readonly body: string;
  readonly style?: string;
  readonly script?: string;
};

/** Sends a self-contained page. Its policy allows its single style and script by their hashes and forbids all others. */
export function sendPage(reply: FastifyReply, { locale, title, body, style = '', script = '' }: HtmlPage): FastifyReply {
  const css = PAGE_STYLE + style;
  const policy = [
    "default-src 'none'",
    `style-src '${hash(css)}'`,
    `script-src '${hash(script)}'`,
    "connect-src 'self'",
    "img-src 'self' data:",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
  const html = `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="data:,"><title>${escapeHtml(title)}</title><style>${css}</style></head><body>${body}<script>${script}</script></body></html>`;
  return reply
    .headers({
      'content-security-policy': policy,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      // With the policy `no-referrer` the browser would send the forms of these pages with `Origin: null`, which `requireLoopback` refuses.
      'referrer-policy': 'same-origin',
    })
    .type('text/html; charset=utf-8')
    .send(html);
}

export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;').replaceAll("'", '&#39;');
}

function hash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
