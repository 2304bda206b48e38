/** Every feature must work with and without script. */
export const WITH_AND_WITHOUT_SCRIPT = [
  { name: 'with script', javaScriptEnabled: true },
  { name: 'without script', javaScriptEnabled: false },
] as const;
