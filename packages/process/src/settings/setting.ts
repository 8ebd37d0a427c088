/** `default`: null if there is none, or if it depends on other settings. `isSecret`: a secret, or an address that may contain one. */
export type Setting<Name extends string = string> = { readonly name: Name; readonly default: string | null; readonly isSecret?: true };

/** Settings that one text explains. `defaults`: words for the page, if the values of `default` do not say enough. */
type SettingRow<Name extends string> = {
  readonly settings: readonly Setting<Name>[];
  readonly defaults?: string;
  readonly meaning: string;
};

/** A table of docs/operators/settings.md. */
export type SettingGroup<Name extends string = string> = { readonly title: string; readonly rows: readonly SettingRow<Name>[] };
