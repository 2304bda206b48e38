/** Fetches, again while the server is busy: it answers typed input one request at a time, with a rest after each. */
export async function askAgain(url: string | URL, init: RequestInit = {}): Promise<Response> {
  for (;;) {
    const answer = await fetch(url, init);
    if (answer.status !== 503) return answer;
    await answer.body?.cancel();
  }
}
