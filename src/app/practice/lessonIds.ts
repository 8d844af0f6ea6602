export const lessonIds = ['known', 'voucher', 'pin', 'bank', 'cancel'] as const;
export type LessonId = (typeof lessonIds)[number];
