import type { Operation } from '../../core/operation.ts';
import { getUserProfile } from './get-user-profile.ts';
import { sendDeviceToken } from './send-device-token.ts';

export const operations: readonly Operation[] = [getUserProfile, sendDeviceToken];
