/** The ids of the ways on that only a script can take; hidden until it is there. */
export const PRINT_BUTTON_ID = 'print';
export const COPY_BUTTON_ID = 'copy';

/**
 * The script after the sheet: shows the way to print it, and the way to copy its address where the
 * browser can. Where it then refuses, a prompt has the address, selected.
 */
export const PRINT_AND_COPY_SCRIPT =
  '{let b=navigator.clipboard,on=(i,f)=>{let e=document.getElementById(i);' +
  'e.hidden=0;e.firstChild.onclick=f};' +
  `on("${PRINT_BUTTON_ID}",()=>print());` +
  `b&&on("${COPY_BUTTON_ID}",({target:t})=>b.writeText(location)` +
  '.then(()=>t.innerText=t.dataset.done,()=>prompt("",location)))}';
