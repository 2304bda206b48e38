/**
 * Phrases of advertisers that clients of an accountant hardly use. Clients may well have won in a
 * casino, sold bitcoin, run a web agency, have passive income or owe on a merchant cash advance: no
 * pattern may match that.
 */
const OFFERS = [
  // Search engines.
  /\byour (?:web ?)?site\b.{0,80}?\b(?:rank\w*|traffic|seo|visitors|redesign\w*|conversions?|do-?follow)\b/gis,
  /\b(?:rank\w*|traffic|backlinks|seo|visitors|redesign\w*|promot\w+)\b.{0,30}?\byour (?:web ?)?site\b/gis,
  /\b(?:first page|page one|page 1|top|#1) (?:of|on|in) google\b|\bgoogle rankings?\b|\brank(?:ings?)? (?:higher )?(?:on|in) google\b/gi,
  /\bback ?links?\b|\bdo-?follow\b|\blink building\b|\bguest posts?\b|\bdomain authority\b|\bDA ?\d\d\b|\bseo (?:services?|experts?|packages?|audit)\b/gi,
  /\b(?:targeted|organic|website) (?:traffic|visitors)\b|\b(?:qualified|exclusive|b2b) leads\b|\b(?:e-?mail|contact) (?:lists?|databases?) of\b|\bbulk (?:e-?mail|sms)\b|\bcontact forms? (?:marketing|submissions?|blast)\b/gi,
  /продвижени\S{0,5} (?:\S{1,10} )?сайт|раскрутк|хрумер/giu,
  // Agencies.
  /\b(?:web ?site|web|app|logo) (?:design|development) services\b|\bexplainer video|\bvirtual assistants? (?:for|from|starting)\b/gi,
  /\b(?:grow|boost|promote|scale) your (?:business|brand|website|followers|sales|instagram|revenue|traffic)\b/gi,
  // Gambling.
  /\bonline casinos?\b|\bfree spins?\b|\bno[- ]deposit bonus\b|\bwelcome bonus\b|\bbetting (?:site|bonus|tips)\b|\bslot games\b|казино|ставки на|фриспин|букмекер/giu,
  // Money for nothing.
  /\b(?:guaranteed|risk-free|daily) (?:daily )?(?:profits?|returns?|roi)\b|\bdouble your (?:money|coins?|bitcoins?|btc|crypto|investment)\b|\btrading (?:bot|robot|signals)\b|\b(?:bitcoin|btc|crypto) giveaway\b|\bclaim your (?:bonus|prize|reward|bitcoin|crypto|funds)\b|\bunclaimed (?:crypto|bitcoin)\b/gi,
  /\b(?:earn|make) (?:up to )?\$\s?[\d,]+\D{0,12}\b(?:per|a|every|each) (?:day|week|hour)\b.{0,20}\bfrom home\b|\bearn \$\s?[\d,]+ (?:per|a|every) (?:day|hour)\b|\bmake money online\b|заработ(?:ок|ка|ай)|без вложений/giu,
  /\byou(?:'re| are) pre-?approved\b|\bsame[- ]day funding\b|\bget funded in\b|\bour merchant cash advance\b/gi,
  // The rest.
  /\bviagra\b|\bcialis\b|\blevitra\b|\bporn\b|\bescorts\b|\bhot (?:girls|singles)\b|\breplica watches\b|знакомств|порно/giu,
];

/** Counts the different phrases of offers in a text. */
export function countOffers(text: string): number {
  const phrases = OFFERS.flatMap((offer) => text.match(offer) ?? []);
  return new Set(phrases.map((phrase) => phrase.toLowerCase())).size;
}
