export type MaskToken = {
  /** One character that fits; without it the default token's own pattern, or any character. */
  readonly pattern?: RegExp;
  /** May be left out: a character that does not fit is tried at the next place. */
  readonly optional?: boolean;
  /** When the mask ends, the part from the first repeated token on starts again. */
  readonly repeated?: boolean;
  /** Takes one or more characters; the first that does not fit moves on to the next place. */
  readonly multiple?: boolean;
};

export type MaskOptions = {
  /** Literals after the last character appear at once, not when the next character needs them. */
  readonly eager?: boolean;
  /** Filled from the end, as sums are. */
  readonly reversed?: boolean;
  /** Added to the defaults: `#` digit, `@` Latin letter, `*` either. */
  readonly tokens?: Readonly<Record<string, MaskToken>>;
};

export type Masked = {
  masked: string;
  /** The characters that filled tokens, without literals. */
  unmasked: string;
  /** Every required token is filled and nothing is wrong. */
  completed: boolean;
  error?: 'foreign-code' | 'bad-number' | 'too-long';
};

/** One place of a mask: a literal character, or a token. */
export type MaskSlot =
  | { readonly kind: 'literal'; readonly char: string }
  | {
      readonly kind: 'token';
      readonly fits: (char: string) => boolean;
      readonly optional: boolean;
      readonly repeated: boolean;
      readonly multiple: boolean;
    };
