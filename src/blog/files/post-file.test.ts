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

test('a file becomes a post without id', () => {
  expect(parsePostFile('sales-tax.md', samplePostFile())).toEqual(sampleNewPost());
});

test('a file from Windows, with a byte order mark, reads the same', () => {
  const text = `\uFEFF${samplePostFile().replaceAll('\n', '\r\n')}`;
  expect(parsePostFile('sales-tax.md', text)).toEqual(sampleNewPost());
});

test('an image and the day of the last change are optional', () => {
  const given = { image_url: '/a.jpg', modified_at: '2026-11-04' };
  expect(parsePostFile('a.md', samplePostFile(given))).toMatchObject(given);
  const empty = parsePostFile('a.md', samplePostFile({ image_url: '""', modified_at: '' }));
  expect(empty).toMatchObject({ image_url: null, modified_at: null });
});

test('HTML stays as it is, but for one line break before and after', () => {
  const html = '\n<p>*a*</p>\r\n\n<table><tr><td>b</table>\n';
  expect(parsePostFile('a.md', samplePostFile({ format: 'html' }, html)).content).toBe(html);
});

test('a number at the head of a line that would become a list’s is named with its cure', () => {
  const body = 'Points:\n\n1. One\n2. Two\n\nOur office:\n\n75001. Dallas is the ZIP code.';
  const [problem, ...others] = problems('a.md', samplePostFile({}, body));
  expect(problem?.expected).toBe(
    'this number begins a list; expected 75001\\. for the number itself',
  );
  expect(others).toEqual([]);
  expect(problems('a.md', samplePostFile({}, body.replace('75001.', '75001\\.')))).toEqual([]);
});

test('a link whose bracket nothing closes is named', () => {
  const [unclosed] = problems('a.md', samplePostFile({}, 'Write [to us(/contact) today.'));
  expect(unclosed?.expected).toMatch(/^this link would be printed as it stands/);
});

describe('a mistake is named with file, field and what was expected', () => {
  test.each([
    ['published_at', '2026-02-30', /date written YYYY-MM-DD/],
    ['is_published', 'yes', /true or false/],
    ['title', '', /^is missing; expected text/],
    ['title', 'a'.repeat(121), /text of 1 to 120 characters, not 121/],
    ['title', '1040', /text; put it in quotes/],
    ['tags', '[a]', /no such field/],
  ])('%s: %s', (field, value, expected) => {
    expect(problems('a.md', samplePostFile({ [field]: value }))).toMatchObject([
      { file: 'a.md', field, expected: expect.stringMatching(expected) },
    ]);
  });

  test.each([
    ['no front matter', 'Text', 'front matter', /between two lines of ---/],
    ['aliases of aliases', samplePostFile({ a: '&a [x]' }), '', /begins with & needs quotes/],
    ['more than a post may hold', samplePostFile({}, 'a'.repeat(250_001)), 'body', /250,000/],
    ['more once it is HTML', samplePostFile({}, '&'.repeat(60_000)), 'body', /250,000/],
    [
      'no excerpt of its own',
      samplePostFile({ excerpt: PLACEHOLDER_EXCERPT }),
      'excerpt',
      /the post’s own/,
    ],
  ])('%s', (_, text, field, expected) => {
    expect(problems('a.md', text)).toMatchObject([
      { file: 'a.md', field, expected: expect.stringMatching(expected) },
    ]);
  });

  test('a file name that is a sentence, with one that would do', () => {
    expect(problems('My Post & yours.md', samplePostFile())).toMatchObject([
      { expected: expect.stringMatching(/, such as my-post-and-yours\.md$/) },
    ]);
  });

  test.each(['README.md', '-a.md'])('file name %s', (file) => {
    expect(problems(file, samplePostFile())).toMatchObject([{ file, field: 'file name' }]);
  });
});
