/**
 * The script that closes the menu of a chosen link: the link may leave the page where it is, and
 * Back would show the menu open.
 */
export const CLOSE_MENU_SCRIPT =
  'addEventListener("click",e=>e.target.closest?.("a")?.closest(":popover-open")?.hidePopover());';
