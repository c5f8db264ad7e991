'use client'

import { useUser } from '@/stores/user/use-user'
import { useUserActions } from '@/stores/user/use-user-actions'
import { useAfterSignIn } from '../hooks/use-after-sign-in'
import type { CodeRequest } from '../hooks/use-code'
import type { Registration } from '../model/forms'
import { EnterCode } from './enter-code'
import styles from './sign-in.module.css'

type Props = { code: CodeRequest; person: Registration; recipient: string }

export function RegisterCode({ code, person, recipient }: Props) {
  const actions = useUserActions()
  const supplier = useUser((user) => user.supplier)
  const finish = useAfterSignIn()

  const register = async (digits: string) => {
    const { email, ...rest } = person
    await finish(await actions.register({ ...rest, ...(email ? { email } : {}), supplier, code: digits }))
  }

  return (
    <div className={styles.screen}>
      <EnterCode
        code={code}
        contact={{ phone: person.phone }}
        recipient={recipient}
        changeTitle="Изменить данные"
        submitTitle="Зарегистрироваться"
        onSubmit={register}
      />
    </div>
  )
}
