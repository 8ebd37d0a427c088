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

/** Reads the settings of the operator. In production a missing one is left out of documents, and nothing replaces it. */
export function parseOperator(read: (name: string) => string | null, production: boolean): Operator {
  const setting = (name: string, demo: string): string | null => read(name) ?? (production ? null : demo);
  return {
    name: setting('OPERATOR_NAME', DEMO.name),
    stir: setting('OPERATOR_STIR', DEMO.stir),
    address: setting('OPERATOR_ADDRESS', DEMO.address),
    licence: setting('OPERATOR_LICENCE', DEMO.licence),
    phone: SUPPORT_PHONE,
  };
}
