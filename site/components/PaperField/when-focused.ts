/** The script of a page with the field: fetches, once a field has the focus, the one that draws what is typed (typed.ts). */
export function whenFocused(file: string): string {
  return `addEventListener("focusin",e=>e.target.name&&import("${file}"))`;
}
