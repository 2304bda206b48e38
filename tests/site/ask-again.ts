/** Asks the server, and again while it is busy: what is typed is answered one at a time, with a rest after each. */
export async function askAgain(url: string | URL, init: RequestInit = {}): Promise<Response> {
  for (;;) {
    const answer = await fetch(url, init);
    if (answer.status !== 503) return answer;
    await answer.body?.cancel();
  }
}
