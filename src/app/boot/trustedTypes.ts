interface Rules {
  createHTML(html: string): string;
  createScriptURL(url: string): string;
}

declare global {
  /** Not in every browser that is supported. */
  var trustedTypes: { createPolicy(name: string, rules: Rules): unknown } | undefined;
}

/**
 * The one default policy under `require-trusted-types-for 'script'` (QUALITY Found by trying): the snackbar's styling
 * writes one blank string at import, staging registers its mock worker; everything else is refused.
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
