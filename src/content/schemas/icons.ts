import { z } from 'zod';

/** The icons that content files may name; each is the Lucide icon of that name. */
// biome-ignore format: names, read as a paragraph.
const ICON_NAMES = [
  'badge-check', 'banknote', 'bell', 'book-open', 'briefcase', 'building', 'calculator',
  'calendar-check', 'chart-line', 'chart-pie', 'clipboard-check', 'clock', 'coins', 'compass',
  'credit-card', 'door-open', 'file-check', 'file-plus', 'file-search', 'file-text', 'folder-open',
  'gavel', 'gift', 'globe', 'graduation-cap', 'hand-coins', 'handshake', 'heart-handshake',
  'hourglass', 'house', 'key', 'landmark', 'languages', 'layers', 'lightbulb', 'lock', 'lock-open',
  'mail', 'map-pin', 'message-circle-question', 'monitor', 'network', 'pencil-ruler', 'percent',
  'phone', 'piggy-bank', 'plane', 'plug', 'receipt', 'repeat', 'scale', 'scroll-text', 'search',
  'settings', 'shield', 'split', 'store', 'target', 'trending-up', 'truck', 'umbrella', 'user-cog',
  'users', 'wallet', 'wrench',
] as const;

export const icon = z.enum(ICON_NAMES);

export type IconName = z.infer<typeof icon>;
