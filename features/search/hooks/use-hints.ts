import { useEffect, useState } from 'react'
import { browserGateway } from '@/lib/gateway/browser-client'
import { AUTOCOMPLETE_LIMIT } from '@/lib/gateway/contracts/limits'
import { autocomplete } from '@/lib/gateway/contracts/catalog/search'
import { isGatewayError } from '@/lib/gateway/errors'
import type { Hints } from '../model/hint-groups'
import type { SearchMode } from '../model/search-modes'

export const HINTS_DEBOUNCE_MS = 200
export const MIN_HINT_LENGTH = 2

type Answer = { hints?: Hints; isFailed?: boolean }

/** Hints for the text and the car, once typing pauses; the old ones stay until the new ones come, a call out of date is given up. */
export function useHints(text: string, mode: SearchMode, assistants: string | undefined): Answer {
  const [answer, setAnswer] = useState<Answer>({})
  const query = text.trim()

  useEffect(() => {
    if (query.length < MIN_HINT_LENGTH) return setAnswer({})
    const controller = new AbortController()
    const timer = setTimeout(() => {
      browserGateway()
        .call(
          autocomplete,
          { query: { query, mode, limit: AUTOCOMPLETE_LIMIT, assistants } },
          { signal: controller.signal },
        )
        .then(
          (hints) => setAnswer(hints ? { hints } : {}),
          (error: unknown) => {
            if (!controller.signal.aborted && !(isGatewayError(error) && error.kind === 'aborted')) {
              setAnswer({ isFailed: true })
            }
          },
        )
    }, HINTS_DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [query, mode, assistants])

  return answer
}
