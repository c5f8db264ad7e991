import { useRef } from 'react'

/** One key for one content: what is sent again because no answer came is the same, what was changed is another. */
export function useRepeatKey(): (content: unknown) => string {
  const keys = useRef(new Map<string, string>())
  return (content) => {
    const text = JSON.stringify(content)
    const key = keys.current.get(text) ?? crypto.randomUUID()
    keys.current.set(text, key)
    return key
  }
}
