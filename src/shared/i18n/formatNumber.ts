const counts = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 2 });

/** Formats a count or a percentage as `1.234,5`, the same in every language of the interface; an unknown one as a dash. */
export function formatNumber(figure: number | null): string {
  return figure === null ? '–' : counts.format(figure);
}
