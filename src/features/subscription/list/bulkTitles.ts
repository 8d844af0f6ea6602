import './bulkTexts.de';

export const bulkTitles = {
  cancel: 'subscriptionBulk.cancel.title',
  dates: 'subscriptionBulk.dates.title',
  numbers: 'subscriptionBulk.numbers.title',
} as const;
