import { webkitPrograms } from './installed.ts';
import { runStories } from './run-stories.ts';
import { startWebkit } from './webkit.ts';

const { driver, browser, display } = webkitPrograms();
await runStories(
  'WebKit',
  driver && browser && display ? () => startWebkit({ driver, browser, display }) : undefined,
);
