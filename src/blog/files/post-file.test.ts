import { describe, expect, test } from 'vitest';
import { ContentError, type ContentProblem } from '../../content/reader/content-error.ts';
import { sampleNewPost, samplePostFile } from '../testing/posts.ts';
import { PLACEHOLDER_EXCERPT, parsePostFile } from './post-file.ts';

function problems(fileName: string, text: string): readonly ContentProblem[] {
  try {
    parsePostFile(fileName, text);
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
  return [];
}

test('a file becomes a post without an id', () => {
  expect(parsePostFile('sales-tax.md', samplePostFile())).toEqual(sampleNewPost());
});

test('a file with CRLF and a byte order mark gives the same post', () => {
  const text = `\uFEFF${samplePostFile().replaceAll('\n', '\r\n')}`;
  expect(parsePostFile('sales-tax.md', text)).toEqual(sampleNewPost());
});

test('an image and the day of the last change are optional', () => {
  const given = { image_url: '/a.jpg', modified_at: '2026-11-04' };
  expect(parsePostFile('a.md', samplePostFile(given))).toMatchObject(given);
  const empty = parsePostFile('a.md', samplePostFile({ image_url: '""', modified_at: '' }));
  expect(empty).toMatchObject({ image_url: null, modified_at: null });
});

test('HTML is unchanged, except for one line break before and after', () => {
  const html = '\n<p>*a*</p>\r\n\n<table><tr><td>b</table>\n';
  expect(parsePostFile('a.md', samplePostFile({ format: 'html' }, html)).content).toBe(html);
});

test('a number that would begin a list is reported with its correction', () => {
  const body = 'Points:\n\n1. One\n2. Two\n\nOur office:\n\n75001. Dallas is the ZIP code.';
  const [problem, ...others] = problems('a.md', samplePostFile({}, body));
  expect(problem?.expected).toBe(
    'this number begins a list; expected 75001\\. for the number itself',
  );
  expect(others).toEqual([]);
  expect(problems('a.md', samplePostFile({}, body.replace('75001.', '75001\\.')))).toEqual([]);
});

test('a link with an unclosed bracket is reported', () => {
  const [unclosed] = problems('a.md', samplePostFile({}, 'Write [to us(/contact) today.'));
  expect(unclosed?.expected).toMatch(/^this link would be printed as it stands/);
});

describe('problems with file, field and expectation', () => {
  test.each([
    ['published_at', '2026-02-30', /date written YYYY-MM-DD/],
    ['is_published', 'yes', /true or false/],
    ['title', '', /^is missing; expected text/],
    ['title', 'a'.repeat(121), /text of 1 to 120 characters, not 121/],
    ['title', '1040', /text; put it in quotes/],
    ['tags', '[a]', /no such field/],
  ])('the front matter "%s: %s" is reported', (field, value, expected) => {
    expect(problems('a.md', samplePostFile({ [field]: value }))).toMatchObject([
      { file: 'a.md', field, expected: expect.stringMatching(expected) },
    ]);
  });

  test.each([
    ['without front matter', 'Text', 'front matter', /between two lines of ---/],
    ['with a YAML anchor', samplePostFile({ a: '&a [x]' }), '', /begins with & needs quotes/],
    ['with too long Markdown', samplePostFile({}, 'a'.repeat(250_001)), 'body', /250,000/],
    ['with too long HTML', samplePostFile({}, '&'.repeat(60_000)), 'body', /250,000/],
    [
      'with the placeholder excerpt',
      samplePostFile({ excerpt: PLACEHOLDER_EXCERPT }),
      'excerpt',
      /the post’s own/,
    ],
  ])('a file %s is reported', (_, text, field, expected) => {
    expect(problems('a.md', text)).toMatchObject([
      { file: 'a.md', field, expected: expect.stringMatching(expected) },
    ]);
  });

  test('an invalid file name is reported with a valid suggestion', () => {
    expect(problems('My Post & yours.md', samplePostFile())).toMatchObject([
      { expected: expect.stringMatching(/, such as my-post-and-yours\.md$/) },
    ]);
  });

  test.each(['README.md', '-a.md'])('the file name %s is reported', (file) => {
    expect(problems(file, samplePostFile())).toMatchObject([{ file, field: 'file name' }]);
  });
});
