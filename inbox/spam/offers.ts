/**
 * What those write who sell to the owners of websites, or to everybody, and clients of an
 * accountant hardly do: they may well have won in a casino, sold bitcoin or run a web agency.
 */
const OFFERS = [
  /\byour (?:web ?)?site\b.{0,80}\b(?:rank|traffic|backlink|seo\b|visitors|redesign|conversion)/is,
  /\b(?:rank|traffic|backlinks|seo|visitors|redesign|promot\w+)\b.{0,40}\b(?:to|of|for|on) your (?:web ?)?site\b/is,
  /\b(?:first page|page one|page 1|top|#1) (?:of|on|in) google|\bgoogle(?:'s)? (?:first page|rankings?)\b|\brank(?:ings?)? (?:higher )?(?:on|in) google\b/i,
  /\bback ?links\b|\blink building\b|\bguest posts?\b|\bdomain authority\b|\bDA ?\d\d\b|\bseo (?:services?|experts?|packages?|audit|agency|compan(?:y|ies))\b/i,
  /\b(?:targeted|organic|web(?:site)?) (?:traffic|visitors)\b|\b(?:qualified|exclusive|b2b) leads\b|\b(?:e-?mail|contact) (?:lists?|databases?)\b|\bbulk (?:e-?mail|sms)\b|\bcontact forms? (?:marketing|submission|blast)/i,
  /\bonline casino|\bfree spins?\b|\bno deposit\b|\bwelcome bonus\b|\bbetting (?:site|bonus|tips)\b|\b1win\b|\bslot (?:games|online)\b|казино|ставки на|фриспин|букмекер/i,
  /\b(?:guaranteed|daily|passive|risk-free) (?:profits?|returns?|income|roi)\b|\bdouble your\b|\btrading (?:bot|robot|signals|platform)\b|\bairdrop\b|\bgiveaway\b|\bclaim your\b|\bunclaimed (?:crypto|bitcoin)\b|пассивн\w* доход|инвестици\S* под|заработ(?:ок|ка|ай)/i,
  /\b(?:earn|make) (?:up to )?\$\s?[\d,]+\D{0,12}(?:per|a|every|each) (?:day|week|hour)|\bmake money online\b|\bwork from home\b/i,
  /\bviagra\b|\bcialis\b|\blevitra\b|\bporn\b|\bescorts?\b|\bhot (?:girls|singles)\b|\bdating site\b|\breplica watches\b|знакомств|порно/i,
  /\bmerchant cash advance\b|\bsame[- ]day funding\b|\bpre-?approved for\b|\bget funded\b|\bunsecured (?:business )?(?:loan|funding|line)/i,
  /\b(?:web ?site|web|app|logo) (?:design|development) (?:services|company|agency|team)\b|\bexplainer video|\b(?:grow|boost|promote|scale) your (?:business|brand|website|followers|sales|instagram|revenue|traffic)\b|\bvirtual assistants? (?:for|from|starting)\b/i,
  /продвижени\S* (?:ваш\S* )?сайт|раскрутк|прогон\S* (?:по|хрумер)|рассылк\S* по/i,
];

/** How many kinds of offer a text makes. */
export function countOffers(text: string): number {
  return OFFERS.filter((offer) => offer.test(text)).length;
}
