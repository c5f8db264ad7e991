import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { MAX_PARTIES } from '@/lib/gateway/contracts/desk/customers'
import { type Customer, customerOptions } from '../../api/customer-queries'
import { saveCompany } from '../../api/customer-writes'
import {
  type CompanyDraft,
  draftProblems,
  type KnownClient,
  newClient,
  toClientDraft,
  toCompanyDraft,
  toCompanyTerms,
} from '../../model/company-draft'
import { focusLast } from '../../model/focus-last'
import { ClientFields } from './client-fields'
import { ManagerFields } from './manager-fields'
import { SaveRow } from '../save-row'
import styles from '../desk.module.css'

type Props = { customer: Customer; onClose: () => void }

/** Clients, contractors and managers of a company, saved as a whole. */
export function CompanyForm({ customer, onClose }: Props) {
  const queries = useQueryClient()
  const [draft, setDraft] = useState<CompanyDraft>(() => toCompanyDraft(customer))
  const [isRequested, setRequested] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  const { queryKey } = customerOptions(customer.id)
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      saveCompany({
        customerId: customer.id,
        version: customer.log[0]?.id ?? 0,
        company: toCompanyTerms(draft),
      }),
    onSuccess: (changed) => {
      queries.setQueryData(queryKey, changed)
      onClose()
    },
    onError: () => queries.invalidateQueries({ queryKey }),
  })
  const found = draftProblems(draft)
  const problems = isRequested ? found : {}
  const save = (event: SubmitEvent) => {
    event.preventDefault()
    flushSync(() => setRequested(true))
    if (Object.keys(found).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
    else if (!isPending) mutate()
  }
  const { clients } = draft
  const setClients = (changed: CompanyDraft['clients']) => {
    flushSync(() => setDraft({ ...draft, clients: changed }))
    focusLast(list.current, 'fieldset')
  }
  /** What is in the list already stays there once. */
  const take = (key: string, known: KnownClient) => {
    const others = clients.filter((one) => one.externalId !== known.externalId)
    flushSync(() =>
      setDraft({ ...draft, clients: others.map((one) => (one.key === key ? toClientDraft(known) : one)) }),
    )
    const groups = list.current?.querySelectorAll<HTMLElement>('fieldset')
    focusLast(groups?.[others.findIndex((one) => one.key === key)] ?? list.current, 'fieldset')
  }
  return (
    <form ref={form} className={styles.screen} aria-label="Компания" noValidate onSubmit={save}>
      <div ref={list} className={styles.screen}>
        {clients.map((client, at) => (
          <ClientFields
            key={client.key}
            client={client}
            number={at + 1}
            path={`clients.${at}`}
            problems={problems}
            onChange={(change) =>
              setDraft((before) => ({
                ...before,
                clients: before.clients.map((one) => (one.key === client.key ? change(one) : one)),
              }))
            }
            onTake={(known) => take(client.key, known)}
            onRemove={() => setClients(clients.filter(({ key }) => key !== client.key))}
          />
        ))}
        {clients.length < MAX_PARTIES && (
          <div>
            <Button small look="secondary" onClick={() => setClients([...clients, newClient()])}>
              Добавить клиента
            </Button>
          </div>
        )}
      </div>
      <ManagerFields
        managers={draft.managers}
        problems={problems}
        onChange={(change) => setDraft((before) => ({ ...before, managers: change(before.managers) }))}
      />
      {problems.clients !== undefined && <Notice kind="error">{problems.clients}.</Notice>}
      {Object.keys(problems).length > 0 && problems.clients === undefined && (
        <Notice kind="error">Исправьте отмеченные поля.</Notice>
      )}
      <SaveRow isPending={isPending} error={error} onCancel={onClose}>
        Сохранить компанию
      </SaveRow>
    </form>
  )
}
