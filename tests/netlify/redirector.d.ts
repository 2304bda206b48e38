declare module 'netlify-redirector' {
  interface Asked {
    scheme: string;
    host: string;
    path: string;
    query: string;
    headers: Readonly<Record<string, string>>;
    cookieValues: Readonly<Record<string, string>>;
    getHeader(name: string): string;
    getCookie(name: string): string;
  }
  interface Rule {
    to: string;
    status: number;
    force: boolean;
  }
  interface Redirector {
    /** Rules as JSON, each with its `origin`. */
    parseJSON(rules: string, options: object): Promise<{ match(asked: Asked): Rule | null }>;
  }
  const redirector: Redirector;
  export default redirector;
}
