import { type Environment, readSettings, type SettingName } from '@muddat/process';

/** An error whose message is one line for each wrong setting, with its name. The process prints it and exits. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** Readers of single settings. Each reports a wrong value and returns the default or null, so that all wrong values are reported at once. */
export type SettingsReader = {
  text(name: SettingName): string | null;
  integer(name: SettingName, standard: number, min: number, max: number): number;
  oneOf<const T extends string>(name: SettingName, allowed: readonly T[], standard: T): T;
  url(name: SettingName, protocols: readonly string[]): string | null;
  origin(name: SettingName): string | null;
  refuse(name: SettingName, reason: string): void;
  /** Throws ConfigError with one line for each wrong setting. */
  assertAllValid(): void;
};

export function createSettingsReader(env: Environment): SettingsReader {
  const { text, refused } = readSettings(env);
  const lines = [...refused.values()];
  const reader: SettingsReader = {
    text,
    integer(name, standard, min, max) {
      const value = text(name);
      if (value === null) return standard;
      const number = /^\d{1,12}$/.test(value) ? Number(value) : Number.NaN;
      if (number >= min && number <= max) return number;
      reader.refuse(name, `"${value}" is not a whole number from ${min} to ${max}`);
      return standard;
    },
    oneOf(name, allowed, standard) {
      const value = text(name);
      const found = allowed.find((candidate) => candidate === value);
      if (value !== null && found === undefined) reader.refuse(name, `"${value}" is none of ${allowed.join(', ')}`);
      return found ?? standard;
    },
    url(name, protocols) {
      const value = text(name);
      if (value === null || (URL.canParse(value) && protocols.includes(new URL(value).protocol))) return value;
      // The line does not contain the value, because a URL may contain a password.
      reader.refuse(name, `must be an address that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`);
      return null;
    },
    origin(name) {
      const value = reader.url(name, ['http:', 'https:']);
      return value === null ? null : new URL(value).origin;
    },
    refuse(name, reason) {
      if (!refused.has(name)) lines.push(`${name}: ${reason}`);
    },
    assertAllValid() {
      if (lines.length > 0) throw new ConfigError(lines.join('\n'));
    },
  };
  return reader;
}
