import { LIQUIDS, REVIEW_DETAILS, REVIEW_GROUPS } from '@/gateway/demo/data/review-texts-by-kind'
import type { Properties } from '@/gateway/demo/kinds/kind'
import { parseLines } from '@/gateway/demo/parse-lines'

type Mood = 'good' | 'mixed' | 'bad'
/** What is said of one kind of goods; `isLiquid` where nothing fits or wears. */
export type ReviewTopic = { details: Readonly<Record<Mood, readonly string[]>>; isLiquid: boolean }

const liquids = new Set(LIQUIDS.split(' '))
const TOPICS = new Map(
  parseLines(REVIEW_DETAILS).map(([group = '', good = '', mixed = '', bad = '']): [string, ReviewTopic] => [
    group,
    { details: { good: listOf(good), mixed: listOf(mixed), bad: listOf(bad) }, isLiquid: liquids.has(group) },
  ]),
)
const GROUP_OF_FAMILY = new Map(
  Object.entries(REVIEW_GROUPS).flatMap(([group, families]) =>
    families.split(' ').map((family) => [family, group]),
  ),
)

export function topicOf(family: string, properties: Properties): ReviewTopic {
  const topic = TOPICS.get(groupOf(family, properties))
  if (!topic) throw new Error(`nobody knows what to say of ${family}`)
  return topic
}

function groupOf(family: string, { tip_filtra, shiny_sezon }: Properties): string {
  if (family === 'oilf' && tip_filtra === 'Картридж') return 'oilCartridge'
  if (shiny_sezon === 'Зимние') return 'winterTyre'
  if (shiny_sezon === 'Всесезонные') return 'allTyre'
  return GROUP_OF_FAMILY.get(family) ?? ''
}

function listOf(cell: string): string[] {
  return cell.split(' / ').map((text) => text.trim())
}
