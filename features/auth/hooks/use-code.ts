'use client'

import { useState } from 'react'
import { useCountdown } from '@/components/form/use-countdown'
import { type CodePurpose, sendCode } from '../api/send-code'
import { type Contact, isSameContact } from '../model/contact'

type Sent = { contact: Contact; recipient: string }

export type CodeRequest = {
  /** Whom a code went to; null before the first, and while that is being changed. */
  sent: Sent | null
  /** Seconds until another may be asked for. */
  seconds: number
  /** Sees to it that a code is on its way, which one that was sent a moment ago still is; throws when it is refused. */
  send: (contact: Contact) => Promise<void>
  /** Back to before the code. */
  reset: () => void
}

export function useCode(purpose: CodePurpose): CodeRequest {
  const [last, setLast] = useState<Sent | null>(null)
  const [isShown, setShown] = useState(false)
  const { seconds, start } = useCountdown()

  const send = async (contact: Contact) => {
    if (seconds > 0 && last && isSameContact(last.contact, contact)) {
      setShown(true)
      return
    }
    const answer = await sendCode(contact, purpose)
    if (!answer) return
    start(answer.retryAfter)
    setLast({ contact, recipient: answer.recipient })
    setShown(true)
  }

  return { sent: isShown ? last : null, seconds, send, reset: () => setShown(false) }
}
