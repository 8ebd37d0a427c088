import * as v from 'valibot';
import { NOTIFICATION_TYPES } from '../../domain/notification/notification-types.ts';

/** `?type=`: the type that the list is narrowed to; all without one, and for one that is not known. */
export const notificationsSearch = v.object({ type: v.fallback(v.optional(v.picklist(NOTIFICATION_TYPES)), undefined) });
