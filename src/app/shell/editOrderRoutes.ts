// One file for both screens: each file that a route loads costs the first load its name.
export { EditHistoryPage } from '~/screens/order/edit/EditHistoryPage';
export { EditOrderPage } from '~/screens/order/edit/EditOrderPage';
