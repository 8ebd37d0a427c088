export { NotificationList, NotificationRow, type NotificationRowProps } from './NotificationRow.tsx';
