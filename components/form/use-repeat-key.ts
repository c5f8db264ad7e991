import { useRef } from 'react'
import { randomUuid } from '@/lib/random-uuid'

/** One key for one content: a repetition without an answer has the same key, a changed form another. */
export function useRepeatKey(): (content: unknown) => string {
  const keys = useRef(new Map<string, string>())
  return (content) => {
    const text = JSON.stringify(content)
    const key = keys.current.get(text) ?? randomUuid()
    keys.current.set(text, key)
    return key
  }
}
