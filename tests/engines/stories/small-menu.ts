import { CONTACT } from '../../content.ts';
import { LAST_SERVICE } from '../../routes.ts';
import type { Named } from '../client.ts';
import type { Visitor } from '../visitor.ts';
import { appears, becomes, goes, SMALL, type Story } from './story.ts';

const TOGGLE: Named = { role: 'button', name: 'Menu' };
const CLOSE: Named = { role: 'button', name: 'Close' };
const link = (name: string): Named => ({ role: 'link', name, menu: 'Menu' });

async function home(visitor: Visitor): Promise<void> {
  await visitor.open('/', SMALL);
  await appears(visitor, TOGGLE);
  await goes(visitor, link('Contact'));
}

export const SMALL_MENU_STORIES: readonly Story[] = [
  {
    name: 'the toggle of small screens shows the stacked menu and hides it',
    async tell(visitor) {
      await home(visitor);
      await visitor.click(TOGGLE);
      await appears(visitor, link('Home'));
      await appears(visitor, link('Privacy Policy'));
      await appears(visitor, link(LAST_SERVICE.label));
      await appears(visitor, link('Schedule Your FREE Discovery Call'));
      await visitor.click(CLOSE);
      await goes(visitor, link('Contact'));
    },
  },
  {
    name: 'choosing a link closes the menu of small screens',
    async tell(visitor) {
      await home(visitor);
      await visitor.click(TOGGLE);
      await visitor.click(link('Contact'));
      await becomes(() => visitor.path(), '/contact');
      await appears(visitor, { role: 'heading', name: CONTACT.hero.title });
      await goes(visitor, link('Contact'));
    },
  },
];
