interface PolicyFactory {
  createPolicy: (name: string, rules: { createHTML: (text: string) => string }) => unknown;
}

/** The headers of the application apply here too; notistack writes a blank once when it is imported. */
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
