/** Types of notifications that the list can be filtered by. `all` is a filter, not a type. */
export const NOTIFICATION_TYPES = ['order', 'delivery', 'congrats', 'promotion', 'news'] as const;
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];
