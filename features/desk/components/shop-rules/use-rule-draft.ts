import { useEffect, useRef, useState } from 'react'

/** The one rule that is being changed, and whether the last one was saved: then its message is read out. */
export function useRuleDraft<Draft>() {
  const [draft, setDraft] = useState<{ value: Draft; turn: number } | null>(null)
  const [isSaved, setSaved] = useState(false)
  const message = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isSaved) message.current?.focus()
  }, [isSaved])
  return {
    draft: draft?.value ?? null,
    /** Differs for each opened form: what was typed into one does not stay in the next. */
    turn: draft?.turn ?? 0,
    isSaved,
    message,
    open: (value: Draft) => {
      setSaved(false)
      setDraft((before) => ({ value, turn: (before?.turn ?? 0) + 1 }))
    },
    onCancel: () => setDraft(null),
    onSaved: () => {
      setDraft(null)
      setSaved(true)
    },
  }
}
