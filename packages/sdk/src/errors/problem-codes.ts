import type { AuthProblemCodes } from '../generated/auth.ts';
import type { BillingProblemCodes } from '../generated/billing.ts';
import type { BuilderProblemCodes } from '../generated/builder.ts';
import type { GatewayProblemCodes } from '../generated/gateway.ts';
import type { InstallmentProblemCodes } from '../generated/installment.ts';
import type { MobileProblemCodes } from '../generated/mobile.ts';

type Named<Api extends string, Codes> = { [Id in keyof Codes & string as `${Api}.${Id}`]: Codes[Id] };

/** The problem codes of each operation, by its name with its API: `billing.createPayment`. */
export type ProblemCodes = Named<'auth', AuthProblemCodes> &
  Named<'billing', BillingProblemCodes> &
  Named<'builder', BuilderProblemCodes> &
  Named<'gateway', GatewayProblemCodes> &
  Named<'installment', InstallmentProblemCodes> &
  Named<'mobile', MobileProblemCodes>;

/** The name of an operation with its API, such as `billing.createPayment`. */
export type OperationName = keyof ProblemCodes;
