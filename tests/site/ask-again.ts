/** Fetches, and retries on 503: the server processes typed input one request at a time, with a pause after each. */
export async function askAgain(url: string | URL, init: RequestInit = {}): Promise<Response> {
  for (;;) {
    const answer = await fetch(url, init);
    if (answer.status !== 503) return answer;
    await answer.body?.cancel();
  }
}
