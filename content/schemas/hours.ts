const TIME = String.raw`(?:1[0-2]|[1-9])(?::[0-5]\d)?[AP]M`;
const DAY = '(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)';

/** Days and hours as people and search engines are told them: `Mon-Fri 9AM-5PM`, `Mon-Thu 8:30AM-4PM`. */
export const HOURS = new RegExp(
  `^(?<first>${DAY})-(?<last>${DAY}) (?<opens>${TIME})-(?<closes>${TIME})$`,
);
