import type { PROGRAMS } from './clients.ts';
import type { Posted } from './posted.ts';

const REPEATED =
  'Good day, we have a confidential business proposal worth 14.5 million dollars for you. Reply to my private address for the details.';

/** What programs post into contact forms, and how they post it. */
// biome-ignore format: a table, a message to a line
export const BOTS: readonly Posted<keyof typeof PROGRAMS>[] = [
  // Search engines and traffic.
  ['python', 'Mike Anderson', 'Hi, I noticed your website is not ranking on Google. We can get you to the first page of Google in 90 days. https://seo-boosters.example/packages'],
  ['chromeByName', 'Jessica Miller', 'Do you want more traffic to your website? Our SEO experts build white-hat backlinks. See prices: https://rankfast.example'],
  ['chromeWithoutMetadata', 'Mike Peterson', 'Hi there, just checked your site and it has weak domain authority. Get 300 high-quality backlinks here: https://www.strictlydigital.example/semrush-backlinks/'],
  ['driven', 'Amelia Clark', 'I was on your website and see you could rank higher on Google. We offer an SEO audit for free: https://freeaudit.example/a https://freeaudit.example/b', 1_200],
  ['driven', 'Steve', 'Buy targeted traffic for your site, organic visitors from $9. https://traffic-store.example', 800],
  ['go', 'Joanna Riggs', 'Hi, I just visited your site and wondered if you had ever thought about having an explainer video. Our prices start from just $195. Let me know.'],
  ['curl', 'SEO X Press', 'We are offering guest posts on DA 50+ sites. Price list: https://guestposts.example/list'],
  ['unnamed', 'Eric Jones', 'Eric here with a quick thought about your website. Talk With Web Visitor is a software widget that captures leads: https://talkwithwebvisitors.example'],
  ['chrome49', 'Ryan', 'We can place your website on page 1 of Google. Visit http://seo-quick.example now'],
  ['driven', 'Content Team', 'We would like to publish a guest post on your site with a do-follow link. How much do you charge? Samples: https://writers.example'],
  // Gambling.
  ['python', 'ThomasMob', 'Best online casino 2026! 200 free spins no deposit http://casino-royal.example/?ref=88'],
  ['curl', 'pinup_kazino', '<a href="https://pin-up.example">Pin Up Casino</a> welcome bonus 500%'],
  ['chromeByName', 'JamesBep', '[url=https://slots.example/]slot games[/url] [url=https://slots.example/bonus]bonus[/url]'],
  ['driven', 'Danielnum', 'online casino with fast payout, free spins and no deposit bonus: http://gold-slots.example http://gold-slots2.example'],
  // Cyrillic.
  ['python', 'ВикторTeacy', 'Лучшее онлайн казино с выводом денег, бонусы: https://casino-vulkan.example'],
  ['curl', 'Алексей', 'Продвижение сайта в топ Яндекса и Google, прогон Хрумером. Пишите: https://t.me/seo_master_ru'],
  ['chrome49', 'Наталья', 'Заработок в интернете от 5000 рублей в день без вложений http://dengi.example/start'],
  ['go', 'RobertDax', 'Купить диплом о высшем образовании с занесением в реестр: https://diplom-rus.example/ https://diplom-rus2.example/'],
  ['driven', 'Marinaset', 'Ставки на спорт, казино и заработок: [url=https://1win.example]1вин[/url]'],
  // Coins and money.
  ['python', 'Elon Giveaway', 'BITCOIN GIVEAWAY! Send 0.1 BTC and double your coins. Claim your bonus: https://btc-x2.example'],
  ['node', 'Crypto Support', 'Your unclaimed Bitcoin is waiting: 1.3426 BTC. Withdraw here > https://graph.example/get-btc-11-20'],
  ['chromeByName', 'Trading Bot', 'Guaranteed daily profits with our AI trading bot. Earn $950 per day. https://quantumai.example'],
  ['driven', 'Passive Income', 'Make $5,000 per week from home with passive income. Start: https://forex-now.example', 600],
  ['java', 'Capital Partners', 'You are pre-approved for an unsecured business loan up to $500,000 with same-day funding. Apply: https://fastcapital.example/apply'],
  ['driven', 'Karen Lee', 'Small businesses in your area get funded in 24 hours with our merchant cash advance. No link, just reply YES and our team will call.'],
  // Links where a name belongs.
  ['driven', '🎁 You got $5,890 ➡ https://telegra.ph/claim-11-02 ⬅', 'q1w2e3'],
  ['chromeByName', 'Ticket: Transfer NoXW42. GET > www.yandex.example/poll/8', 'jz0f7k'],
  ['go', 'bit.ly/3xYzAbC', 'hello'],
  ['python', 'https://dating.example/anna', 'I am waiting for you'],
  ['driven', 'Girls near you http://meet.example', 'hot girls'],
  // Medicine, dating, wares.
  ['curl', 'pharmacy', 'cheap viagra cialis without prescription http://rx.example http://rx2.example http://rx3.example'],
  ['chromeWithoutMetadata', 'WilliamSip', 'cialis online https://pills.example viagra generic https://pills.example/v'],
  ['unnamed', 'Lisa', 'Hi dear, see my photos here www.lisa-private.com'],
  ['bareMozilla', 'LED Factory', 'Dear sir, we are manufacturer of LED lights from Shenzhen. Catalog: http://led-factory.example.cn/catalog.pdf www.led-factory.com'],
  // Lists, leads and forms themselves.
  ['python', 'Contact Form Marketing', 'We just sent you this message through your contact form and can do it for you: contact form blast to 1 million websites. https://formblast.example'],
  ['node', 'Data Team', 'B2B leads and email lists of accountants in Texas, 95% accurate. Samples at https://leadlist.example/samples'],
  ['driven', 'Outsource Pros', 'Scale your business with our team: web design services and virtual assistants from $5/hr. www.outsourcepros.com'],
  // The same again, from made-up senders.
  ['python', 'Mr. Fred', REPEATED],
  ['python', 'Barrister Paul', REPEATED],
  ['python', 'Dr. Ahmed', REPEATED],
  ['go', 'Mrs. Rose', REPEATED],
  // Nobody home.
  ['curl', 'test', '<script>alert(1)</script> <a href=http://evil.example>x</a>'],
  ['python', 'xKjhTqWlP', 'RmVqZpLsTnWbXcYd'],
];
