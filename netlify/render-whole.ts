import { readsOf } from '../blog/cache/page-reads.ts';
import type { Posts } from '../blog/posts.ts';
import type { Pages } from '../server/pages.ts';

/** A page, all of it read. */
export interface RenderedPage {
  response: Response;
  body: Uint8Array<ArrayBuffer>;
  /** Whether it has all that it should show. */
  isWhole: boolean;
}

const isCertain = ({ headers }: Response) => headers.get('cache-control') !== 'no-store';

/**
 * Renders the page at an address of this site. One that was begun before its posts were read says so
 * in its head; by its end they are, so that it is rendered once more.
 *
 * @param typed what was posted to it as a number
 */
export async function renderWhole(
  address: string,
  pages: Pick<Pages, 'render'>,
  posts: Posts,
  typed?: string,
): Promise<RenderedPage> {
  const reads = readsOf(posts);
  const render = async () => {
    const request = new Request(`http://localhost${address}`);
    const response = await pages.render(request, {
      posts: reads.posts,
      ...(typed !== undefined && { typed }),
    });
    return { response, body: new Uint8Array(await response.arrayBuffer()) };
  };
  const first = await render();
  const isDecided = isCertain(first.response) || first.response.status >= 500;
  const page = isDecided ? first : await render();
  return { ...page, isWhole: reads.isWhole() && isCertain(page.response) };
}
