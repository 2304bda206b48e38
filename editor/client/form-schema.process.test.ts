import { createSchemaUtils } from '@rjsf/utils';
import { expect, test } from 'vitest';
import { filesOf } from '../files/catalog.ts';
import { openFile } from '../files/schema.ts';
import { differences } from '../value-path.ts';
import { FORM_PROPS } from './fields.tsx';
import { validator } from './form-schema.ts';

const PROJECT = new URL('../..', import.meta.url).pathname;

test('opening a form changes no file', async () => {
  const files = await filesOf(PROJECT);
  expect(files.length).toBeGreaterThan(50);
  for (const { file } of files) {
    const { schema, value } = await openFile(PROJECT, file);
    const { experimental_defaultFormStateBehavior: behavior } = FORM_PROPS;
    const drawn = createSchemaUtils(validator, schema, behavior).getDefaultFormState(schema, value);
    expect(differences(value, drawn), file).toEqual([]);
  }
});
