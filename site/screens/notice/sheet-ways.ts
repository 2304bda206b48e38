/** The ids of the ways on that only a script can take; hidden until it is there. */
export const PRINT = 'print';
export const COPY = 'copy';

/**
 * The script after the sheet: shows the way to print it, and the way to copy its address where the
 * browser can.
 */
export const SHEET_WAYS =
  '{let b=navigator.clipboard,on=(i,f)=>{let e=document.getElementById(i);' +
  'if(e)e.dataset.way="",e.firstChild.onclick=()=>f(e)};' +
  `on("${PRINT}",()=>print());` +
  `b&&on("${COPY}",e=>b.writeText(location)` +
  '.then(()=>e.lastChild.textContent=e.dataset.done))}';
