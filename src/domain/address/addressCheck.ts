import type { Country } from '~/domain/common/country';

/** REQ B9.4. */
export const addressCheckKinds = [
  'VERIFIED',
  'NORMALIZED',
  'ABBREVIATION',
  'FULL_TITLE',
  'CORRECTED',
  'DUBIOUS',
  'RENAMED',
  'WITHOUT',
  'EMPTY',
  'NOT_FOUND',
  'PACKSTATION',
  'PARTIALLY',
] as const;
export type AddressCheckKind = (typeof addressCheckKinds)[number];

export interface AddressSuggestion {
  readonly street: string;
  readonly streetNumber: string;
  readonly zipCode: string;
  readonly city: string;
  readonly countryCode: Country;
}

/** A complete address from the check; `kind` is null for a kind that this version does not know. */
export type CompleteAddress = AddressSuggestion & { readonly kind: AddressCheckKind | null };
export type PartialAddress = AddressSuggestion & { readonly flags: readonly AddressCheckKind[] };

export interface AddressCheckResult {
  readonly completeAddresses: readonly CompleteAddress[];
  readonly partialAddresses: readonly PartialAddress[];
}

export type AddressVerdict =
  | { readonly kind: 'valid' }
  | { readonly kind: 'suggestions'; readonly suggestions: readonly CompleteAddress[] }
  | { readonly kind: 'partial'; readonly partial: readonly PartialAddress[] }
  | { readonly kind: 'notFound' };

const comparedFields = ['street', 'streetNumber', 'zipCode', 'city'] as const;
export type CheckedAddressField = (typeof comparedFields)[number];
type TypedAddress = Pick<AddressSuggestion, CheckedAddressField>;

/** Valid only if the check returns exactly one complete address, identical in all four fields (REQ B9.3). */
export function addressVerdict(typed: TypedAddress, result: AddressCheckResult): AddressVerdict {
  const { completeAddresses, partialAddresses } = result;
  const [first, ...others] = completeAddresses;
  if (first !== undefined && others.length === 0 && differingFields(typed, first).length === 0) {
    return { kind: 'valid' };
  }
  if (first !== undefined) return { kind: 'suggestions', suggestions: completeAddresses };
  return partialAddresses.length > 0 ? { kind: 'partial', partial: partialAddresses } : { kind: 'notFound' };
}

/** The fields in which a suggestion differs from the typed address; ignores surrounding blanks, respects case. */
export function differingFields(typed: TypedAddress, suggestion: TypedAddress): readonly CheckedAddressField[] {
  return comparedFields.filter((field) => typed[field].trim() !== suggestion[field].trim());
}
