import { type RefObject, useEffect, useRef, useState } from 'react'

export type RuleDraft<Draft> = {
  /** The one rule that is being changed. */
  draft: Draft | null
  /** Differs for each opened form: what was typed into one does not stay in the next. */
  turn: number
  /** What was said of the last one that was saved. */
  saved: string | null
  /** Takes the focus when there is something to read out. */
  message: RefObject<HTMLDivElement | null>
  open: (draft: Draft) => void
  onCancel: () => void
  onSaved: (words: string, isChanged?: boolean) => void
}

const UNCHANGED = 'Ничего не изменилось: всё уже так'

export function useRuleDraft<Draft>(): RuleDraft<Draft> {
  const [draft, setDraft] = useState<Draft | null>(null)
  const [turn, setTurn] = useState(0)
  const [saved, setSaved] = useState<string | null>(null)
  const message = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (saved !== null) message.current?.focus()
  }, [saved])
  return {
    draft,
    turn,
    saved,
    message,
    open: (value) => {
      setSaved(null)
      setDraft(() => value)
      setTurn((before) => before + 1)
    },
    onCancel: () => setDraft(null),
    onSaved: (words, isChanged = true) => {
      setDraft(null)
      setSaved(isChanged ? words : UNCHANGED)
    },
  }
}
