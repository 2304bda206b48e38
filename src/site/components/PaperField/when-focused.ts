import { NUMBER } from '../../../papers/addresses.ts';

/**
 * The script behind the field: fetches the one that draws what is typed (typed.ts) once a field has the focus, or at
 * once where a number stands in it, which has no page.
 */
export function whenFocused(file: string): string {
  return `d=()=>import("${file}");${NUMBER}.value?d():addEventListener("focusin",e=>e.target.name&&d())`;
}
