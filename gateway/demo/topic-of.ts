import type { REVIEW_TEXTS } from '@/gateway/demo/data/review-texts'

export type ReviewTopic = keyof typeof REVIEW_TEXTS.details

const TOPICS: Readonly<Record<string, ReviewTopic>> = {
  filtry: 'filter',
  'tormoznaya-sistema': 'brake',
  podveska: 'chassis',
  'rulevoe-upravlenie': 'chassis',
  transmissiya: 'chassis',
  dvigatel: 'engine',
  elektrika: 'engine',
  shiny: 'tyre',
  'masla-i-zhidkosti': 'fluid',
  avtohimiya: 'fluid',
}

export function topicOf(firstLevelCode: string): ReviewTopic {
  return TOPICS[firstLevelCode] ?? 'gear'
}
