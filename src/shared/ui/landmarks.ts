/** Id of the sales menu button in the header, for screens that focus it. */
export const salesMenuId = 'sales-menu';
