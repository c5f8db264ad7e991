import { useState } from 'react'
import { useCountdown } from '@/components/form/use-countdown'
import { useUser } from '@/stores/user/use-user'
import { provenContact } from '../model/proven-contact'

const loadCodes = () => import('../api/confirmation')

type Sent = { recipient: string; digits: number; isTold: boolean }

/** A code to a proven contact of the user, which stands for the password of a user who has none. */
export function useHolderCode() {
  const proven = provenContact(
    useUser((user) => user),
    'phone',
  )
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

  return { canSend: proven !== undefined, sent, seconds, send, prove, forget: () => setSent(undefined) }
}

export const NO_PASSWORD_HINT = 'Пароля нет или забыли? Оставьте пустым: пришлём код'
