import { test } from '@playwright/test';
import { z } from 'zod';
import { capturedIn } from '../netlify/serve-on-netlify.ts';
import { NETLIFY_DATA_DIR } from './served.ts';
import { storedFrom } from './stored-from.ts';

/** A message as posted: browsers' own form posts end lines with CR LF. */
const captured = z.array(
  z.record(
    z.string(),
    z.string().transform((text) => text.replaceAll('\r\n', '\n')),
  ),
);

/** A sender's messages received by the host under test, spam excluded. */
export function receivedFrom(sender: string): unknown[] {
  if (test.info().project.name === 'on Netlify') {
    return captured.parse(capturedIn(NETLIFY_DATA_DIR)).filter(({ name }) => name === sender);
  }
  return storedFrom(sender).filter(({ quarantine }) => quarantine === '');
}
