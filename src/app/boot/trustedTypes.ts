interface Rules {
  createHTML(html: string): string;
  createScriptURL(url: string): string;
}

declare global {
  /** Missing in some of the supported browsers. */
  var trustedTypes: { createPolicy(name: string, rules: Rules): unknown } | undefined;
}

/**
 * Installs the default policy for `require-trusted-types-for 'script'` (QUALITY Found by trying). It allows the blank string
 * that the snackbar's styling writes at import and, in staging, the mock worker; it throws for everything else.
 */
export function installTrustedTypes(): void {
  globalThis.trustedTypes?.createPolicy('default', {
    createHTML: (html) => {
      if (html.trim() === '') return html;
      throw new TypeError('HTML from text is not allowed');
    },
    createScriptURL: (url) => {
      if (import.meta.env.MODE === 'staging' && new URL(url, location.origin).pathname === '/mockServiceWorker.js')
        return url;
      throw new TypeError('Scripts from text are not allowed');
    },
  });
}
