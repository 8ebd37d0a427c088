import type { AuthProblemCodes, AuthProblemData } from '../generated/auth.ts';
import type { BillingProblemCodes, BillingProblemData } from '../generated/billing.ts';
import type { BuilderProblemCodes, BuilderProblemData } from '../generated/builder.ts';
import type { GatewayProblemCodes, GatewayProblemData } from '../generated/gateway.ts';
import type { InstallmentProblemCodes, InstallmentProblemData } from '../generated/installment.ts';
import type { MobileProblemCodes, MobileProblemData } from '../generated/mobile.ts';

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

interface ProblemData {
  auth: AuthProblemData;
  billing: BillingProblemData;
  builder: BuilderProblemData;
  gateway: GatewayProblemData;
  installment: InstallmentProblemData;
  mobile: MobileProblemData;
}

/** What a code adds to the body: of this operation alone, or wherever it is answered. */
type DataOf<Data, Id extends string, Code extends string> = `${Id}.${Code}` extends keyof Data
  ? Data[`${Id}.${Code}`]
  : Code extends keyof Data
    ? Data[Code]
    : unknown;

/** What every problem's body has. */
export interface ProblemBody {
  /** A sentence for the reader, in the language of the call. */
  readonly message: string;
  /** For developers, in English: which of several causes the code had, such as an expired or a missing token. Left out where there is one. */
  readonly detail?: string;
  /** Names the request in the server's logs. */
  readonly request_id: string;
  /** A code for each field that was refused, by its name on the wire; left out when the server names no field. */
  readonly fields?: Readonly<Record<string, string>>;
}

/** The body of a problem, as `error.data`: with what its code adds, such as `tries_left` of `otp_wrong`. */
export type ProblemOf<Name extends OperationName, Code extends string> = ProblemBody & {
  readonly code: Code;
} & (Name extends `${infer Api extends keyof ProblemData}.${infer Id}` ? DataOf<ProblemData[Api], Id, Code> : never);
