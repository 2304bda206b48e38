import type { FieldName } from '../../fields.ts';

/** A form as a person or a program posted it. */
export interface Posted<Client extends string> {
  client: Client;
  /** The fields that were filled in. */
  fields: Partial<Record<FieldName, string>>;
  /** How long ago the form was begun; a form without script has no token. */
  begunMs?: number;
}
