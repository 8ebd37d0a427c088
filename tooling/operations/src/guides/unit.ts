/** What a unit of systemd says about one service, as far as a machine without systemd can follow it. */
export type Unit = {
  readonly command: readonly string[];
  readonly environmentFiles: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
  /** Files that the service gets as copies of its own. */
  readonly credentials: readonly { readonly name: string; readonly path: string }[];
  /** The service's own folders, below `/var/lib`. */
  readonly stateFolders: readonly string[];
  readonly workingFolder: string;
  /** Time from SIGTERM to SIGKILL. */
  readonly stopLimitSeconds: number;
};

/** `%i` is the part of the name after `@`, and `%d` the folder of the credentials. */
export function readUnit(text: string, instance: string, credentialFolder: string): Unit {
  const values = new Map<string, string[]>();
  for (const line of text.split('\n')) {
    const [, key, value] = /^([A-Z]\w*)=(.*)$/.exec(line) ?? [];
    if (key === undefined || value === undefined) continue;
    const full = value.replaceAll('%i', instance).replaceAll('%d', credentialFolder);
    values.set(key, [...(values.get(key) ?? []), full]);
  }
  const all = (key: string): string[] => values.get(key) ?? [];
  const words = (key: string): string[] => all(key).flatMap((value) => value.split(' '));
  return {
    command: words('ExecStart'),
    environmentFiles: all('EnvironmentFile'),
    environment: Object.fromEntries(words('Environment').map((pair) => splitAt(pair, '='))),
    credentials: all('LoadCredential').map((pair) => {
      const [name, path] = splitAt(pair, ':');
      return { name, path };
    }),
    stateFolders: words('StateDirectory'),
    workingFolder: all('WorkingDirectory')[0] ?? '/',
    stopLimitSeconds: Number(all('TimeoutStopSec')[0] ?? 90),
  };
}

/** The variables of an `EnvironmentFile`: one `NAME=value` in a line, with quotes around the value or none. */
export const readEnvironmentFile = (text: string): Record<string, string> =>
  Object.fromEntries(
    text
      .split('\n')
      .filter((line) => /^\w+=/.test(line))
      .map((line) => {
        const [name, value] = splitAt(line, '=');
        return [name, value.replace(/^(['"])(.*)\1$/, '$2')];
      }),
  );

function splitAt(text: string, sign: string): [string, string] {
  const at = text.indexOf(sign);
  if (at === -1) throw new Error(`${text}: ${sign} is missing`);
  return [text.slice(0, at), text.slice(at + 1)];
}
