'use client'

import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { notifyFailure } from '@/components/ui/toast/notify-failure'
import type { ProfileContact } from '../api/confirmation'
import { CONTACT_TEXTS, type ContactKind, showContact } from '../model/contact-kinds'
import { ContactCode } from './contact-code'
import { ContactForm } from './contact-form'
import styles from './profile.module.css'
import { useContactSteps } from './use-contact-steps'

type Props = {
  kind: ContactKind
  value: string
  isConfirmed: boolean
  /** A contact that is proven, whose code stands for the password when another one is changed. */
  proven?: ProfileContact | undefined
  /** What the person gave elsewhere, as in an order: the field begins with it while there is no contact. */
  suggested?: string | undefined
}

/** One way to reach the person: what it is, whether it is proven, and the way to change it. */
export function ContactRow({ kind, value, isConfirmed, proven, suggested = '' }: Props) {
  const steps = useContactSteps({ kind, value, proven })
  const { step, seconds } = steps
  const row = useRef<HTMLDivElement>(null)
  const hasMoved = useRef(false)
  const texts = CONTACT_TEXTS[kind]
  const edit = value === '' ? 'Добавить' : 'Изменить'

  useEffect(() => {
    if (hasMoved.current && step.name === 'view') row.current?.focus()
    hasMoved.current = true
  }, [step.name])

  const proveFromView = () => {
    steps.prove(value).catch((failure: unknown) => {
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
              onClick={() => steps.edit(value || suggested)}
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
          onSubmit={steps.change}
          onCancel={steps.view}
        />
      )}
      {step.name === 'holder' && proven && (
        <ContactCode
          key="holder"
          recipient={step.recipient}
          digits={step.digits}
          isTold={step.isTold}
          seconds={seconds}
          onSubmit={(code) => steps.confirmHolder(step.contact, code)}
          onResend={() => steps.requestHolder(step.contact, proven)}
          onCancel={steps.view}
        />
      )}
      {step.name === 'code' && (
        <ContactCode
          key="contact"
          recipient={step.recipient}
          digits={step.digits}
          isTold={step.isTold}
          seconds={seconds}
          onSubmit={(code) => steps.confirm(step.contact, code, step.holder)}
          onResend={() => steps.prove(step.contact, step.holder)}
          onCancel={steps.view}
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
