import { wordsIn } from '@/gateway/services/words/lexicon'
import { otherLayout } from '@/gateway/services/words/read-query'

const QUOTED = /"([^"]+)"|«([^»]+)»|“([^”]+)”/g

export type Demands = {
  /** Without the quotation marks. */
  query: string
  isDemanded: (text: string) => boolean
}

/** What stands in quotation marks has to be said by every result; a query that is quoted as a whole demands nothing more. */
export function readDemands(typed: string): Demands {
  const quoted = [...typed.matchAll(QUOTED)].map(([, ...ways]) => ways.find((way) => way !== undefined) ?? '')
  const query = typed.replaceAll(
    QUOTED,
    (_, ...ways: (string | undefined)[]) => ways.slice(0, 3).find(Boolean) ?? '',
  )
  const isPart = wordsIn(typed.replaceAll(QUOTED, ' ')).length > 0
  const words = new Set(
    isPart ? quoted.flatMap((text) => [...wordsIn(text), ...wordsIn(otherLayout(text))]) : [],
  )
  return { query, isDemanded: (text) => words.size > 0 && wordsIn(text).some((word) => words.has(word)) }
}
