'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { applyFailure } from '@/components/form/apply-failure'
import { Form } from '@/components/form/form'
import { PasswordField } from '@/components/form/fields/password-field'
import { SubmitButton } from '@/components/form/submit-button'
import { useSchemaForm } from '@/components/form/use-schema-form'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialogs/dialog'
import { notify } from '@/components/ui/toast/notify'
import { hrefs } from '@/lib/routing/hrefs'
import { useUser } from '@/stores/user/use-user'
import { useUserActions } from '@/stores/user/use-user-actions'
import { ContactCode } from './contact-code'
import { ProfileSection } from './profile-section'
import { useHolderCode } from './use-holder-code'
import styles from './profile.module.css'

const loadSchema = async () => (await import('../model/forms')).removalForm

export function RemovalSection() {
  const [isRequested, setRequested] = useState(false)
  return (
    <ProfileSection
      title="Удаление кабинета"
      text="Сотрём имя, контакты, гараж, закладки и настройки. Данные заказов останутся в бухгалтерии без вашего имени."
    >
      <div>
        <Button look="secondary" onClick={() => setRequested(true)}>
          Удалить кабинет
        </Button>
      </div>
      <Dialog open={isRequested} onClose={() => setRequested(false)} title="Удалить кабинет?">
        {isRequested && <RemovalForm onCancel={() => setRequested(false)} />}
      </Dialog>
    </ProfileSection>
  )
}

function RemovalForm({ onCancel }: { onCancel: () => void }) {
  const form = useSchemaForm(loadSchema, { password: '' })
  const code = useHolderCode()
  const actions = useUserActions()
  const hasBonuses = useUser((user) => user.group === 'client')
  const router = useRouter()

  const remove = async (proof: { password: string } | { code: string }) => {
    if (!(await actions.remove(proof))) return
    // Said first: a page that is left takes what it has not said yet along.
    await notify({ kind: 'ok', title: 'Кабинет удалён' }).catch(() => undefined)
    router.replace(hrefs.home)
  }

  const warning = <p>Вернуть его будет нельзя.{hasBonuses && ' Накопленные бонусы сгорят.'}</p>
  if (code.sent) {
    return (
      <>
        {warning}
        <ContactCode
          {...code.sent}
          seconds={code.seconds}
          action="Удалить навсегда"
          onSubmit={async (typed) => {
            const proof = await code.prove(typed)
            if (proof) await remove({ code: proof })
          }}
          onResend={code.send}
          onCancel={onCancel}
        />
      </>
    )
  }
  return (
    <Form
      form={form}
      label="Удаление кабинета"
      onSubmit={async ({ password }) => {
        try {
          if (password === '' && code.canSend) await code.send()
          else await remove({ password })
        } catch (failure) {
          applyFailure(form, failure)
        }
      }}
    >
      {warning}
      <PasswordField form={form} name="password" autoComplete="current-password" hint={code.hint} />
      <div className={styles.actions}>
        <SubmitButton form={form}>Удалить навсегда</SubmitButton>
        <Button look="plain" onClick={onCancel}>
          Оставить
        </Button>
      </div>
    </Form>
  )
}
