/**
 * The longest scroll, in CSS pixels, without a tappable link to call or to book. Scrolls from top
 * to end, and after each step looks for a link whose middle is in the window and uncovered.
 *
 * Runs in the page.
 *
 * @param page the address for bookings, and the step in CSS pixels
 */
export function scrollWithoutWay({ booking, step }: { booking: string; step: number }): number {
  const links = [...document.querySelectorAll('a')].filter(
    ({ href }) => href.startsWith('tel:') || href === booking,
  );
  const canTapOne = () =>
    links.some((link) => {
      const { left, top, width, height } = link.getBoundingClientRect();
      if (width === 0) return false;
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return hit !== null && link.contains(hit);
    });
  // Longer while something on the way is not laid out yet.
  const toEnd = () => document.documentElement.scrollHeight - innerHeight;
  let longest = 0;
  let without = 0;
  for (let top = 0; ; top = Math.min(top + step, toEnd())) {
    scrollTo({ top, behavior: 'instant' });
    without = canTapOne() ? 0 : without + step;
    longest = Math.max(longest, without);
    if (top >= toEnd()) return longest;
  }
}
