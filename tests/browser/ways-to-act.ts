/** How far somebody who scrolls is from a call or a booking, in CSS pixels. */
export interface Distance {
  /** From the page's top to the first of them. */
  first: number;
  /** The longest scroll during which none can be tapped. */
  longest: number;
}

/**
 * Scrolls from the page's top to its end, and looks after each step for a link to call or to book whose middle is in
 * the window and under nothing else.
 *
 * Runs in the page.
 *
 * @param page the address for bookings, and the step in CSS pixels
 */
export function distanceToAct({ booking, step }: { booking: string; step: number }): Distance {
  const links = [...document.querySelectorAll('a')].filter(
    ({ href }) => href.startsWith('tel:') || href === booking,
  );
  const inSight = () =>
    links.filter((link) => {
      const { left, top, width, height } = link.getBoundingClientRect();
      if (width === 0) return false;
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return hit !== null && link.contains(hit);
    });
  // Further away as long as something on the way is not laid out yet.
  const toEnd = () => document.documentElement.scrollHeight - innerHeight;
  let first = Number.POSITIVE_INFINITY;
  let longest = 0;
  let without = 0;
  for (let top = 0; ; top = Math.min(top + step, toEnd())) {
    scrollTo({ top, behavior: 'instant' });
    const ways = inSight().map((link) => link.getBoundingClientRect().top);
    without = ways.length > 0 ? 0 : without + step;
    longest = Math.max(longest, without);
    if (first === Number.POSITIVE_INFINITY && ways.length > 0) first = top + Math.min(...ways);
    if (top >= toEnd()) return { first: Math.round(first), longest };
  }
}
