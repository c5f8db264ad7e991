import topics from '@/gateway/demo/data/review-topics.json' with { type: 'json' }
import type { Properties } from '@/gateway/demo/kinds/kind'

type Mood = 'good' | 'mixed' | 'bad'
/** What is said of one kind of products; `isLiquid` where nothing fits or wears. */
export type ReviewTopic = { details: Readonly<Record<Mood, readonly string[]>>; isLiquid: boolean }

const TOPICS = new Map(
  topics.map(({ topic, isLiquid = false, good, mixed, bad }): [string, ReviewTopic] => [
    topic,
    { details: { good, mixed, bad }, isLiquid },
  ]),
)
/** Tyres and oil filters are distinguished by their properties. */
const TOPIC_OF_FAMILY = new Map(
  topics.flatMap(({ topic, families }) => families.map((family) => [family, topic] as const)),
)

export function topicOf(family: string, properties: Properties): ReviewTopic {
  const topic = TOPICS.get(topicName(family, properties))
  if (!topic) throw new Error(`nobody knows what to say of ${family}`)
  return topic
}

function topicName(family: string, { tip_filtra, shiny_sezon }: Properties): string {
  if (family === 'oilf' && tip_filtra === 'Картридж') return 'oilCartridge'
  if (shiny_sezon === 'Зимние') return 'winterTyre'
  if (shiny_sezon === 'Всесезонные') return 'allTyre'
  return TOPIC_OF_FAMILY.get(family) ?? ''
}
