const idOrTime = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|\d{4}-\d\d-\d\dT[\d:.]+Z/g;

/** The text without UUIDs and ISO 8601 times: their digits are arbitrary, and may be those that a test says are not there. */
export const withoutIdsAndTimes = (text: string): string => text.replaceAll(idOrTime, '');
