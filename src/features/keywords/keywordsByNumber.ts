import { severalNumbers, type NumberKind } from '~/domain/common/pastedNumbers';

interface KeywordQuery {
  readonly filters: { readonly keywords: readonly string[] };
}

/** The rule `byNumber` of a list that is searched by the keywords of its filters (DECISIONS 222). */
export function keywordsByNumber<Query extends KeywordQuery>(kind: NumberKind) {
  return {
    numbersOf: ({ filters }: Query) => severalNumbers(filters.keywords, kind),
    queryFor: (query: Query, number: string): Query => ({
      ...query,
      filters: { ...query.filters, keywords: [number] },
    }),
  };
}
