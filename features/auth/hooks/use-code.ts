'use client'

import { useState } from 'react'
import { useCountdown } from '@/components/form/use-countdown'
import { formatPhone } from '@/lib/format/phone'
import { isGatewayError } from '@/lib/gateway/errors'
import { type CodePurpose, sendCode } from '../api/send-code'
import { type Contact, isSameContact } from '../model/contact'

/** How many digits the code has is unknown of one that came before. */
type Sent = { contact: Contact; recipient: string; digits?: number; isTold?: boolean }

export type CodeRequest = {
  /** The recipient of a code; null before the first, and while the contact is being changed. */
  sent: Sent | null
  /** Seconds until another may be requested. */
  seconds: number
  /** Sees to it that a code is on its way, which one that was sent a moment ago still is; throws when it is refused. */
  send: (contact: Contact) => Promise<void>
  /** Back to before the code. */
  reset: () => void
  /** Set when another code was refused as too early: goes on with the one that came before. */
  enterEarlier: (() => void) | undefined
}

export function useCode(purpose: CodePurpose): CodeRequest {
  const [last, setLast] = useState<Sent | null>(null)
  const [isShown, setShown] = useState(false)
  const [early, setEarly] = useState<Sent | null>(null)
  const { seconds, start } = useCountdown()

  const show = (sent: Sent) => {
    setLast(sent)
    setEarly(null)
    setShown(true)
  }

  const send = async (contact: Contact) => {
    if (seconds > 0 && last && isSameContact(last.contact, contact)) return show(last)
    setEarly(null)
    try {
      const response = await sendCode(contact, purpose)
      if (!response) return
      start(response.retryAfter)
      show({ ...sentTo(contact), digits: response.digits, isTold: response.isTold })
    } catch (failure) {
      if (isGatewayError(failure) && failure.kind === 'rateLimited') {
        setEarly(sentTo(contact))
      }
      throw failure
    }
  }

  return {
    sent: isShown ? last : null,
    seconds,
    send,
    reset: () => setShown(false),
    enterEarlier: early ? () => show(early) : undefined,
  }
}

/** The contact is shown whole: the user has just typed it and may find a wrong digit. */
function sentTo(contact: Contact): Sent {
  return { contact, recipient: 'phone' in contact ? formatPhone(contact.phone) : contact.email }
}
