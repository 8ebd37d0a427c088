export { AgoText } from './AgoText.tsx';
export { NotificationFold, NotificationFoldList, type NotificationFoldProps } from './NotificationFold.tsx';
export { NotificationList, NotificationRow, type NotificationRowProps } from './NotificationRow.tsx';
