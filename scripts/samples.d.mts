export const personas: readonly { readonly name: string; readonly does: string }[];

type SampleKind = 'customer' | 'sku' | 'voucher' | 'inflight' | 'bot';

export const samples: readonly { readonly kind: SampleKind; readonly value: string; readonly note: string }[];

export const sampleLabels: Readonly<Record<SampleKind, string>>;
