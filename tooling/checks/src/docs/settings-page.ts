import { GATEWAY_SETTINGS, SANDBOX_SETTINGS, SECRET_NAMES, type SettingGroup } from '@muddat/process';
import { replaceMarkedPart } from './marked-part.ts';

export const SETTINGS_PAGE = 'docs/operators/settings.md';
export const SETTINGS_COMMAND = 'pnpm settings';

/** Writes the settings, as both servers define them, between the markers of the page. */
export function writeSettings(page: string): string {
  const parts = {
    secrets: codeList(SECRET_NAMES),
    "gateway's settings": writeTables('Gateway', GATEWAY_SETTINGS),
    "sandbox's settings": writeTables('Sandbox', SANDBOX_SETTINGS),
  };
  return Object.entries(parts).reduce(
    (text, [name, part]) => replaceMarkedPart(text, { name, command: SETTINGS_COMMAND }, `\n${part}\n`),
    page,
  );
}

function writeTables(server: string, groups: readonly SettingGroup[]): string {
  return groups
    .flatMap(({ title, rows }) => [
      `### ${server}: ${title}\n`,
      '| setting | default | meaning |\n|---|---|---|',
      ...rows.map(({ settings, defaults, meaning }) => {
        const standard = defaults ?? settings.map((setting) => (setting.default === null ? 'none' : `\`${setting.default}\``)).join(', ');
        return `| ${codeList(settings.map(({ name }) => name))} | ${standard} | ${meaning} |`;
      }),
      '',
    ])
    .join('\n')
    .trimEnd();
}

const codeList = (words: readonly string[]): string => words.map((word) => `\`${word}\``).join(', ');
