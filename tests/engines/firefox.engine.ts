import { startFirefox } from './firefox.ts';
import { firefoxPrograms } from './installed.ts';
import { runStories } from './run-stories.ts';

const { firefox } = firefoxPrograms();
await runStories('Firefox', firefox ? () => startFirefox(firefox) : undefined);
