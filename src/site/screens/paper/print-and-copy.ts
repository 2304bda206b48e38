/** Ids of the print and copy buttons, hidden until the script runs. */
export const PRINT_BUTTON_ID = 'print';
export const COPY_BUTTON_ID = 'copy';

/**
 * The script after the sheet: shows the print button, and the copy button if the browser has a
 * clipboard. If copying fails, a prompt shows the address, selected.
 */
export const PRINT_AND_COPY_SCRIPT =
  '{let b=navigator.clipboard,on=(i,f)=>{let e=document.getElementById(i);' +
  'e.hidden=0;e.firstChild.onclick=f};' +
  `on("${PRINT_BUTTON_ID}",()=>print());` +
  `b&&on("${COPY_BUTTON_ID}",({target:t})=>b.writeText(location)` +
  '.then(()=>t.innerText=t.dataset.done,()=>prompt("",location)))}';
