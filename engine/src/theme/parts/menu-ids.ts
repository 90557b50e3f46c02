/** What the buttons of a narrow window open. */
export const MENU_ID = 'y-menu';
export const SIDEBAR_ID = 'y-sidebar';
