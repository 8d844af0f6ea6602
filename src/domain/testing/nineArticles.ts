/** Nine articles of the sample data that fill a basket. The first is the face cream. */
export const nineArticles = [
  '432011001',
  '443015001',
  '410217001',
  '410217002',
  '410217004',
  '421033001',
  '421033002',
  '454287001',
  '411064001',
] as const;
