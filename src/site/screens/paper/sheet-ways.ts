/** The ids of the ways on that only a script can take; hidden until it is there. */
export const PRINT = 'print';
export const COPY = 'copy';

/**
 * The script after the sheet: shows the way to print it, and the way to copy its address where the
 * browser can. Where it then refuses, a prompt has the address, selected.
 */
export const SHEET_WAYS =
  '{let b=navigator.clipboard,on=(i,f)=>{let e=document.getElementById(i);' +
  'e.hidden=0;e.firstChild.onclick=f};' +
  `on("${PRINT}",()=>print());` +
  `b&&on("${COPY}",({target:t})=>b.writeText(location)` +
  '.then(()=>t.innerText=t.dataset.done,()=>prompt("",location)))}';
