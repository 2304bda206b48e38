import type { BROWSERS, PROGRAMS } from './clients.ts';

export type Posted<Client extends string> = readonly [
  client: Client,
  name: string,
  message: string,
];

const REPEATED =
  'Good day, we have a confidential business proposal worth 14.5 million dollars for you. Reply to my private address for the details.';

/** Messages of clients, each close to a rule for spam. */
// biome-ignore format: a table, a message to a line
export const HONEST: readonly Posted<keyof typeof BROWSERS>[] = [
  ['iphone', 'Dana Whitfield', 'Call me'],
  ['safari15WithoutScript', 'R. Ortiz', 'Please call.'],
  ['chrome', 'Teresa Rossi', 'We are a two-person design studio (www.rossi-design.com) and need someone for bookkeeping and our S-corp return. Could we talk next week?'],
  ['chrome', 'Kevin Zhao', 'I run an SEO agency for dentists, https://smileleads.example/about and www.smileleads.com. We bill $40k a month, mostly web design and lead generation, and I have never paid estimated taxes. How bad is it?'],
  ['chromeWithoutScript', 'Harold Jensen', 'Department of the Treasury\nInternal Revenue Service\nNotice CP2000\nTax year 2023\nWe are proposing changes to your 2023 Form 1040 ... Amount due: $6,412\nVisit www.irs.gov/cp2000 or www.irs.gov/payments. You can also set up a plan at www.irs.gov/opa.\n\nIs this right? I sold stock but the basis is missing.'],
  ['chrome', 'Anita Desai', '---------- Forwarded message ---------\nFrom: Carl Brandt <carl@oldcpa.example>\nDate: Tue, Nov 3, 2026 at 9:14 AM\nSubject: Re: 2025 return\nTo: Anita Desai <anita@example.com>\n\nAnita, your return was rejected again. See https://www.irs.gov/e-file-providers and upload at\n<https://oldcpa.sharefile.com/r-r1234> or https://oldcpa.sharefile.com/login.\n\nCarl Brandt, CPA | www.oldcpa.com | https://www.linkedin.com/in/carlbrandt\nTo unsubscribe from our newsletter click https://oldcpa.com/unsubscribe\n\nThis is what my present accountant wrote. Can you take over?'],
  ['chrome', 'JAMES TURNER', 'I NEED HELP WITH BACK TAXES 2019 2020 2021 2022. THE IRS TOOK $3,800 FROM MY CHECKING. CALL ME TODAY 832-555-0119 OR MY WIFE 832-555-0120!!!'],
  ['iphone', 'Derek Stone', 'I won $22,000 at a casino in Lake Charles and they gave me a W-2G. I lost about the same on slots the rest of the year. What do I put down?'],
  ['chrome', 'Chris Park', 'I sold bitcoin and ethereum on Coinbase at a profit, got an airdrop, and have 1,200 trades. Do you do crypto taxes? Is double your normal fee fair for that?'],
  ['firefox78', 'Angela Moss', 'Need financial statements for a business loan, the bank asked for reviewed statements by the 15th. We also had an unsecured line of credit with Chase and a merchant processor loan.'],
  ['chrome', 'Sam Whitaker', 'I make about $1,500 a week driving, work from home the rest. Can I deduct my car and the room?'],
  ['chrome', 'Nina', 'x'.repeat(3_000)],
  ['firefox78', 'Paul Achebe', 'Passive income from two rentals, and my trucking company took a merchant cash advance it cannot pay. Can I claim my mother? She lives in your ZIP code.'],
  ['iphoneInApp', 'José Luis Hernández', 'Buenas tardes, ¿hablan español? Recibí una carta del IRS por los años 2021 y 2022 y no entiendo qué tengo que pagar. Mi número es 832-555-0164. Gracias.'],
  ['chrome', '陳美玲', '我們去年賣了台灣的房子，需要報 FBAR 和 Form 8938 嗎？https://www.irs.gov/zh-hant/businesses 看不懂。'],
  ['chrome', 'Олена Шевченко', 'Добрый день! Мы переехали в Хьюстон и не знаем, как подать декларацию за прошлый год. Есть ли у вас кто-нибудь, кто говорит по-русски?'],
  ['lynx', 'Walter Boone', 'I am blind and use a text browser with a screen reader. Your form works. Please email, do not call: I need amended returns for 2022 and 2023.'],
  ['ie11', 'County Clerk Office', 'Bid 2026-114 for audit services, are you on the list? See http://www.example.gov/bids'],
  ['iphone', 'Ivan Soto', 'What I typed was still there after the connection dropped, so again: https://sotohvac.com needs payroll for 9 people.'],
  ['chrome', 'Grace Kim', 'My partner and I are dissolving our LLC at the end of the year. What do we file, and by when? Our site is www.kimandlee.com.'],
  ['chrome', 'Grace Kim', 'My partner and I are dissolving our LLC at the end of the year. What do we file, and by when? Our site is www.kimandlee.com.'],
];

/** Messages of programs: each kind of offer, and each combination of signs. */
// biome-ignore format: a table, a message to a line
export const BOTS: readonly Posted<keyof typeof PROGRAMS>[] = [
  ['python', 'Mike Anderson', 'Hi, I noticed your website is not ranking on Google. We can get you to the first page of Google in 90 days. https://seo-boosters.example/packages'],
  ['chromeByName', 'Jessica Miller', 'Do you want more traffic to your website? Our SEO experts build white-hat backlinks. See prices: https://rankfast.example'],
  ['chromeWithoutMetadata', 'Mike Peterson', 'Hi there, just checked your site and it has weak domain authority. Get 300 high-quality backlinks here: https://www.strictlydigital.example/semrush-backlinks/'],
  ['driven', 'Amelia Clark', 'I was on your website and see you could rank higher on Google. We offer an SEO audit for free: https://freeaudit.example/a https://freeaudit.example/b'],
  ['driven', 'Steve', 'Buy targeted traffic for your site, organic visitors from $9. https://traffic-store.example'],
  ['go', 'Joanna Riggs', 'Hi, I just visited your site and wondered if you had ever thought about having an explainer video. Our prices start from just $195. Let me know.'],
  ['driven', 'Content Team', 'We would like to publish a guest post on your site with a do-follow link. How much do you charge? Samples: https://writers.example'],
  ['curl', 'pinup_kazino', '<a href="https://pin-up.example">Pin Up Casino</a> welcome bonus 500%'],
  ['chromeByName', 'JamesBep', '[url=https://slots.example/]slot games[/url] [url=https://slots.example/bonus]bonus[/url]'],
  ['driven', 'Danielnum', 'online casino with fast payout, free spins and no deposit bonus: http://gold-slots.example http://gold-slots2.example'],
  ['curl', 'Алексей', 'Продвижение сайта в топ Яндекса и Google, прогон Хрумером. Пишите: https://t.me/seo_master_ru'],
  ['chromeByName', 'Наталья', 'Заработок в интернете от 5000 рублей в день без вложений http://dengi.example/start'],
  ['driven', 'Marinaset', 'Ставки на спорт, казино и заработок: [url=https://1win.example]1вин[/url]'],
  ['python', 'Elon Giveaway', 'BITCOIN GIVEAWAY! Send 0.1 BTC and double your coins. Claim your bonus: https://btc-x2.example'],
  ['node', 'Crypto Support', 'Your unclaimed Bitcoin is waiting: 1.3426 BTC. Withdraw here > https://graph.example/get-btc-11-20'],
  ['driven', 'Passive Income', 'Make $5,000 per week from home with passive income. Start: https://forex-now.example'],
  ['go', 'Capital Partners', 'You are pre-approved for an unsecured business loan up to $500,000 with same-day funding. Apply: https://fastcapital.example/apply'],
  ['driven', 'Karen Lee', 'Small businesses in your area get funded in 24 hours with our merchant cash advance. No link, just reply YES and our team will call.'],
  ['driven', '🎁 You got $5,890 ➡ https://telegra.ph/claim-11-02 ⬅', 'q1w2e3'],
  ['go', 'bit.ly/3xYzAbC', 'hello'],
  ['driven', 'Girls near you http://meet.example', 'hot girls'],
  ['curl', 'pharmacy', 'cheap viagra cialis without prescription http://rx.example http://rx2.example http://rx3.example'],
  ['unnamed', 'Lisa', 'Hi dear, see my photos here www.lisa-private.com'],
  ['python', 'Contact Form Marketing', 'We just sent you this message through your contact form and can do it for you: contact form blast to 1 million websites. https://formblast.example'],
  ['driven', 'Outsource Pros', 'Scale your business with our team: web design services and virtual assistants from $5/hr. www.outsourcepros.com'],
  ['python', 'Mr. Fred', REPEATED],
  ['python', 'Dr. Ahmed', REPEATED],
];
