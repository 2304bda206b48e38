import type { BROWSERS } from './clients.ts';
import type { Posted } from './posted.ts';

type Honest = Posted<keyof typeof BROWSERS>;

const MINUTES = 60_000;

/** What people write to an accountant, with the browsers they use. */
export const HONEST: readonly Honest[] = [
  // Short.
  from('iphone', 'Dana Whitfield', 'dana.whitfield@example.com', 'Call me'),
  from('android', 'Linh Pham', 'linh.pham@example.com', 'call me please. 713 555 0148 after 5'),
  from('safari15WithoutScript', 'R. Ortiz', 'rortiz@example.com', 'Please call.'),
  from('chrome', 'Gus', 'gus@example.com', 'price for a 1040 with schedule C?'),
  from('iphone', 'K', 'k@example.com', '?'),
  from('samsung', 'mom of 3', 'mo3@example.com', 'do yall do taxes for prior years', 11_000),
  // With the sender's own site, or where they found something.
  from(
    'chrome',
    'Teresa Rossi',
    'teresa@rossi-design.example',
    'We are a two-person design studio (www.rossi-design.com) and need someone for bookkeeping and our S-corp return. Could we talk next week?',
    4 * MINUTES,
  ),
  from(
    'safari15',
    'Bill Hargrove',
    'bill@hargroveroofing.example',
    'Hargrove Roofing, https://hargroveroofing.com. 14 employees, payroll is a mess since our office manager left. What would you charge a month?',
  ),
  from(
    'firefox78',
    'Sister Agnes',
    'agnes@stmarks.example',
    'Our parish school (stmarks-bellaire.org) must file a 990 for the first time. Do you help nonprofits?',
  ),
  from(
    'edge',
    'Kevin Zhao',
    'kevin@example.com',
    'I run an SEO agency for dentists, https://smileleads.example/about and www.smileleads.com. We bill $40k a month, mostly web design and lead generation, and I have never paid estimated taxes. How bad is it?',
    6 * MINUTES,
  ),
  from(
    'chrome',
    'Marcus Bell',
    'marcus.bell@example.com',
    'I found your site on Google. Do you know whether https://www.irs.gov/forms-pubs/about-form-5471 applies to me? I own 30% of a company in Nigeria.',
  ),
  from(
    'firefoxWithoutScript',
    'Priscilla Oyelaran',
    'p.oyelaran@example.com',
    'The listing is here: https://www.har.com/homedetail/123-main-st/4567 and the closing statement here: https://drive.google.com/file/d/1abc/view. Need help with the 1031 exchange before Friday.',
  ),
  // A letter quoted, and threads pasted.
  from(
    'chromeWithoutScript',
    'Harold Jensen',
    'hjensen@example.com',
    'Department of the Treasury\nInternal Revenue Service\nNotice CP2000\nTax year 2023\nWe are proposing changes to your 2023 Form 1040 ... Amount due: $6,412\nVisit www.irs.gov/cp2000 or www.irs.gov/payments. You can also set up a plan at www.irs.gov/opa.\n\nIs this right? I sold stock but the basis is missing.',
  ),
  from(
    'ie11',
    'Ruth Feldman',
    'ruthf@example.com',
    'LT11 Notice of intent to levy and your right to a hearing. Caller ID: 123456. THIS IS WHAT THEY SENT. I am 78 and do not owe this!! What do I do',
  ),
  from(
    'chrome',
    'Anita Desai',
    'anita@example.com',
    `---------- Forwarded message ---------
From: Carl Brandt <carl@oldcpa.example>
Date: Tue, Nov 3, 2026 at 9:14 AM
Subject: Re: 2025 return
To: Anita Desai <anita@example.com>

Anita, your return was rejected again. See https://www.irs.gov/e-file-providers and upload at
<https://oldcpa.sharefile.com/r-r1234> or https://oldcpa.sharefile.com/login.

Carl Brandt, CPA | www.oldcpa.com | https://www.linkedin.com/in/carlbrandt
To unsubscribe from our newsletter click https://oldcpa.com/unsubscribe

This is what my present accountant wrote. Can you take over?`,
    3 * MINUTES,
  ),
  from(
    'firefox',
    'Tom Nguyen',
    'tom@nguyenpho.example',
    `On Mon, Oct 26, 2026 Square Support wrote:
> Your 1099-K is at https://squareup.com/dashboard/taxes
> Help: https://squareup.com/help/us/en/article/5048 https://squareup.com/terms
The 1099-K says 212k but the register says 187k. Who is right?`,
  ),
  // Loud, long, many figures, unusual words.
  from(
    'samsung',
    'JAMES TURNER',
    'JTURNER@EXAMPLE.COM',
    'I NEED HELP WITH BACK TAXES 2019 2020 2021 2022. THE IRS TOOK $3,800 FROM MY CHECKING. CALL ME TODAY 832-555-0119 OR MY WIFE 832-555-0120!!!',
  ),
  from(
    'chrome',
    'Olivia Grant',
    'olivia@example.com',
    'Office 713-555-0100, cell (281) 555-0177, fax 713.555.0101, attorney +1 512 555 0133 ext. 4. Please try the cell first. EIN letter 147C is what the bank wants.',
  ),
  from(
    'iphone',
    'Derek Stone',
    'derek@example.com',
    'I won $22,000 at a casino in Lake Charles and they gave me a W-2G. I lost about the same on slots the rest of the year. What do I put down?',
    2 * MINUTES,
  ),
  from(
    'android',
    'Chris Park',
    'chris.park@example.com',
    'I sold bitcoin and ethereum on Coinbase at a profit, got an airdrop, and have 1,200 trades. Do you do crypto taxes? Is double your normal fee fair for that?',
  ),
  from(
    'firefox',
    'Angela Moss',
    'angela@example.com',
    'Need financial statements for a business loan, the bank asked for reviewed statements by the 15th. We also had an unsecured line of credit with Chase and a merchant processor loan.',
  ),
  from(
    'chrome',
    'Sam Whitaker',
    'sam@example.com',
    'I make about $1,500 a week driving, work from home the rest. Can I deduct my car and the room?',
  ),
  from(
    'chrome',
    'Beth Lindqvist',
    'beth@example.com',
    'Etsy shop, about 900 orders. Need to know sales tax in 12 states (TX, OK, LA, NM, AR, CO, AZ, CA, NY, FL, GA, NC). Use TaxJar + QuickBooks Online.',
  ),
  from(
    'iphone',
    'Pastor Ray',
    'ray@example.com',
    'Church pays me a housing allowance of $24,000. Is that on W-2 box 14?? 😀🙏',
  ),
  from('chrome', 'Nina', 'nina@example.com', 'x'.repeat(3_000)),
  from(
    'firefox78',
    'Paul Achebe',
    'paul@example.com',
    'Passive income from two rentals, and my trucking company took a merchant cash advance it cannot pay. Can I claim my mother? She lives in your ZIP code.',
  ),
  // Other languages.
  from(
    'iphoneInApp',
    'José Luis Hernández',
    'joseluis@example.com',
    'Buenas tardes, ¿hablan español? Recibí una carta del IRS por los años 2021 y 2022 y no entiendo qué tengo que pagar. Mi número es 832-555-0164. Gracias.',
  ),
  from(
    'android',
    'María Guadalupe Peña',
    'lupita@example.com',
    'Necesito sacar un ITIN para mi esposo y declarar juntos. ¿Cuánto cobran? Tengo un negocio de limpieza: www.limpiezapena.com',
  ),
  from(
    'edge',
    '王小明',
    'xiaoming@example.com',
    '您好，我在休斯顿有一家餐馆，想请会计师做每月的账和工资。请问有会说中文的人吗？谢谢。',
  ),
  from(
    'edge',
    '陳美玲',
    'meiling@example.com',
    '我們去年賣了台灣的房子，需要報 FBAR 和 Form 8938 嗎？https://www.irs.gov/zh-hant/businesses 看不懂。',
  ),
  from(
    'android',
    'Nguyễn Thị Hồng',
    'hong@example.com',
    'Xin chào, tôi mở tiệm nail ở Bellaire và cần người làm sổ sách, khai thuế và trả lương cho 6 thợ. Có ai nói tiếng Việt không ạ?',
  ),
  from(
    'chrome',
    'Олена Шевченко',
    'olena@example.com',
    'Добрый день! Мы переехали в Хьюстон и не знаем, как подать декларацию за прошлый год. Есть ли у вас кто-нибудь, кто говорит по-русски?',
  ),
  from('iphone', 'فاطمة', 'fatima@example.com', 'مرحبا، هل يمكنكم مساعدتي في الضرائب؟'),
  // Without script, old browsers, other ways to read a page.
  from(
    'lynx',
    'Walter Boone',
    'wboone@example.com',
    'I am blind and use a text browser with a screen reader. Your form works. Please email, do not call: I need amended returns for 2022 and 2023.',
  ),
  from(
    'firefoxWithoutScript',
    'privacy please',
    'anon@example.com',
    'I block scripts. What do you keep about me, and do you use a portal such as https://www.smartvault.com or email?',
  ),
  from(
    'safari15WithoutScript',
    'Eleanor Pruitt',
    'epruitt@example.com',
    'My late husband did our taxes. He passed in March. Someone said Form 1041? The estate has a house in Pearland and an IRA.',
  ),
  from(
    'ie11',
    'County Clerk Office',
    'clerk@example.com',
    'Bid 2026-114 for audit services, are you on the list? See http://www.example.gov/bids',
  ),
  // Filled in by the browser and sent at once, or sent again.
  from('chrome', 'Ivy Brooks', 'ivy@example.com', 'Quote for LLC bookkeeping please', 900),
  from(
    'iphone',
    'Ivan Soto',
    'ivan@example.com',
    'What I typed was still there after the connection dropped, so again: https://sotohvac.com needs payroll for 9 people.',
    400,
  ),
  from(
    'chrome',
    'Grace Kim',
    'grace.kim@exmaple.com',
    'My partner and I are dissolving our LLC at the end of the year. What do we file, and by when? Our site is www.kimandlee.com.',
    5 * MINUTES,
  ),
  from(
    'chrome',
    'Grace Kim',
    'grace.kim@example.com',
    'My partner and I are dissolving our LLC at the end of the year. What do we file, and by when? Our site is www.kimandlee.com.',
    6 * MINUTES,
  ),
];

function from(
  client: Honest['client'],
  name: string,
  email: string,
  message: string,
  begunMs?: number,
): Honest {
  return { client, fields: { name, email, message }, ...(begunMs && { begunMs }) };
}
