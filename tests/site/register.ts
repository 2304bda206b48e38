import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { claims } from '../../content/schemas/claims.ts';
import { facts } from '../../content/schemas/facts.ts';

const CONTENT = join(import.meta.dirname, '../../content');

const read = (file: string): unknown => parse(readFileSync(join(CONTENT, file), 'utf8'));

/** What the firm claims of itself. */
export const readClaims = () => claims.parse(read('claims.yaml'));

/** What else the copy may state. */
export const readFacts = () => facts.parse(read('facts.yaml'));
