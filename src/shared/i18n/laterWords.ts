/** Words for codes in screens that load later. */
export const birthDateWords = {
  missing: 'customer.dateOfBirth.required',
  incomplete: 'birthDate.incomplete',
  notADate: 'birthDate.notADate',
  before1900: 'birthDate.before1900',
  inFuture: 'birthDate.inFuture',
  underage: 'birthDate.underage',
} as const;

export const priceDateWords = { notADate: 'priceDate.notADate', inFuture: 'priceDate.inFuture' } as const;

export const addressKindWords = {
  VERIFIED: 'addressCheck.kind.VERIFIED',
  NORMALIZED: 'addressCheck.kind.NORMALIZED',
  ABBREVIATION: 'addressCheck.kind.ABBREVIATION',
  FULL_TITLE: 'addressCheck.kind.FULL_TITLE',
  CORRECTED: 'addressCheck.kind.CORRECTED',
  DUBIOUS: 'addressCheck.kind.DUBIOUS',
  RENAMED: 'addressCheck.kind.RENAMED',
  WITHOUT: 'addressCheck.kind.WITHOUT',
  EMPTY: 'addressCheck.kind.EMPTY',
  NOT_FOUND: 'addressCheck.kind.NOT_FOUND',
  PACKSTATION: 'addressCheck.kind.PACKSTATION',
  PARTIALLY: 'addressCheck.kind.PARTIALLY',
} as const;
