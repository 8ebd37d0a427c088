import type { LimitReason } from '../../domain/limit/limit-reasons.ts';
import type { LimitStatus } from '../../domain/limit/limit-view.ts';

export type SeedLimit = {
  readonly customerId: string;
  readonly status: LimitStatus;
  readonly amount: number;
  /** Validity in days from today; negative if the limit has expired. */
  readonly validForDays?: number;
  readonly reason?: LimitReason;
  /** Days since the decision. */
  readonly decidedDaysAgo: number;
};

/** Limits of the demo customers and of the magic phones (`tools/README.md` has the table). A customer without an entry is `not_created`. */
export const SEED_LIMITS: readonly SeedLimit[] = [
  { customerId: 'cus_0001', status: 'approved', amount: 15_000_000, validForDays: 112, decidedDaysAgo: 68 },
  { customerId: 'cus_0002', status: 'approved', amount: 10_000_000, validForDays: 175, decidedDaysAgo: 5 },
  { customerId: 'cus_0003', status: 'blocked', amount: 12_000_000, validForDays: 40, reason: 'overdue', decidedDaysAgo: 134 },
  { customerId: 'cus_0011', status: 'rejected', amount: 0, reason: 'documents', decidedDaysAgo: 2 },
  { customerId: 'cus_0012', status: 'expired', amount: 8_000_000, validForDays: -5, decidedDaysAgo: 4 },
  { customerId: 'cus_0014', status: 'pending', amount: 0, decidedDaysAgo: 1 },
  { customerId: 'cus_0015', status: 'requested', amount: 0, decidedDaysAgo: 1 },
  { customerId: 'cus_0016', status: 'blocked', amount: 9_000_000, validForDays: 60, reason: 'overdue', decidedDaysAgo: 9 },
];

/**
 * Customers in the different states of the limit; the last two digits of the phone identify the state. They sign in by SMS code or with
 * this password.
 */
export const MAGIC_CUSTOMERS = [
  { id: 'cus_0011', phone: '+998900000011', name: 'Sardor Aliyev', birthdate: '1990-02-01', password: 'Muddat-demo-11' },
  { id: 'cus_0012', phone: '+998900000012', name: 'Nodira Sobirova', birthdate: '1992-05-17', password: 'Muddat-demo-12' },
  { id: 'cus_0013', phone: '+998900000013', name: 'Aziz Toʻxtayev', birthdate: '1999-12-30', password: 'Muddat-demo-13' },
  { id: 'cus_0014', phone: '+998900000014', name: 'Gulnora Ismoilova', birthdate: '1987-08-09', password: 'Muddat-demo-14' },
  { id: 'cus_0015', phone: '+998900000015', name: 'Otabek Qodirov', birthdate: '1995-04-22', password: 'Muddat-demo-15' },
  { id: 'cus_0016', phone: '+998900000016', name: 'Kamola Ergasheva', birthdate: '1993-10-03', password: 'Muddat-demo-16' },
] as const;
