import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { SUPPORT_PHONE } from '@muddat/app-shell';
import { formatPhone } from '@muddat/i18n';
import { LATE_START_ID } from './late-start.ts';

/** Waits for this long before it is shown. Scripts on a slow network take up to some seconds. */
const WAIT_S = 10;
const STYLE = [
  `#${LATE_START_ID}{position:fixed;inset:0;z-index:9;margin:auto;padding:24px;border:1px solid;border-radius:16px;text-align:center;`,
  'inline-size:fit-content;block-size:fit-content;max-inline-size:calc(100% - 80px);background:Canvas;color:CanvasText;',
  `visibility:hidden;animation:${LATE_START_ID} 1ms ${WAIT_S}s forwards!important}`,
  `@keyframes ${LATE_START_ID}{to{visibility:visible}}`,
].join('');

/**
 * Adds a note to a shell, for a page whose scripts do not load: it would show its skeleton for ever. A style reveals the note, without a
 * script, and the first script of the app removes it. The note is not part of the app, so it costs no script.
 */
export function withLateStartNote(html: string, i18n: I18n): string {
  const slow = i18n._(
    msg({
      message: 'Страница не открывается. Обновите её или позвоните нам:',
      comment: 'On a page of the cabinet whose scripts have not loaded in ten seconds; the phone of the support follows',
    }),
  );
  const again = i18n._(msg({ message: 'Обновить', comment: 'Button: loads the page again' }));
  const phone = `<a href="tel:${SUPPORT_PHONE}">${formatPhone(SUPPORT_PHONE)}</a>`;
  const note = `<div id="${LATE_START_ID}"><p>${slow} ${phone}</p><p><a href="">${again}</a></p></div>`;
  return html.replace('</body>', `<style>${STYLE}</style>${note}</body>`);
}
