// Generated from contracts/installment.yaml by scripts/generate.mjs. Do not edit: change the contract and run `pnpm --filter @muddat/sdk generate`.

export const installmentOperations = {} as const;
