import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { messageIn } from '@/lib/forms/message-in'
import { MAX_PARTIES } from '@/lib/gateway/contracts/desk/customers'
import { MAX_EMAIL_LENGTH, MAX_NAME_LENGTH, MAX_PHONE_LENGTH } from '@/lib/gateway/contracts/limits'
import { managersOptions } from '../../api/customer-queries'
import { focusLast } from '../../model/focus-last'
import { type ManagerDraft, newManager, toManagerDraft } from '../../model/company-draft'
import { LabelledSelect } from '../labelled-select'
import { CompanyField } from './company-field'
import styles from '../desk.module.css'
import own from './company.module.css'

type Props = {
  managers: readonly ManagerDraft[]
  problems: Readonly<Record<string, string>>
  onChange: (change: (managers: readonly ManagerDraft[]) => readonly ManagerDraft[]) => void
}

const NEW = 'new'

/** People of the shop whom the company sees in its account. */
export function ManagerFields({ managers, problems, onChange }: Props) {
  const { data, error, refetch } = useQuery(managersOptions)
  const fields = useRef<HTMLFieldSetElement>(null)
  const setManagers: Props['onChange'] = (change) => {
    flushSync(() => onChange(change))
    focusLast(fields.current, '[role="group"]')
  }
  const known = (data?.managers ?? []).filter(({ id }) => managers.every((one) => one.id !== id))
  const add = (id: string) => {
    const found = known.find((one) => one.id === id)
    if (found || id === NEW)
      setManagers((before) => [...before, found ? toManagerDraft(found) : newManager()])
  }
  return (
    <fieldset ref={fields} className={styles.return}>
      <legend className={styles.what}>Менеджеры</legend>
      {managers.map((manager, at) => {
        const field = (name: 'name' | 'position' | 'phone' | 'email') => ({
          value: manager[name],
          problem: problems[`managers.${at}.${name}`],
          onValue: (value: string) =>
            onChange((before) =>
              before.map((one) => (one.key === manager.key ? { ...one, [name]: value } : one)),
            ),
        })
        return (
          <div key={manager.key} className={own.aligned} role="group" aria-label={`Менеджер ${at + 1}`}>
            <CompanyField label="Имя менеджера" maxLength={MAX_NAME_LENGTH} {...field('name')} />
            <CompanyField label="Должность" maxLength={MAX_NAME_LENGTH} {...field('position')} />
            <CompanyField label="Телефон" inputMode="tel" maxLength={MAX_PHONE_LENGTH} {...field('phone')} />
            <CompanyField label="Почта" inputMode="email" maxLength={MAX_EMAIL_LENGTH} {...field('email')} />
            <div>
              <Button
                small
                look="plain"
                aria-label={`Убрать менеджера ${at + 1}`}
                onClick={() => setManagers((before) => before.filter(({ key }) => key !== manager.key))}
              >
                Убрать менеджера
              </Button>
            </div>
          </div>
        )
      })}
      {error && !data && (
        <Notice kind="error">
          <p>Известные менеджеры не открылись. {messageIn(error)}</p>
          <Button small look="secondary" onClick={() => void refetch()}>
            Открыть список ещё раз
          </Button>
        </Notice>
      )}
      {managers.length < MAX_PARTIES && (
        <LabelledSelect
          label="Добавить менеджера"
          value=""
          options={[
            ['', 'Выберите'],
            ...known.map(({ id, name }) => [id, name] as const),
            [NEW, 'Новый менеджер'],
          ]}
          onChange={({ target }) => add(target.value)}
        />
      )}
      <p className={styles.soft}>Изменённые данные менеджера увидят все компании, у которых он есть.</p>
    </fieldset>
  )
}
