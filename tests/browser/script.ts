/** The two ways a visitor may come: what works for one has to work for the other. */
export const WITH_AND_WITHOUT_SCRIPT = [
  { name: 'with script', javaScriptEnabled: true },
  { name: 'without script', javaScriptEnabled: false },
] as const;
