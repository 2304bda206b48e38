import { expect, test } from 'vitest';
import { clean } from './paste.ts';

/** As Word 365 on Windows puts it on the clipboard. */
const WORD = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=Generator content="Microsoft Word 15">
<!--[if gte mso 9]><xml><o:OfficeDocumentSettings><o:AllowPNG/></o:OfficeDocumentSettings></xml><![endif]-->
<style><!-- /* Font Definitions */ @font-face {font-family:Wingdings;} p.MsoNormal {mso-style-parent:"";margin:0in;} --></style></head>
<body lang=EN-US style='tab-interval:.5in;word-wrap:break-word'><!--StartFragment-->
<h1><a name="_Toc1"></a>Before the year ends<o:p></o:p></h1>
<p class=MsoNormal><span style='font-family:"Arial",sans-serif;color:#1F497D'>Pay the “last” quarter\u00a0by
January\u00a015, and <b style='mso-bidi-font-weight:normal'>keep</b> the con\u00adfirmation. See <a
href="https://nam02.safelinks.protection.outlook.com/?url=https%3A%2F%2Fwww.irs.gov%2Fpayments&amp;data=05"><span style='color:#0563C1'>the IRS page</span></a><a href="https://www.irs.gov/x"></a>.<o:p></o:p></span></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-.25in;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Receipts<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:1.0in;text-indent:-.25in;mso-list:l0 level2 lfo1'><![if !supportLists]><span
style='font-family:"Courier New"'><span style='mso-list:Ignore'>o<span style='font:7.0pt "Times New Roman"'>&nbsp; </span></span></span><![endif]>Meals</p>
<p class=MsoListParagraphCxSpLast style='text-indent:-.25in;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp; </span></span><![endif]>Mileage</p>
<p class=MsoListParagraph style='text-indent:-.25in;mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>1.<span>&nbsp; </span></span><![endif]>Call us</p>
<table class=MsoTableGrid border=1><tr><td width=200 style='border:solid windowtext 1.0pt'><p class=MsoNormal>Form</p></td><td><p class=MsoNormal>Due</p></td></tr>
<tr><td><p class=MsoNormal>941</p></td><td><p class=MsoNormal>January 31</p></td></tr></table>
<p class=MsoNormal><img width=624 height=351 src="file:///C:/Users/Ann/AppData/clip_image002.png"><img src="data:image/png;base64,iVBOR"></p>
<!--EndFragment--></body></html>`;

test('a document of Word becomes the Markdown of a post', () => {
  expect(clean(WORD)).toBe(`## Before the year ends

Pay the “last” quarter by January 15, and **keep** the confirmation. See [the IRS page](https://www.irs.gov/payments).

- Receipts
  - Meals
- Mileage

1. Call us

| Form | Due        |
| ---- | ---------- |
| 941  | January 31 |`);
});

test('what a mail makes bold by style is bold, and nothing runs or is fetched', () => {
  const mail =
    '<b style="font-weight:normal" id="docs-internal-guid"><div>First <span style="font-weight:700">two</span></div><div>Second<script>alert(1)</script> <a href="javascript:alert(1)">link</a></div></b>';
  expect(clean(mail)).toBe('First **two**\n\nSecond link');
});
