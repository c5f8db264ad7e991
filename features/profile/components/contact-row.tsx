'use client'

import { useEffect, useRef, useState } from 'react'
import { useCountdown } from '@/components/form/use-countdown'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { notify } from '@/components/ui/toast/notify'
import { isGatewayError } from '@/lib/gateway/errors'
import { useUserActions } from '@/stores/user/use-user-actions'
import { checkCode, sendCode } from '../api/confirmation'
import { CONTACT_TEXTS, type ContactKind, showContact, toProfileContact } from '../model/contact-kinds'
import { ContactCode } from './contact-code'
import { ContactForm } from './contact-form'
import styles from './profile.module.css'

type Props = { kind: ContactKind; value: string; isConfirmed: boolean }

/** Being proven: `value` when it is the present one, else the one that comes in its place. */
type Step = { name: 'view' } | { name: 'edit' } | { name: 'code'; contact: string; recipient: string }

const VIEW: Step = { name: 'view' }

/** One way to reach the person: what it is, whether it is proven, and the way to change it. */
export function ContactRow({ kind, value, isConfirmed }: Props) {
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

  const prove = async (contact: string) => {
    const sent = await sendCode(toProfileContact(kind, contact))
    if (!sent) return
    start(sent.retryAfter)
    setStep({ name: 'code', contact, recipient: sent.recipient })
  }

  const change = async (contact: string) => {
    if (contact === value) return setStep(VIEW)
    if (kind !== 'invoiceEmail') return prove(contact)
    if (await actions.update({ invoiceEmail: contact })) await finish(texts.changedNotice)
  }

  const confirm = async (contact: string, code: string) => {
    if (contact === value) {
      if (!(await checkCode(toProfileContact(kind, contact), code))) return
      await actions.refetch()
      return finish(texts.confirmedNotice)
    }
    if (await actions.update({ ...toProfileContact(kind, contact), code })) await finish(texts.changedNotice)
  }

  const finish = async (title: string) => {
    setStep(VIEW)
    await notify({ kind: 'ok', title })
  }

  const proveFromView = () => {
    prove(value).catch((failure: unknown) => {
      const text = isGatewayError(failure) ? failure.message : 'Код не отправился. Попробуйте ещё раз.'
      void notify({ kind: 'error', title: 'Ошибка', text })
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
              onClick={() => setStep({ name: 'edit' })}
            >
              {edit}
            </Button>
          </div>
        </>
      )}
      {step.name === 'edit' && (
        <ContactForm kind={kind} value={value} onSubmit={change} onCancel={() => setStep(VIEW)} />
      )}
      {step.name === 'code' && (
        <ContactCode
          recipient={step.recipient}
          seconds={seconds}
          onSubmit={(code) => confirm(step.contact, code)}
          onResend={() => prove(step.contact)}
          onCancel={() => setStep(VIEW)}
        />
      )}
    </div>
  )
}

function ContactState({ isConfirmed, text }: { isConfirmed: boolean; text: string }) {
  return (
    <p className={isConfirmed ? styles.confirmed : styles.unconfirmed}>
      <Icon name={isConfirmed ? 'check' : 'warning'} size={16} /> {isConfirmed ? 'Подтверждено' : text}
    </p>
  )
}
