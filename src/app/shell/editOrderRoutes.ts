// One file for both screens: each file that a route loads costs the first load its name.
export { EditHistoryPage } from '~/screens/editOrder/EditHistoryPage';
export { EditOrderPage } from '~/screens/editOrder/EditOrderPage';
