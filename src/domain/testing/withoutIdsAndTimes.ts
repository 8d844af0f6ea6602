const idOrTime = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|\d{4}-\d\d-\d\dT[\d:.]+Z/g;

/** Removes UUIDs and ISO 8601 times, whose arbitrary digits could match a value that a test asserts to be absent. */
export const withoutIdsAndTimes = (text: string): string => text.replaceAll(idOrTime, '');
