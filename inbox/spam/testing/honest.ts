import type { BROWSERS } from './clients.ts';
import type { Posted } from './posted.ts';

/** What people write to an accountant, with the browsers they use. */
// biome-ignore format: a table, a message to a line
export const HONEST: readonly Posted<keyof typeof BROWSERS>[] = [
  // Short.
  ['iphone', 'Dana Whitfield', 'Call me'],
  ['android', 'Linh Pham', 'call me please. 713 555 0148 after 5'],
  ['safari15WithoutScript', 'R. Ortiz', 'Please call.'],
  ['chrome', 'Gus', 'price for a 1040 with schedule C?'],
  ['iphone', 'K', '?'],
  ['samsung', 'mom of 3', 'do yall do taxes for prior years', 11_000],
  // With the sender's own site, or where they found something.
  ['chrome', 'Teresa Rossi', 'We are a two-person design studio (www.rossi-design.com) and need someone for bookkeeping and our S-corp return. Could we talk next week?', 240_000],
  ['safari15', 'Bill Hargrove', 'Hargrove Roofing, https://hargroveroofing.com. 14 employees, payroll is a mess since our office manager left. What would you charge a month?'],
  ['firefox78', 'Sister Agnes', 'Our parish school (stmarks-bellaire.org) must file a 990 for the first time. Do you help nonprofits?'],
  ['edge', 'Kevin Zhao', 'I run an SEO agency for dentists, https://smileleads.example/about and www.smileleads.com. We bill $40k a month, mostly web design and lead generation, and I have never paid estimated taxes. How bad is it?', 360_000],
  ['chrome', 'Marcus Bell', 'I found your site on Google. Do you know whether https://www.irs.gov/forms-pubs/about-form-5471 applies to me? I own 30% of a company in Nigeria.'],
  ['firefoxWithoutScript', 'Priscilla Oyelaran', 'The listing is here: https://www.har.com/homedetail/123-main-st/4567 and the closing statement here: https://drive.google.com/file/d/1abc/view. Need help with the 1031 exchange before Friday.'],
  // A letter quoted, and threads pasted.
  ['chromeWithoutScript', 'Harold Jensen', 'Department of the Treasury\nInternal Revenue Service\nNotice CP2000\nTax year 2023\nWe are proposing changes to your 2023 Form 1040 ... Amount due: $6,412\nVisit www.irs.gov/cp2000 or www.irs.gov/payments. You can also set up a plan at www.irs.gov/opa.\n\nIs this right? I sold stock but the basis is missing.'],
  ['ie11', 'Ruth Feldman', 'LT11 Notice of intent to levy and your right to a hearing. Caller ID: 123456. THIS IS WHAT THEY SENT. I am 78 and do not owe this!! What do I do'],
  ['chrome', 'Anita Desai', '---------- Forwarded message ---------\nFrom: Carl Brandt <carl@oldcpa.example>\nDate: Tue, Nov 3, 2026 at 9:14 AM\nSubject: Re: 2025 return\nTo: Anita Desai <anita@example.com>\n\nAnita, your return was rejected again. See https://www.irs.gov/e-file-providers and upload at\n<https://oldcpa.sharefile.com/r-r1234> or https://oldcpa.sharefile.com/login.\n\nCarl Brandt, CPA | www.oldcpa.com | https://www.linkedin.com/in/carlbrandt\nTo unsubscribe from our newsletter click https://oldcpa.com/unsubscribe\n\nThis is what my present accountant wrote. Can you take over?', 180_000],
  ['firefox', 'Tom Nguyen', 'On Mon, Oct 26, 2026 Square Support wrote:\n> Your 1099-K is at https://squareup.com/dashboard/taxes\n> Help: https://squareup.com/help/us/en/article/5048 https://squareup.com/terms\nThe 1099-K says 212k but the register says 187k. Who is right?'],
  // Loud, long, many figures, unusual words.
  ['samsung', 'JAMES TURNER', 'I NEED HELP WITH BACK TAXES 2019 2020 2021 2022. THE IRS TOOK $3,800 FROM MY CHECKING. CALL ME TODAY 832-555-0119 OR MY WIFE 832-555-0120!!!'],
  ['chrome', 'Olivia Grant', 'Office 713-555-0100, cell (281) 555-0177, fax 713.555.0101, attorney +1 512 555 0133 ext. 4. Please try the cell first. EIN letter 147C is what the bank wants.'],
  ['iphone', 'Derek Stone', 'I won $22,000 at a casino in Lake Charles and they gave me a W-2G. I lost about the same on slots the rest of the year. What do I put down?', 120_000],
  ['android', 'Chris Park', 'I sold bitcoin and ethereum on Coinbase at a profit, got an airdrop, and have 1,200 trades. Do you do crypto taxes? Is double your normal fee fair for that?'],
  ['firefox', 'Angela Moss', 'Need financial statements for a business loan, the bank asked for reviewed statements by the 15th. We also had an unsecured line of credit with Chase and a merchant processor loan.'],
  ['chrome', 'Sam Whitaker', 'I make about $1,500 a week driving, work from home the rest. Can I deduct my car and the room?'],
  ['chrome', 'Beth Lindqvist', 'Etsy shop, about 900 orders. Need to know sales tax in 12 states (TX, OK, LA, NM, AR, CO, AZ, CA, NY, FL, GA, NC). Use TaxJar + QuickBooks Online.'],
  ['iphone', 'Pastor Ray', 'Church pays me a housing allowance of $24,000. Is that on W-2 box 14?? 😀🙏'],
  ['chrome', 'Nina', 'x'.repeat(3_000)],
  ['firefox78', 'Paul Achebe', 'Passive income from two rentals, and my trucking company took a merchant cash advance it cannot pay. Can I claim my mother? She lives in your ZIP code.'],
  // Other languages.
  ['iphoneInApp', 'José Luis Hernández', 'Buenas tardes, ¿hablan español? Recibí una carta del IRS por los años 2021 y 2022 y no entiendo qué tengo que pagar. Mi número es 832-555-0164. Gracias.'],
  ['android', 'María Guadalupe Peña', 'Necesito sacar un ITIN para mi esposo y declarar juntos. ¿Cuánto cobran? Tengo un negocio de limpieza: www.limpiezapena.com'],
  ['edge', '王小明', '您好，我在休斯顿有一家餐馆，想请会计师做每月的账和工资。请问有会说中文的人吗？谢谢。'],
  ['edge', '陳美玲', '我們去年賣了台灣的房子，需要報 FBAR 和 Form 8938 嗎？https://www.irs.gov/zh-hant/businesses 看不懂。'],
  ['android', 'Nguyễn Thị Hồng', 'Xin chào, tôi mở tiệm nail ở Bellaire và cần người làm sổ sách, khai thuế và trả lương cho 6 thợ. Có ai nói tiếng Việt không ạ?'],
  ['chrome', 'Олена Шевченко', 'Добрый день! Мы переехали в Хьюстон и не знаем, как подать декларацию за прошлый год. Есть ли у вас кто-нибудь, кто говорит по-русски?'],
  ['iphone', 'فاطمة', 'مرحبا، هل يمكنكم مساعدتي في الضرائب؟'],
  // Without script, old browsers, other ways to read a page.
  ['lynx', 'Walter Boone', 'I am blind and use a text browser with a screen reader. Your form works. Please email, do not call: I need amended returns for 2022 and 2023.'],
  ['firefoxWithoutScript', 'privacy please', 'I block scripts. What do you keep about me, and do you use a portal such as https://www.smartvault.com or email?'],
  ['safari15WithoutScript', 'Eleanor Pruitt', 'My late husband did our taxes. He passed in March. Someone said Form 1041? The estate has a house in Pearland and an IRA.'],
  ['ie11', 'County Clerk Office', 'Bid 2026-114 for audit services, are you on the list? See http://www.example.gov/bids'],
  // Filled in by the browser and sent at once, or sent again.
  ['chrome', 'Ivy Brooks', 'Quote for LLC bookkeeping please', 900],
  ['iphone', 'Ivan Soto', 'What I typed was still there after the connection dropped, so again: https://sotohvac.com needs payroll for 9 people.', 400],
  ['chrome', 'Grace Kim', 'My partner and I are dissolving our LLC at the end of the year. What do we file, and by when? Our site is www.kimandlee.com.', 300_000],
  ['chrome', 'Grace Kim', 'My partner and I are dissolving our LLC at the end of the year. What do we file, and by when? Our site is www.kimandlee.com.', 360_000],
];
