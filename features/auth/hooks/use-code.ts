'use client'

import { useState } from 'react'
import { useCountdown } from '@/components/form/use-countdown'
import { type CodePurpose, sendCode } from '../api/send-code'
import type { Contact } from '../model/contact'

export type CodeRequest = {
  /** Whom a code went to; null before the first. */
  sent: { contact: Contact; recipient: string } | null
  /** Seconds until another may be asked for. */
  seconds: number
  /** Asks for a code; throws when it is refused. */
  send: (contact: Contact) => Promise<void>
  /** Back to before the first code. */
  reset: () => void
}

export function useCode(purpose: CodePurpose): CodeRequest {
  const [sent, setSent] = useState<CodeRequest['sent']>(null)
  const { seconds, start } = useCountdown()

  const send = async (contact: Contact) => {
    const answer = await sendCode(contact, purpose)
    if (!answer) return
    start(answer.retryAfter)
    setSent({ contact, recipient: answer.recipient })
  }

  return { sent, seconds, send, reset: () => setSent(null) }
}
