'use client'

import { useState } from 'react'
import { useCode } from '../hooks/use-code'
import type { Registration } from '../model/forms'
import { RegisterCode } from './register-code'
import { RegisterData } from './register-data'
import type { ScreenProps } from './screen-props'

type Props = ScreenProps & { privacyHref: string | undefined }

/** First the person, then the proof that the phone is his own; what was typed survives the way back. */
export function Register({ contact, onScreen, privacyHref }: Props) {
  const code = useCode('register')
  const [person, setPerson] = useState<Registration | null>(null)

  if (code.sent && person) {
    return <RegisterCode code={code} person={person} recipient={code.sent.recipient} />
  }
  return (
    <RegisterData
      code={code}
      known={person}
      contact={contact}
      privacyHref={privacyHref}
      onScreen={onScreen}
      onSubmit={async (next) => {
        setPerson(next)
        await code.send({ phone: next.phone })
      }}
    />
  )
}
