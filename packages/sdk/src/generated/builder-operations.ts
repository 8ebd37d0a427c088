// Generated from contracts/builder.yaml by scripts/generate.mjs. Do not edit: change the contract and run `pnpm --filter @muddat/sdk generate`.

export const builderOperations = {} as const;
