export { AgoText } from './AgoText.tsx';
export { NotificationList, NotificationRow, type NotificationRowProps } from './NotificationRow.tsx';
