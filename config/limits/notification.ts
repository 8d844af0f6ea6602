/** Notifications (REQ A10). Durations in milliseconds. */
export const notificationLimits = {
  /** Items of one response of the content service that are read. */
  notificationsRead: 100,
  closedNotificationsRemembered: 200,
  /** Characters of the application's title in the page title. */
  titleLength: 60,
  /** How long a new tab waits for another one to send the last notifications. */
  notificationSharePatience: 200,
};
