import { GATEWAY_SETTINGS } from './gateway-settings.ts';
import { SANDBOX_SETTINGS } from './sandbox-settings.ts';
import type { Setting, SettingGroup } from './setting.ts';

type NameOf<Group extends SettingGroup> = Group['rows'][number]['settings'][number]['name'];
export type SettingName = NameOf<(typeof GATEWAY_SETTINGS)[number] | (typeof SANDBOX_SETTINGS)[number]>;

const listSettings = (groups: readonly SettingGroup<SettingName>[]): readonly Setting<SettingName>[] =>
  groups.flatMap(({ rows }) => rows.flatMap(({ settings }) => settings));

export const SERVER_SETTINGS = { gateway: listSettings(GATEWAY_SETTINGS), sandbox: listSettings(SANDBOX_SETTINGS) } as const;

/** Both servers may run with the same environment. */
const ALL = [...SERVER_SETTINGS.gateway, ...SERVER_SETTINGS.sandbox];
const sortedNames = (settings: typeof ALL): readonly SettingName[] => [...new Set(settings.map(({ name }) => name))].sort();

export const SETTING_NAMES = sortedNames(ALL);

/** Secrets, and addresses that may contain one. `NAME_FILE` may name a file with the value. */
export const SECRET_NAMES = sortedNames(ALL.filter(({ isSecret }) => isSecret));
