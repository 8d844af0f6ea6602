/** The button of the header that a screen may send the focus to. */
export const salesMenuId = 'sales-menu';
