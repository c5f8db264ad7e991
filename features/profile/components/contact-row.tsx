'use client'

import { useEffect, useRef, useState } from 'react'
import { useCountdown } from '@/components/form/use-countdown'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { notify } from '@/components/ui/toast/notify'
import { notifyFailure } from '@/components/ui/toast/notify-failure'
import { errorItems } from '@/lib/gateway/wire/error-items'
import { isGatewayError } from '@/lib/gateway/errors'
import { useUserActions } from '@/stores/user/use-user-actions'
import type { ProfileContact } from '../api/confirmation'
import { CONTACT_TEXTS, type ContactKind, showContact, toProfileContact } from '../model/contact-kinds'
import type { ContactValues } from '../model/forms'
import { ContactCode, type SentCode } from './contact-code'
import { ContactForm } from './contact-form'
import styles from './profile.module.css'

type Props = {
  kind: ContactKind
  value: string
  isConfirmed: boolean
  /** A contact that is proven, whose code stands for the password when another one is changed. */
  proven?: ProfileContact | undefined
  /** What the person gave elsewhere, as in an order: the field begins with it while there is no contact. */
  suggested?: string | undefined
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

/** One way to reach the person: what it is, whether it is proven, and the way to change it. */
export function ContactRow({ kind, value, isConfirmed, proven, suggested = '' }: Props) {
  const [step, setStep] = useState<Step>(VIEW)
  const { seconds, start } = useCountdown()
  const actions = useUserActions()
  const row = useRef<HTMLDivElement>(null)
  const hasMoved = useRef(false)
  const texts = CONTACT_TEXTS[kind]
  const edit = value === '' ? 'Добавить' : 'Изменить'

  useEffect(() => {
    if (hasMoved.current && step.name === 'view') row.current?.focus()
    hasMoved.current = true
  }, [step.name])

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

  const proveFromView = () => {
    prove(value).catch((failure: unknown) => {
      void notifyFailure(failure)
    })
  }

  return (
    <div ref={row} className={styles.row} tabIndex={-1}>
      {step.name === 'view' && (
        <>
          <div className={styles.fact}>
            <p className={styles.soft}>{texts.title}</p>
            <p className={styles.value}>{showContact(kind, value)}</p>
            {value !== '' && <ContactState isConfirmed={isConfirmed} text={texts.unconfirmed} />}
          </div>
          <div className={styles.actions}>
            {value !== '' && !isConfirmed && (
              <Button small aria-label={`Подтвердить ${texts.object}`} onClick={proveFromView}>
                Подтвердить
              </Button>
            )}
            <Button
              small
              look="secondary"
              aria-label={`${edit} ${texts.object}`}
              onClick={() => setStep({ name: 'edit', contact: value || suggested })}
            >
              {edit}
            </Button>
          </div>
        </>
      )}
      {step.name === 'edit' && (
        <ContactForm
          kind={kind}
          value={step.contact}
          failure={step.failure}
          onSubmit={change}
          onCancel={() => setStep(VIEW)}
        />
      )}
      {step.name === 'holder' && proven && (
        <ContactCode
          key="holder"
          recipient={step.recipient}
          digits={step.digits}
          isTold={step.isTold}
          seconds={seconds}
          onSubmit={(code) => confirmHolder(step.contact, code)}
          onResend={() => requestHolder(step.contact, proven)}
          onCancel={() => setStep(VIEW)}
        />
      )}
      {step.name === 'code' && (
        <ContactCode
          key="contact"
          recipient={step.recipient}
          digits={step.digits}
          isTold={step.isTold}
          seconds={seconds}
          onSubmit={(code) => confirm(step.contact, code, step.holder)}
          onResend={() => prove(step.contact, step.holder)}
          onCancel={() => setStep(VIEW)}
        />
      )}
    </div>
  )
}

function isAbout(field: string, failure: unknown): boolean {
  return (
    isGatewayError(failure) &&
    errorItems(failure.body).some((item) => 'field' in item && item.field === field)
  )
}

function ContactState({ isConfirmed, text }: { isConfirmed: boolean; text: string }) {
  return (
    <p className={isConfirmed ? styles.confirmed : styles.unconfirmed}>
      <Icon name={isConfirmed ? 'check' : 'warning'} size={16} /> {isConfirmed ? 'Подтверждено' : text}
    </p>
  )
}
