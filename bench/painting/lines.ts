/** A visitor's line and computer, as DevTools emulates them: every answer waits, then shares the line's width. */
export interface Line {
  /** Milliseconds before each answer. */
  latency: number;
  /** Bits a second, either way. */
  bitsPerSecond: number;
  /** How many times slower than this machine the visitor's computer is. */
  cpuSlowdown: number;
}

export const LINES = {
  slow: { latency: 150, bitsPerSecond: 1.6e6, cpuSlowdown: 4 },
  mid: { latency: 60, bitsPerSecond: 9e6, cpuSlowdown: 4 },
  good: { latency: 20, bitsPerSecond: 50e6, cpuSlowdown: 1 },
} satisfies Record<string, Line>;

/** Whether a line has this name. */
export function isLine(name: string): name is keyof typeof LINES {
  return name in LINES;
}
