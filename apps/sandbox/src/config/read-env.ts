/** Readers of single settings from the environment. Each throws ConfigError for a wrong value. */
export type Env = Readonly<Record<string, string | undefined>>;

/** An error whose message is one line that names the setting. The process prints it and exits. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

export function text(env: Env, name: string): string | null {
  const value = env[name]?.trim();
  return value === undefined || value === '' ? null : value;
}

export function integer(env: Env, name: string, standard: number, min: number, max: number): number {
  const value = text(env, name);
  if (value === null) return standard;
  const number = /^\d{1,12}$/.test(value) ? Number(value) : Number.NaN;
  if (!(number >= min && number <= max)) throw new ConfigError(`${name}: "${value}" is not a whole number from ${min} to ${max}`);
  return number;
}

export function oneOf<const T extends string>(env: Env, name: string, allowed: readonly T[], standard: T): T {
  const value = text(env, name);
  if (value === null) return standard;
  const found = allowed.find((candidate) => candidate === value);
  if (found === undefined) throw new ConfigError(`${name}: "${value}" is none of ${allowed.join(', ')}`);
  return found;
}

/** The error message does not contain the value, because a URL may contain a password. */
export function url(env: Env, name: string, protocols: readonly string[], required: boolean): string | null {
  const value = text(env, name);
  if (value === null) {
    if (required) throw new ConfigError(`${name}: missing, and production mode needs it`);
    return null;
  }
  if (!URL.canParse(value) || !protocols.includes(new URL(value).protocol)) {
    throw new ConfigError(`${name}: must be an address that starts with ${protocols.map((p) => `${p}//`).join(' or ')}`);
  }
  return value;
}

export function origin(env: Env, name: string): string | null {
  const value = url(env, name, ['http:', 'https:'], false);
  return value === null ? null : new URL(value).origin;
}
