import { useState } from 'react'
import { useCountdown } from '@/components/form/use-countdown'
import { notify } from '@/components/ui/toast/notify'
import { errorItems } from '@/lib/gateway/wire/error-items'
import { isGatewayError } from '@/lib/gateway/errors'
import { useUserActions } from '@/stores/user/use-user-actions'
import type { ProfileContact } from '../api/confirmation'
import { CONTACT_TEXTS, type ContactKind, toProfileContact } from '../model/contact-kinds'
import type { ContactValues } from '../model/forms'
import type { SentCode } from './contact-code'

type Contact = {
  kind: ContactKind
  value: string
  /** A contact that is proven, whose code stands for the password when another one is changed. */
  proven?: ProfileContact | undefined
}

type Holder = { currentPassword?: string; previousCode?: string }

type Step =
  | { name: 'view' }
  | { name: 'edit'; contact: string; failure?: unknown }
  /** The owner of the account has given no password, so a code confirms who he is. */
  | ({ name: 'holder'; contact: string } & SentCode)
  /** Being proven: `value` when it is the present one, else the one that comes in its place. */
  | ({ name: 'code'; contact: string; holder: Holder } & SentCode)

const loadCodes = () => import('../api/confirmation')
const VIEW: Step = { name: 'view' }

/** The way from a contact that is shown to one that is changed or proven. `seconds` until another code can be sent. */
export function useContactSteps({ kind, value, proven }: Contact) {
  const [step, setStep] = useState<Step>(VIEW)
  const { seconds, start } = useCountdown()
  const actions = useUserActions()
  const texts = CONTACT_TEXTS[kind]

  const prove = async (contact: string, holder: Holder = {}) => {
    const sent = await (await loadCodes()).sendCode(toProfileContact(kind, contact))
    if (!sent) return
    start(sent.retryAfter)
    setStep({ ...sent, name: 'code', contact, holder })
  }

  const requestHolder = async (contact: string, by: ProfileContact) => {
    const sent = await (await loadCodes()).sendCode(by)
    if (!sent) return
    start(sent.retryAfter)
    setStep({ ...sent, name: 'holder', contact })
  }

  const change = async ({ contact, currentPassword }: ContactValues) => {
    if (contact === value) return setStep(VIEW)
    if (kind === 'invoiceEmail') {
      if (await actions.update({ invoiceEmail: contact })) await finish(texts.changedNotice)
    } else if (currentPassword !== '') await prove(contact, { currentPassword })
    else if (proven) await requestHolder(contact, proven)
    else await prove(contact)
  }

  const confirmHolder = async (contact: string, code: string) => {
    const checked = proven && (await (await loadCodes()).checkCode(proven, code))
    if (checked) await prove(contact, { previousCode: checked.token })
  }

  const confirm = async (contact: string, code: string, holder: Holder) => {
    if (contact === value) {
      if (!(await (await loadCodes()).checkCode(toProfileContact(kind, contact), code))) return
      await actions.refetch()
      return finish(texts.confirmedNotice)
    }
    try {
      const changes = { ...toProfileContact(kind, contact), code, ...holder }
      if (await actions.update(changes)) await finish(texts.changedNotice)
    } catch (failure) {
      if (!isAbout('currentPassword', failure)) throw failure
      setStep({ name: 'edit', contact, failure })
    }
  }

  const finish = async (title: string) => {
    setStep(VIEW)
    await notify({ kind: 'ok', title })
  }

  return {
    step,
    seconds,
    view: () => setStep(VIEW),
    edit: (contact: string) => setStep({ name: 'edit', contact }),
    prove,
    requestHolder,
    change,
    confirmHolder,
    confirm,
  }
}

function isAbout(field: string, failure: unknown): boolean {
  return (
    isGatewayError(failure) &&
    errorItems(failure.body).some((item) => 'field' in item && item.field === field)
  )
}
