import { firm as schema } from '../../../content/schemas/firm.ts';
import { readClaims } from '../../site/register.ts';
import { contentFile } from './content-file.ts';

const firm = contentFile('firm.yaml', schema);
const { name, phones, email, schedulingUrl } = firm;

const claims = new Map(readClaims().map(({ id, value }) => [id, value]));

const dial = (phone: string) => `tel:+1${phone.replace(/\D/g, '')}`;

/** What a visitor can call, write to and book: the firm's to change, so read from its file. */
export const FIRM = {
  name,
  phone: phones.main,
  anytimePhone: phones.anytime,
  email,
  tagline: firm.tagline,
  description: firm.description.replace(/\{(.+?)\}/g, (_, id: string) => claims.get(id) ?? ''),
  profiles: firm.profiles.map(({ label, url }) => ({ label, href: url })),
  schedulingUrl,
  tel: dial(phones.main),
  anytimeTel: dial(phones.anytime),
  mailto: `mailto:${email}`,
} as const;

/** As the specification writes them. */
export const OFFICE = {
  street: '6575 West Loop South',
  city: 'Bellaire, TX 77401',
  hours: 'Mon-Fri 9AM-5PM',
  weekends: 'weekends by appointment',
} as const;

export const LOCATIONS = [
  ['Bellaire', 'Main office'],
  ['Dallas/Irving', 'North Texas'],
  ['San Antonio', 'South Central Texas'],
  ['Seabrook', 'Clear Lake Area'],
  ['Pearland', 'South Houston'],
] as const;
