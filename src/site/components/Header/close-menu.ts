/**
 * The script that closes the menu when a link in it is chosen: the link may stay on the page, and
 * Back would show the menu open.
 */
export const CLOSE_MENU_SCRIPT =
  'addEventListener("click",e=>e.target.closest?.("a")?.closest(":popover-open")?.hidePopover());';
