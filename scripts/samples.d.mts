export const personas: readonly { readonly name: string; readonly does: string }[];

type SampleKind = 'customer' | 'sku' | 'product' | 'voucher';

export const samples: readonly { readonly kind: SampleKind; readonly value: string; readonly note: string }[];

export const sampleLabels: Readonly<Record<SampleKind, string>>;
