/**
 * A function that makes its value once and then keeps it, for content that every page asks for.
 * In the editing loop nothing is kept, so that a saved file shows.
 */
export function kept<T>(make: () => Promise<T>): () => Promise<T> {
  if (import.meta.env.DEV) return make;
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
