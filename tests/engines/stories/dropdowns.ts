import { REFERRALS as PAGE } from '../../content.ts';
import { LAST_SERVICE } from '../../routes.ts';
import type { Named } from '../client.ts';
import type { Visitor } from '../visitor.ts';
import { appears, becomes, goes, LARGE, type Story } from './story.ts';

const inMenu = (role: 'button' | 'link', name: string): Named => ({ role, name, menu: 'Main' });
const ABOUT = inMenu('button', 'About');
const SERVICES = inMenu('button', 'Services');
const REFERRALS = inMenu('link', 'Referrals');
const SERVICE = inMenu('link', LAST_SERVICE.label);

const WAYS_OUT = [
  ['a click outside', (visitor: Visitor) => visitor.clickAt(20, 700)],
  ['Esc', (visitor: Visitor) => visitor.press('Escape')],
] as const;

async function home(visitor: Visitor): Promise<void> {
  await visitor.open('/', LARGE);
  await appears(visitor, ABOUT);
  await goes(visitor, REFERRALS);
  await goes(visitor, SERVICE);
}

export const DROPDOWN_STORIES: readonly Story[] = [
  {
    name: 'one dropdown is open at a time',
    async tell(visitor) {
      await home(visitor);
      await visitor.click(ABOUT);
      await appears(visitor, REFERRALS);
      await visitor.click(SERVICES);
      await appears(visitor, SERVICE);
      await goes(visitor, REFERRALS);
      await visitor.click(ABOUT);
      await appears(visitor, REFERRALS);
      await goes(visitor, SERVICE);
      await visitor.click(ABOUT);
      await goes(visitor, REFERRALS);
    },
  },
  ...[
    { button: ABOUT, item: REFERRALS },
    { button: SERVICES, item: SERVICE },
  ].flatMap(({ button, item }) =>
    WAYS_OUT.map(
      ([way, leave]): Story => ({
        name: `${way} closes '${button.name}'`,
        async tell(visitor) {
          await home(visitor);
          await visitor.click(button);
          await appears(visitor, item);
          await leave(visitor);
          await goes(visitor, item);
        },
      }),
    ),
  ),
  {
    name: 'choosing an item opens its page with the dropdown closed, and Back finds it closed',
    async tell(visitor) {
      await home(visitor);
      await visitor.click(ABOUT);
      await visitor.click(REFERRALS);
      await becomes(() => visitor.path(), '/referrals');
      await appears(visitor, { role: 'heading', name: PAGE.hero.title });
      await goes(visitor, REFERRALS);
      await visitor.back();
      await becomes(() => visitor.path(), '/');
      await appears(visitor, ABOUT);
      await goes(visitor, REFERRALS);
    },
  },
];
