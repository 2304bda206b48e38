/** The ids of the ways on that only a script can take; hidden until it is there. */
export const PRINT = 'print';
export const COPY = 'copy';

/**
 * The script after the sheet: shows the way to print it, and the way to copy its address where the
 * browser can.
 */
export const SHEET_WAYS =
  '{let b=navigator.clipboard,on=(id,act)=>{let e=document.getElementById(id);' +
  'if(e)e.dataset.way="on",e.firstChild.onclick=()=>act(e)};' +
  `on("${PRINT}",()=>print());` +
  `if(b)on("${COPY}",e=>b.writeText(location.href)` +
  '.then(()=>e.lastChild.textContent=e.dataset.done,()=>{}))}';
