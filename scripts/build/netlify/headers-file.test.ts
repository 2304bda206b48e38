import { expect, test } from 'vitest';
import { headersFile } from './headers-file.ts';

const file = (path: string, headers: Record<string, string>) => ({
  ...{ file: '', path, isPage: false, headers },
});

test('common headers are said once, a file’s own at its address', () => {
  const text = headersFile(
    [file('/a', { 'content-security-policy': "default-src 'self'" }), file('/b.txt', {})],
    'https://cpa.example',
  );
  const [everywhere = '', page = '', other = ''] = text.split(/\n(?=\/)/);
  expect(everywhere).toContain('/*\n');
  expect(everywhere).toContain('  strict-transport-security: ');
  expect(everywhere).not.toContain('content-security-policy');
  expect(page).toContain("/a\n  content-security-policy: default-src 'self'\n");
  expect(page).toContain('  cross-origin-resource-policy: same-origin');
  expect(other).toContain("/b.txt\n  content-security-policy: default-src 'none'");
});
