// biome-ignore format: names, read as a paragraph.
import {
  BadgeCheck, Banknote, Bell, BookOpen, Briefcase, Building, Calculator, CalendarCheck, ChartLine,
  ChartPie, ClipboardCheck, Clock, Coins, Compass, CreditCard, DoorOpen, FileCheck, FilePlus,
  FileSearch, FileText, FolderOpen, Gavel, Gift, Globe, GraduationCap, HandCoins, Handshake,
  HeartHandshake, Hourglass, House, Key, Landmark, Languages, Layers, Lightbulb, Lock, LockOpen,
  type LucideIcon, Mail, MapPin, MessageCircleQuestion, Monitor, Network, PencilRuler, Percent,
  Phone, PiggyBank, Plane, Plug, Receipt, Repeat, Scale, ScrollText, Search, Settings, Shield,
  Split, Store, Target, TrendingUp, Truck, Umbrella, UserCog, Users, Wallet, Wrench,
} from 'lucide-react';
import type { IconName } from '../../../content/schemas/icons.ts';
import './Icon.css';

// biome-ignore format: names, read as a paragraph.
const ICONS: Record<IconName, LucideIcon> = {
  'badge-check': BadgeCheck, banknote: Banknote, bell: Bell, 'book-open': BookOpen,
  briefcase: Briefcase, building: Building, calculator: Calculator,
  'calendar-check': CalendarCheck, 'chart-line': ChartLine, 'chart-pie': ChartPie,
  'clipboard-check': ClipboardCheck, clock: Clock, coins: Coins, compass: Compass,
  'credit-card': CreditCard, 'door-open': DoorOpen, 'file-check': FileCheck, 'file-plus': FilePlus,
  'file-search': FileSearch, 'file-text': FileText, 'folder-open': FolderOpen, gavel: Gavel,
  gift: Gift, globe: Globe, 'graduation-cap': GraduationCap, 'hand-coins': HandCoins,
  handshake: Handshake, 'heart-handshake': HeartHandshake, hourglass: Hourglass, house: House,
  key: Key, landmark: Landmark, languages: Languages, layers: Layers, lightbulb: Lightbulb,
  lock: Lock, 'lock-open': LockOpen, mail: Mail, 'map-pin': MapPin,
  'message-circle-question': MessageCircleQuestion, monitor: Monitor, network: Network,
  'pencil-ruler': PencilRuler, percent: Percent, phone: Phone, 'piggy-bank': PiggyBank,
  plane: Plane, plug: Plug, receipt: Receipt, repeat: Repeat, scale: Scale,
  'scroll-text': ScrollText, search: Search, settings: Settings, shield: Shield, split: Split,
  store: Store, target: Target, 'trending-up': TrendingUp, truck: Truck, umbrella: Umbrella,
  'user-cog': UserCog, users: Users, wallet: Wallet, wrench: Wrench,
};

/** Line width in CSS pixels at every size, and the size of the icons' grid. */
const LINE = 1.5;
const GRID = 24;

/** Attributes shared by all icons are in Icon.css, since each costs bytes in every icon. */
const IN_STYLE_SHEET = {
  xmlns: undefined,
  fill: undefined,
  stroke: undefined,
  strokeLinecap: undefined,
  strokeLinejoin: undefined,
};

/** A decorative line icon in the color of the text around it; size in CSS pixels. */
export function Icon({ name, size = 28 }: { name: IconName; size?: number }) {
  const Drawing = ICONS[name];
  return <Drawing size={size} strokeWidth={(LINE * GRID) / size} {...IN_STYLE_SHEET} />;
}
