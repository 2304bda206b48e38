import type { Agenda } from '../schemas/exhibits/agenda.ts';
import type { Label } from './label.ts';

/** The minutes of each item of an agenda, and last those of all. */
export function agendaMinutes({ items, total }: Pick<Agenda, 'items' | 'total'>): Label[] {
  return [
    ...items.map(({ title, minutes }) => ({ label: inMinutes(minutes), beside: title })),
    { label: inMinutes(total.minutes), beside: total.label },
  ];
}

/** Minutes as an agenda prints them. */
export function inMinutes(minutes: number): string {
  return `${minutes} min`;
}
