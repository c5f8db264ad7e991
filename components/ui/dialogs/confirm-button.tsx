'use client'

import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { failureText } from '@/lib/gateway/wire/failure-text'
import { Button } from '../button'
import { hydratedRef } from '../hydrated-ref'
import { Notice } from '../notice'
import styles from './confirm-button.module.css'

type Props = {
  /** The button that opens the question, and its name where several of them stand on a page. */
  title: string
  label?: string
  /** What the answer does, for a visitor who has yet to decide. */
  children?: ReactNode
  yes: string
  /** The same while it is done. */
  doing?: string
  onYes: () => Promise<void>
  /** Takes the focus once it is done: the button goes with what it was for. */
  place: RefObject<HTMLElement | null>
  className?: string | undefined
}

/** Calls something off after asking once more; the keyboard goes along with the question and comes back with «Оставить». */
export function ConfirmButton({
  title,
  label = title,
  children,
  yes,
  doing = 'Отменяем…',
  onYes,
  place,
  className,
}: Props) {
  const [state, setState] = useState<'idle' | 'asking' | 'busy' | 'declined'>('idle')
  const [problem, setProblem] = useState<string>()
  const call = useRef<HTMLButtonElement>(null)
  const answer = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (state === 'asking') answer.current?.focus()
    if (state === 'declined') call.current?.focus()
  }, [state])

  const act = async () => {
    if (state === 'busy') return
    setState('busy')
    setProblem(undefined)
    try {
      await onYes()
      place.current?.focus()
    } catch (cause) {
      setProblem(failureText(cause))
    }
    setState('asking')
  }

  if (state === 'idle' || state === 'declined')
    return (
      <div>
        <Button
          ref={hydratedRef(call)}
          data-replay-click=""
          look="secondary"
          small
          aria-label={label}
          onClick={() => setState('asking')}
        >
          {title}
        </Button>
      </div>
    )
  return (
    <div
      className={[styles.question, className].filter(Boolean).join(' ')}
      role="group"
      aria-label={`${label}?`}
    >
      {children}
      {problem !== undefined && <Notice kind="error">{problem}</Notice>}
      <div className={styles.actions}>
        <Button
          ref={hydratedRef(answer)}
          data-replay-click=""
          small
          aria-disabled={state === 'busy'}
          onClick={() => void act()}
        >
          {state === 'busy' ? doing : yes}
        </Button>
        <Button look="secondary" small onClick={() => setState('declined')}>
          Оставить
        </Button>
      </div>
    </div>
  )
}
