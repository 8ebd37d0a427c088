import type { Operation } from '../../core/operation.ts';
import { createToken } from './create-token.ts';
import { getUserProfile } from './get-user-profile.ts';
import { pending } from './pending.ts';
import { revokeToken } from './revoke-token.ts';
import { sendCode } from './send-code.ts';
import { sendDeviceToken } from './send-device-token.ts';

export const operations: readonly Operation[] = [createToken, getUserProfile, revokeToken, sendCode, sendDeviceToken, ...pending];
