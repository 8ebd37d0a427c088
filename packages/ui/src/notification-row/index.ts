export { AgoText } from './ago-text.tsx';
export { NotificationFold, NotificationFoldList, type NotificationFoldProps } from './notification-fold.tsx';
export { NotificationList, NotificationRow, type NotificationRowProps } from './notification-row.tsx';
