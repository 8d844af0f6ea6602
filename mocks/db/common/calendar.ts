const berlinDay = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Berlin',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The day in Berlin as YYYY-MM-DD. */
export function berlinDate(moment: Date): string {
  return berlinDay.format(moment);
}

/** ISO 8601 with offset, the timestamp format of the wire. */
export function timestamp(moment: Date): string {
  return `${moment.toISOString().slice(0, -1)}+00:00`;
}

export function daysBefore(moment: Date, days: number): Date {
  return new Date(moment.getTime() - days * 86_400_000);
}
