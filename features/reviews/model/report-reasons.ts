/** Why a review is complained about, as the shop says it. */
export const REPORT_REASONS = {
  spam: 'Реклама или спам',
  offensive: 'Оскорбления',
  irrelevant: 'Не о товаре',
  false: 'Неправда',
  other: 'Другое',
} as const
