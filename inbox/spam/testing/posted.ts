/**
 * A form as a person or a program posted it, and how many milliseconds ago it was begun; a form
 * without script has no token.
 */
export type Posted<Client extends string> = readonly [
  client: Client,
  name: string,
  message: string,
  begunMs?: number,
];
