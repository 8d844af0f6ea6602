interface PolicyFactory {
  createPolicy: (name: string, rules: { createHTML: (text: string) => string }) => unknown;
}

/**
 * Creates the default policy that the application's headers require: it allows only blank HTML, which notistack writes once at
 * import.
 */
const factory: unknown = Reflect.get(globalThis, 'trustedTypes');
const isFactory = (value: unknown): value is PolicyFactory => typeof value === 'object' && value !== null;

if (isFactory(factory)) {
  factory.createPolicy('default', {
    createHTML: (text) => {
      if (text.trim() === '') return text;
      throw new TypeError('No HTML from strings');
    },
  });
}
