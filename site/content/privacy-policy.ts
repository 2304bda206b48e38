import { currentYear } from '../../calendar/current-year.ts';
import { inkStar, serviceArt } from './art.ts';
import { getSingle } from './single.ts';
import { getFirm } from './words.ts';

/** The page's own rosette. */
export function privacyArt() {
  return serviceArt('privacy-policy');
}

/** Everything the page /privacy-policy shows. */
export async function getPrivacyPolicy() {
  return {
    ...(await getSingle('privacyPolicy')),
    firm: await getFirm(),
    year: currentYear(),
    art: { hero: privacyArt().url, banner: inkStar().url },
  };
}

export type PrivacyPolicyContent = Awaited<ReturnType<typeof getPrivacyPolicy>>;
