/**
 * `npm run bench -- publish [trips]`: round trips of change, publish and undo, a hundred unless
 * said, through a bare repository to a server that follows it, while `kill -9` ends publish, undo and
 * follow: before and after each program that they call, and at any moment. Each is begun again until
 * it ends by itself. Meanwhile somebody types at the desk, and a visitor asks the public site all the
 * time. The site is a miniature that builds in moments; tests/site/publish.test.ts publishes the real one.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { FILES } from '../setup/testing/miniature.ts';
import { handedSocket, isRunning } from '../tests/handed-socket.ts';
import { printRow } from './load/print-row.ts';

const TRIPS = Number(process.argv[2] ?? 100);
const PROJECT = join(import.meta.dirname, '..');
const FOLDER = mkdtempSync(join(tmpdir(), 'Café of the firm '));
const [DESK, SERVER, PUBLIC] = [at('Naïve website'), at('server'), at('public.git')];
const [DATA, UNIT, BIN] = [at('data'), at('unit'), at('bin')];
const PAGE = 'content/page.txt';
/** What somebody is at meanwhile: text that is published once it is saved before the question. */
const TYPED = 'content/typed.txt';
const POST = 'content/posts/comes-and-goes.md';
const TRIP = /Trip (\d+)\./g;
/** A run that is not killed takes some seconds; the steps it has are far fewer than these. */
const [LONGEST_MS, STEPS] = [1_500, 60];
/** That a run is killed at a step; and again, that it is killed at some moment. */
const ODDS = 1 / 4;
const PATIENCE_MS = 20_000;
const FOLLOW_EVERY_MS = 100;
const RESTART_MS = 50;
const NAMES = ['AUTHOR', 'COMMITTER'].flatMap((who) => [
  [`GIT_${who}_NAME`, 'Ana'],
  [`GIT_${who}_EMAIL`, 'ana@example.com'],
]);

/** Stands before a program: counts the calls, and ends the caller with all that it started. */
const STANDING_BEFORE = (program: string) => `#!/bin/sh
[ -n "$INSIDE" ] && exec "${program}" "$@"
step() {
  count=$(($(cat "$STEPS" 2>/dev/null || echo 0) + 1))
  echo $count > "$STEPS"
  [ $count = "$KILL_AT" ] && echo "$*" >> '${at('kills')}' && kill -9 0
}
step "$RUN" before ${program} "$@"
INSIDE=yes "${program}" "$@"
status=$?
step "$RUN" after ${program} "$@"
exit $status
`;

const tally = { publish: 0, undo: 0, follow: 0, lost: 0, mixes: 0, failed: 0, longest: 0 };
let asked = 0;
let isOver = false;

prepare();
const socket = await handedSocket(
  [process.execPath, 'server.ts'],
  { ENV_FILE: '', DATA_DIR: DATA, RATE_LIMIT: 'off', NODE_NO_WARNINGS: '1' },
  SERVER,
);
const ORIGIN = `http://127.0.0.1:${socket.port}`;
await keepRunning();
const others = [followAlways(), askAlways()];
for (let trip = 1; trip <= TRIPS; trip += 1) {
  await roundTrip(trip);
  if (process.stderr.isTTY || trip % 10 === 0) process.stderr.write(`${trip} `);
}
isOver = true;
await Promise.all(others);
socket.close();
report();
rmSync(FOLDER, { recursive: true });

/** Publishes a change and takes it back. */
async function roundTrip(trip: number): Promise<void> {
  const before = inPublic(PAGE);
  write(PAGE, `Trip ${trip}. `);
  write(POST, `Trip ${trip}.`);
  await untilDone('publish', () => write(TYPED, `Trip ${2 * trip}. `));
  expectIs(inPublic(PAGE), `Trip ${trip}.`, 'published');
  expectIs(inPublic(POST), `Trip ${trip}.`, 'published with it');
  await settled();
  expectTyped(2 * trip);
  await untilDone('undo', () => write(TYPED, `Trip ${2 * trip + 1}. `));
  if (inPublic(PAGE) !== before) lose(`trip ${trip}: the undo is not what was there before`);
  await settled();
  expectTyped(2 * trip + 1);
}

/** Runs a command until it ends by itself, whatever kills it; something is typed while it runs. */
async function untilDone(what: 'publish' | 'undo', type: () => void): Promise<void> {
  const before = git(PUBLIC, 'rev-parse', 'main');
  for (let tries = 0; ; tries += 1) {
    const isUndone = what === 'undo' && tries > 0 && git(PUBLIC, 'rev-parse', 'main') !== before;
    if (isUndone) return;
    // An undo that was committed before it was cut off goes on by publishing.
    const isCommitted =
      tries > 0 &&
      spawnSync('git', ['diff', '--quiet', '@{upstream}', 'HEAD'], { cwd: DESK }).status;
    const program = what === 'undo' && isCommitted ? 'publish' : what;
    const script = [join(PROJECT, 'setup/desk/testing/run-small.ts'), program, DESK, ORIGIN];
    const run = begin(program, script, DESK);
    if (tries === 0) setTimeout(type, Math.random() * LONGEST_MS);
    const { code, said } = await run;
    if (code === 0) return;
    if (code !== null && !/meanwhile|run this again|does not show it/.test(said)) {
      throw new Error(`${program} ended with ${code}: ${said}`);
    }
  }
}

/** Starts a program that may be killed at a step or a moment; resolves to its end. */
async function begin(
  what: 'publish' | 'undo' | 'follow',
  script: string[],
  cwd: string,
): Promise<{ code: number | null; said: string }> {
  const steps = at(`steps-${what}`);
  rmSync(steps, { force: true });
  const way = Math.random();
  const child = spawn(process.execPath, script, {
    cwd,
    env: {
      ...process.env,
      ...Object.fromEntries(NAMES),
      ...{ ENV_FILE: '', DATA_DIR: cwd === DESK ? at('desk-data') : DATA, PUBLIC_URL: ORIGIN },
      ...{
        RUN: what,
        STEPS: steps,
        KILL_AT: way < ODDS ? String(Math.ceil(Math.random() * STEPS)) : '',
      },
      PATH: [BIN, dirname(process.execPath), process.env['PATH']].join(delimiter),
    },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      said += text;
    });
  }
  const killing = setTimeout(() => killGroup(child), Math.random() * LONGEST_MS);
  if (way < ODDS || way > 2 * ODDS) clearTimeout(killing);
  const [code, signal] = await once(child, 'close');
  clearTimeout(killing);
  if (signal !== null) tally[what] += 1;
  return { code: typeof code === 'number' ? code : null, said };
}

function killGroup({ pid }: ChildProcess): void {
  if (pid !== undefined && isRunning(pid)) process.kill(-pid, 'SIGKILL');
}

async function followAlways(): Promise<void> {
  while (!isOver) {
    if (isSettled()) {
      await pause(FOLLOW_EVERY_MS);
      continue;
    }
    const { code, said } = await begin('follow', [join(PROJECT, 'setup/follow.ts')], SERVER);
    if (code !== null && code !== 0) process.stderr.write(`follow ended with ${code}: ${said}\n`);
  }
}

/** Waits until the follower has brought in all that is pushed, posts included. */
async function settled(): Promise<void> {
  while (!isSettled()) await pause(20);
  const isPost = JSON.parse(readFileSync(join(DATA, 'posts.json'), 'utf8')).includes(
    'comes-and-goes',
  );
  if (isPost !== (inPublic(POST) !== undefined))
    mix(`the posts of ${git(PUBLIC, 'rev-parse', 'main')}`);
}

function isSettled(): boolean {
  const file = join(DATA, 'follow.json');
  const known = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  return known.done === git(PUBLIC, 'rev-parse', 'main') && known.trying === undefined;
}

/** A visitor: what a page says is what the version has that is served before and after it. */
async function askAlways(): Promise<void> {
  const texts = new Map<string, string | undefined>();
  while (!isOver) {
    const before = versionIn(await ask('/version.json'));
    const page = await ask('/');
    const after = versionIn(await ask('/version.json'));
    if (!texts.has(after)) texts.set(after, tripIn(inPublic(PAGE, after) ?? ''));
    const shown = new Set([...page.matchAll(TRIP)].map(([, trip]) => trip));
    if (shown.size > 1) mix(`${[...shown]} on one page`);
    if (before === after && [...shown][0] !== texts.get(after)) mix(`${[...shown]} at ${after}`);
    await pause(20);
  }
}

async function ask(path: string): Promise<string> {
  asked += 1;
  const started = performance.now();
  const answer = await new Promise<string>((resolve) => {
    const fail = (why: unknown) => {
      tally.failed += 1;
      process.stderr.write(`${path}: ${why}\n`);
      resolve('{}');
    };
    get(ORIGIN + path, { agent: false, timeout: PATIENCE_MS }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part) => {
        text += part;
      });
      response.on('end', () =>
        response.statusCode === 200 ? resolve(text) : fail(response.statusCode),
      );
    }).on('error', fail);
  });
  tally.longest = Math.max(tally.longest, performance.now() - started);
  return answer;
}

function versionIn(answer: string): string {
  return String(JSON.parse(answer).version);
}

/** Restarts the server as systemd does, and says of it what systemd says. */
async function keepRunning(): Promise<void> {
  const first = Promise.withResolvers<void>();
  const tell = (pid: number, restarts: number) => {
    const id = `Id=site@${socket.port}.service\nActiveState=active`;
    writeFileSync(UNIT, `${id}\nNRestarts=${restarts}\nMainPID=${pid}\n`);
  };
  const always = async () => {
    for (let restarts = 0; ; restarts += 1) {
      const pid = await socket.start();
      tell(pid, restarts);
      first.resolve();
      while (isRunning(pid)) await pause(5);
      if (isOver) return;
      tell(0, restarts);
      await pause(RESTART_MS);
    }
  };
  void always();
  await first.promise;
}

function prepare(): void {
  for (const folder of [BIN, DATA, at('desk-data')]) mkdirSync(folder);
  for (const name of ['git', 'npm', 'node']) {
    const program = spawnSync('which', [name], { encoding: 'utf8' }).stdout.trim();
    writeFileSync(join(BIN, name), STANDING_BEFORE(program), { mode: 0o755 });
  }
  writeFileSync(join(BIN, 'systemctl'), `#!/bin/sh\ncat '${UNIT}'\n`, { mode: 0o755 });
  writeFileSync(join(DATA, 'posts.json'), '[]');
  git(FOLDER, 'init', '--bare', '--quiet', PUBLIC);
  git(PUBLIC, 'symbolic-ref', 'HEAD', 'refs/heads/main');
  git(FOLDER, 'clone', '--quiet', PUBLIC, DESK);
  git(DESK, 'symbolic-ref', 'HEAD', 'refs/heads/main');
  const files = { ...FILES, [PAGE]: 'Trip 0.', [TYPED]: 'Trip 0.' };
  for (const [file, text] of Object.entries(files)) write(file, text);
  mkdirSync(join(DESK, 'node_modules'));
  git(DESK, 'add', '--all');
  git(DESK, 'commit', '--quiet', '--message', 'Begin');
  git(DESK, 'push', '--quiet', '--set-upstream', 'origin', 'main');
  git(FOLDER, 'clone', '--quiet', PUBLIC, SERVER);
  must(process.execPath, ['build.ts'], SERVER);
}

function at(name: string): string {
  return join(FOLDER, name);
}

function write(file: string, text: string): void {
  mkdirSync(dirname(join(DESK, file)), { recursive: true });
  writeFileSync(join(DESK, file), text);
}

function inPublic(file: string, commit = 'main'): string | undefined {
  const { status, stdout } = spawnSync('git', ['show', `${commit}:${file}`], {
    ...{ cwd: PUBLIC, encoding: 'utf8' },
  });
  return status === 0 ? stdout : undefined;
}

function tripIn(text: string): string | undefined {
  return [...text.matchAll(TRIP)].map(([, trip]) => trip)[0];
}

function expectIs(text: string | undefined, words: string, what: string): void {
  if (!text?.includes(words)) lose(`${words} is not ${what}`);
}

/** What was typed is in the folder, in one that keeps it, or was published. */
function expectTyped(trip: number): void {
  const words = `Trip ${trip}.`;
  const places = [TYPED, `mine-*/${TYPED}`].flatMap((place) => globSync(place, { cwd: DESK }));
  const isThere = places.some((file) => readFileSync(join(DESK, file), 'utf8').includes(words));
  if (isThere || git(PUBLIC, 'log', '--format=%h', `-S${words}`, '--', TYPED) !== '') return;
  lose(`${words} was typed and is nowhere`);
}

function lose(what: string): void {
  tally.lost += 1;
  process.stderr.write(`Lost: ${what}\n`);
}

function mix(what: string): void {
  tally.mixes += 1;
  process.stderr.write(`Mixed: ${what}\n`);
}

function report(): void {
  const kinds = new Set(
    existsSync(at('kills')) ? readFileSync(at('kills'), 'utf8').trim().split('\n') : [],
  );
  process.stderr.write('\n');
  printRow('trips', 6, [
    'in publish',
    'in undo',
    'in follow',
    'at steps',
    'lost',
    'mixes',
    'asked',
    'failed',
    'longest',
  ]);
  const { publish, undo, follow, lost, mixes, failed, longest } = tally;
  const figures = [
    publish,
    undo,
    follow,
    kinds.size,
    lost,
    mixes,
    asked,
    failed,
    longest.toFixed(0),
  ];
  printRow(String(TRIPS), 6, figures.map(String));
}

function git(cwd: string, ...args: string[]): string {
  return must('git', [...args], cwd);
}

function must(program: string, args: string[], cwd: string): string {
  const { status, stdout, stderr } = spawnSync(program, args, {
    ...{
      cwd,
      encoding: 'utf8',
      env: { ...process.env, ENV_FILE: '', ...Object.fromEntries(NAMES) },
    },
  });
  if (status === 0) return stdout.trim();
  throw new Error(`${program} ${args.join(' ')}: ${stderr}`);
}
