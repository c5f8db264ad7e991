import { useState } from 'react'
import { useCountdown } from '@/components/form/use-countdown'
import { useCodeWays } from '@/stores/user/use-code-ways'
import { useUser } from '@/stores/user/use-user'
import { noPasswordHint } from '../model/code-words'
import { provenContact } from '../model/proven-contact'

const loadCodes = () => import('../api/confirmation')

type Sent = { recipient: string; digits: number; isTold: boolean }

/** A code to a proven contact of the user, which stands for the password of a user who has none. */
export function useHolderCode() {
  const { toPhone, toEmail } = useCodeWays()
  const proven = provenContact(
    useUser((user) => user),
    toEmail && !toPhone ? 'email' : 'phone',
  )
  const isSent = proven === undefined || ('phone' in proven ? toPhone : toEmail)
  const { seconds, start } = useCountdown()
  const [sent, setSent] = useState<Sent>()

  const send = async () => {
    const answer = proven && (await (await loadCodes()).sendCode(proven))
    if (!answer) return
    start(answer.retryAfter)
    setSent(answer)
  }

  /** The proof of a typed code; undefined when the request was dropped. */
  const prove = async (code: string): Promise<string | undefined> =>
    proven && (await (await loadCodes()).checkCode(proven, code))?.token

  return {
    canSend: proven !== undefined,
    hint: noPasswordHint(isSent),
    sent,
    seconds,
    send,
    prove,
    forget: () => setSent(undefined),
  }
}
