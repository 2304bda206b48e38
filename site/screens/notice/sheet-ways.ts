/** The ids of the ways on that only a script can take; hidden until it is there. */
export const PRINT = 'print';
export const COPY = 'copy';

/**
 * The script after the sheet: shows the way to print it, and the way to copy its address where the
 * browser can.
 */
export const SHEET_WAYS =
  `{let d=document,p=d.getElementById("${PRINT}"),c=d.getElementById("${COPY}"),b=navigator.clipboard;` +
  'p.hidden=!1;p.firstChild.onclick=()=>print();' +
  'if(b)c.hidden=!1,c.firstChild.onclick=()=>b.writeText(location.href).then(()=>' +
  'c.lastChild.textContent=c.dataset.done,()=>{})}';
