// Generated from contracts/auth.yaml by scripts/generate.mjs. Do not edit: change the contract and run `pnpm --filter @muddat/sdk generate`.

export const authOperations = {} as const;
