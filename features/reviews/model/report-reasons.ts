/** Reasons of a complaint about a review, in the shop's words. */
export const REPORT_REASONS = {
  spam: 'Реклама или спам',
  offensive: 'Оскорбления',
  irrelevant: 'Не о товаре',
  false: 'Неправда',
  other: 'Другое',
} as const
