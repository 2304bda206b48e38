/** The response if posts cannot be read: asks programs to come back. */
export function unreadable(): Response {
  const headers = { 'Retry-After': '60', 'Cache-Control': 'no-store' };
  return new Response('The articles cannot be read now.\n', { status: 503, headers });
}
