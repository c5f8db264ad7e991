import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { MAX_PARTIES } from '@/lib/gateway/contracts/desk/customers'
import { MAX_TITLE_LENGTH } from '@/lib/gateway/contracts/limits'
import { isInn } from '@/lib/validation/companies/requisites'
import {
  type ClientDraft,
  type ContractorDraft,
  type KnownClient,
  newContractor,
} from '../../model/company-draft'
import { focusLast } from '../../model/focus-last'
import { CompanyField } from './company-field'
import { KnownClients } from './known-clients'
import styles from '../desk.module.css'
import own from './company.module.css'

type Problems = Readonly<Record<string, string>>

type Props = {
  client: ClientDraft
  number: number
  /** Of the client in the company: `clients.0`. */
  path: string
  problems: Problems
  onChange: (change: (client: ClientDraft) => ClientDraft) => void
  /** Puts a client that another account has in the place of this new one. */
  onTake: (client: KnownClient) => void
  onRemove: () => void
}

/** Whom orders are for, and the legal persons that pay for them. */
export function ClientFields({ client, number, path, problems, onChange, onTake, onRemove }: Props) {
  const { externalId, name, address, point, contractors, sharedWith } = client
  const set = (field: 'name' | 'address' | 'point') => (value: string) =>
    onChange((before) => ({ ...before, [field]: value }))
  const change = (key: string, changed: (contractor: ContractorDraft) => ContractorDraft) =>
    onChange((before) => ({
      ...before,
      contractors: before.contractors.map((one) => (one.key === key ? changed(one) : one)),
    }))
  /** What the state's register says goes where nothing is typed yet. */
  const fill = (key: string, found: { name: string; kpp: string | null; address: string | null }) => {
    onChange((before) => ({
      ...before,
      name: before.name || found.name,
      address: before.address || (found.address ?? ''),
    }))
    change(key, (one) => ({ ...one, name: one.name || found.name, KPP: one.KPP || (found.kpp ?? '') }))
  }
  const fields = useRef<HTMLFieldSetElement>(null)
  const setContractors = (changed: (before: readonly ContractorDraft[]) => readonly ContractorDraft[]) => {
    flushSync(() => onChange((before) => ({ ...before, contractors: changed(before.contractors) })))
    focusLast(fields.current, '[role="group"]')
  }
  const problem = problems[`${path}.contractors`]
  return (
    <fieldset ref={fields} className={styles.return}>
      <legend className={styles.what}>Клиент {number}</legend>
      {sharedWith.length > 0 && (
        <p className={styles.soft}>
          Общий клиент, за него заказывает и {sharedWith.join(', ')}: изменения увидят оба.
        </p>
      )}
      <div className={own.aligned}>
        <CompanyField
          label="Название клиента"
          maxLength={MAX_TITLE_LENGTH}
          value={name}
          problem={problems[`${path}.name`]}
          onValue={set('name')}
        />
        <CompanyField
          label="Адрес"
          maxLength={MAX_TITLE_LENGTH}
          value={address}
          problem={problems[`${path}.address`]}
          onValue={set('address')}
        />
        <CompanyField
          label="Координаты"
          hint="Широта и долгота, как их копируют карты. Без них доставку этому клиенту не оформить."
          value={point}
          problem={problems[`${path}.coordinates`]}
          onValue={set('point')}
        />
      </div>
      {contractors.map((contractor, at) => (
        <ContractorFields
          key={contractor.key}
          contractor={contractor}
          number={at + 1}
          path={`${path}.contractors.${at}`}
          problems={problems}
          onChange={(changed) => change(contractor.key, changed)}
          onFound={(found) => fill(contractor.key, found)}
          onRemove={() => setContractors((before) => before.filter(({ key }) => key !== contractor.key))}
        />
      ))}
      {externalId === null &&
        [...new Set(contractors.map(({ INN }) => INN))]
          .filter(isInn)
          .map((inn) => <KnownClients key={inn} inn={inn} onTake={onTake} />)}
      {problem !== undefined && <Notice kind="error">{problem}.</Notice>}
      <div className={styles.tabs}>
        {contractors.length < MAX_PARTIES && (
          <Button
            small
            look="secondary"
            onClick={() => setContractors((before) => [...before, newContractor()])}
          >
            Добавить контрагента
          </Button>
        )}
        <Button small look="plain" aria-label={`Убрать клиента ${number}`} onClick={onRemove}>
          Убрать клиента
        </Button>
      </div>
    </fieldset>
  )
}

type ContractorProps = {
  contractor: ContractorDraft
  number: number
  path: string
  problems: Problems
  onChange: (change: (contractor: ContractorDraft) => ContractorDraft) => void
  onFound: (found: { name: string; kpp: string | null; address: string | null }) => void
  onRemove: () => void
}

function ContractorFields(props: ContractorProps) {
  const { contractor, number, path, problems, onChange, onFound, onRemove } = props
  const requested = useRef<AbortController>(undefined)
  const set = (field: 'name' | 'INN' | 'KPP') => (value: string) =>
    onChange((before) => ({ ...before, [field]: value }))
  const setInn = (value: string) => {
    set('INN')(value)
    requested.current?.abort()
    if (!isInn(value)) return
    const { signal } = (requested.current = new AbortController())
    import('@/components/form/fields/find-party')
      .then(({ findPartyBy }) => findPartyBy(value, signal))
      .then((found) => found && !signal.aborted && onFound(found))
      // Without an answer all is typed by hand.
      .catch(() => undefined)
  }
  return (
    <div className={own.aligned} role="group" aria-label={`Контрагент ${number}`}>
      <CompanyField
        label="ИНН"
        isNumber
        maxLength={12}
        value={contractor.INN}
        problem={problems[`${path}.INN`]}
        onValue={setInn}
      />
      <CompanyField
        label="КПП"
        isNumber
        maxLength={9}
        value={contractor.KPP}
        problem={problems[`${path}.KPP`]}
        onValue={set('KPP')}
      />
      <CompanyField
        label="Название контрагента"
        maxLength={MAX_TITLE_LENGTH}
        value={contractor.name}
        problem={problems[`${path}.name`]}
        onValue={set('name')}
      />
      <div>
        <Button small look="plain" aria-label={`Убрать контрагента ${number}`} onClick={onRemove}>
          Убрать контрагента
        </Button>
      </div>
    </div>
  )
}
