// Generated from contracts/builder.yaml by scripts/generate.mjs. Do not edit: change the contract and run `pnpm --filter @muddat/sdk generate`.

export type paths = Record<never, never>;
export type components = Record<never, never>;
export type operations = Record<never, never>;
