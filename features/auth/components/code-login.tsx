'use client'

import { useState } from 'react'
import { EmailField, PhoneField } from '@/components/form/fields/known-fields'
import { useSchemaForm } from '@/components/form/use-schema-form'
import { Button } from '@/components/ui/button'
import { errorItems } from '@/lib/gateway/wire/error-items'
import { isGatewayError } from '@/lib/gateway/errors'
import { useUserActions } from '@/stores/user/use-user-actions'
import { useAfterSignIn } from '../hooks/use-after-sign-in'
import { type CodeRequest, useCode } from '../hooks/use-code'
import { type Contact, parseContact } from '../model/contact'
import { emailForm, phoneForm } from '../model/forms'
import { CodeNewcomer } from './code-newcomer'
import { EnterCode } from './enter-code'
import { RequestCodeForm } from './request-code-form'
import type { ScreenProps } from './screen-props'
import styles from './sign-in.module.css'

type Props = ScreenProps & { privacyHref: string | undefined }

type Proven = { phone: string; digits: string }

/** A code lets in: to the phone, or to a proven mailbox where codes go by email alone. Whose phone is new gets an account on the spot. */
export function CodeLogin({ contact, codeBy, onContact, onScreen, privacyHref }: Props) {
  const code = useCode('login')
  const actions = useUserActions()
  const finish = useAfterSignIn()
  const [newcomer, setNewcomer] = useState<Proven | null>(null)
  const login = (who: Contact) => async (digits: string) => {
    try {
      await finish(await actions.login({ ...who, code: digits }))
    } catch (failure) {
      if (!('phone' in who) || !hasNoAccount(failure)) throw failure
      setNewcomer({ phone: who.phone, digits })
    }
  }
  if (newcomer) {
    return (
      <div className={styles.screen}>
        <CodeNewcomer
          {...newcomer}
          privacyHref={privacyHref}
          onAgain={() => {
            setNewcomer(null)
            code.reset()
          }}
        />
      </div>
    )
  }
  return (
    <div className={styles.screen}>
      {code.sent ? (
        <EnterCode
          code={code}
          contact={code.sent.contact}
          recipient={code.sent.recipient}
          changeTitle={'phone' in code.sent.contact ? 'Изменить номер' : 'Изменить почту'}
          submitTitle="Войти"
          onSubmit={login(code.sent.contact)}
        />
      ) : (
        <ContactPrompt code={code} contact={contact} codeBy={codeBy} onContact={onContact} />
      )}
      <div className={styles.links}>
        <Button look="plain" onClick={() => onScreen('login')}>
          Войти с паролем
        </Button>
        <Button look="plain" onClick={() => onScreen('register')}>
          Зарегистрироваться
        </Button>
      </div>
    </div>
  )
}

/** A wrong code is an error of the code's field; an error of the phone is shown only to a user who has proven it. */
function hasNoAccount(failure: unknown): boolean {
  const items = isGatewayError(failure) ? errorItems(failure.body) : []
  return items.some((item) => 'field' in item && item.field === 'phone')
}

type RequestProps = Pick<ScreenProps, 'contact' | 'codeBy' | 'onContact'> & { code: CodeRequest }

function ContactPrompt({ codeBy, ...request }: RequestProps) {
  return codeBy === 'email' ? <EmailPrompt {...request} /> : <PhonePrompt {...request} />
}

type PromptProps = Omit<RequestProps, 'codeBy'>

function PhonePrompt({ code, contact, onContact }: PromptProps) {
  const known = parseContact(contact)
  const form = useSchemaForm(phoneForm, { phone: known && 'phone' in known ? known.phone : '' })
  return (
    <RequestCodeForm code={code} form={form} onSubmit={code.send}>
      <PhoneField form={form} name="phone" isFirst hint="Пришлём код из четырёх цифр" onValue={onContact} />
    </RequestCodeForm>
  )
}

function EmailPrompt({ code, contact, onContact }: PromptProps) {
  const known = parseContact(contact)
  const form = useSchemaForm(emailForm, { email: known && 'email' in known ? known.email : '' })
  return (
    <RequestCodeForm code={code} form={form} onSubmit={code.send}>
      <EmailField
        form={form}
        name="email"
        isFirst
        hint="Подтверждённая в профиле: пришлём код из четырёх цифр"
        onValue={onContact}
      />
    </RequestCodeForm>
  )
}
