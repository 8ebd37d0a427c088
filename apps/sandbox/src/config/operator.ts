import type { SettingName } from '@muddat/process';
import type { SettingsReader } from './read-env.ts';

/** The legal entity that operates the portal, as documents name it. The gateway has the same settings. Null: not set. */
export type Operator = {
  readonly name: string | null;
  readonly stir: string | null;
  readonly address: string | null;
  readonly licence: string | null;
  /** +998XXXXXXXXX: the support number of the portal. */
  readonly phone: string;
};

/** Defaults outside production, as in the gateway. The word "demo" in them marks every document that shows them. */
const DEMO = { name: 'Muddat Demo MCHJ (demo)', stir: '000000000', address: 'Toshkent (demo)', licence: '0000 (demo)' } as const;

const SUPPORT_PHONE = '+998712000000';

const MAX_LENGTH = 200;

/**
 * Reads the settings of the operator by the same rules as the gateway, because contracts name them. In production documents leave out a
 * missing setting. Refuses a setting of several lines or more than 200 characters, and a STIR that is not nine digits.
 */
export function parseOperator({ text, refuse }: Pick<SettingsReader, 'text' | 'refuse'>, production: boolean): Operator {
  const setting = (name: SettingName, demo: string): string | null => {
    const value = text(name);
    if (value !== null && (value.length > MAX_LENGTH || /\p{Cc}/u.test(value)))
      refuse(name, `must be one line of at most ${MAX_LENGTH} characters`);
    if (value !== null && name === 'OPERATOR_STIR' && !/^\d{9}$/.test(value)) refuse(name, 'must be the 9 digits of the STIR');
    return value ?? (production ? null : demo);
  };
  return {
    name: setting('OPERATOR_NAME', DEMO.name),
    stir: setting('OPERATOR_STIR', DEMO.stir),
    address: setting('OPERATOR_ADDRESS', DEMO.address),
    licence: setting('OPERATOR_LICENCE', DEMO.licence),
    phone: SUPPORT_PHONE,
  };
}
