import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { messageIn } from '@/lib/forms/message-in'
import type { MarkupTerms } from '@/lib/gateway/contracts/desk/rules'
import { MAX_BRAND_LENGTH } from '@/lib/gateway/contracts/limits'
import { type MarkupRules, markupRulesOptions } from '../../api/markup-queries'
import { saveRule, tryRule } from '../../api/markup-writes'
import { isOutdated } from '@/lib/forms/is-outdated'
import { readFields, ROUNDING_OPTIONS, type RuleFields } from '@/features/desk/model/rules/markup'
import { DeskCheck } from '../desk-check'
import { LabelledSelect } from '../labelled-select'
import { TypedInput } from '../typed-input'
import { MarkupTrial } from './markup-trial'
import styles from '../desk.module.css'

type Props = {
  id: number | null
  start: RuleFields
  data: MarkupRules
  onCancel: () => void
  onSaved: (offersChanged: number, isChanged: boolean) => void
}

type Choice = 'supplier' | 'section' | 'rounding'
type TextField = Exclude<keyof RuleFields, Choice | 'isOn'>

/** A rule is saved once its trial has been seen, exactly as it was tried. */
export function MarkupForm({ id, start, data, onCancel, onSaved }: Props) {
  const queries = useQueryClient()
  const { queryKey } = markupRulesOptions
  const [fields, setFields] = useState(start)
  const [isRequested, setRequested] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const read = readFields(fields)
  const wrong = 'message' in read ? read : undefined
  const trial = useMutation({ mutationFn: (terms: MarkupTerms) => tryRule({ id, terms }) })
  const save = useMutation({
    mutationFn: (terms: MarkupTerms) => saveRule({ id, terms, version: data.version }),
    onSuccess: (changed) => {
      queries.setQueryData(queryKey, changed)
      onSaved(changed.log[0]?.offersChanged ?? 0, changed.version !== data.version)
    },
    // Prices that were tried on older rules say nothing any more.
    onError: (cause) => {
      if (!isOutdated(cause)) return undefined
      trial.reset()
      return queries.invalidateQueries({ queryKey })
    },
  })
  const tried = !wrong && JSON.stringify(trial.variables) === JSON.stringify(read) ? trial.data : undefined
  const change = (changed: Partial<RuleFields>) => setFields((before) => ({ ...before, ...changed }))
  const isWrong = (field: keyof RuleFields) => (isRequested && wrong?.field === field) || undefined
  const type = (field: TextField) => ({
    value: fields[field],
    'aria-invalid': isWrong(field),
    onValue: (text: string) => change({ [field]: text }),
  })
  const choose = (field: Choice) => ({
    value: fields[field],
    'aria-invalid': isWrong(field),
    onChange: ({ target }: { target: { value: string } }) => change({ [field]: target.value }),
  })
  const call = (event: SubmitEvent) => {
    event.preventDefault()
    setRequested(true)
    if ('message' in read) return
    const isTrial = event.nativeEvent.submitter?.dataset['save'] === undefined
    if (!isTrial) return tried && !isSaving && save.mutate(read)
    save.reset()
    if (!trial.isPending) trial.mutate(read)
  }
  const isSaving = save.isPending
  const error = trial.error ?? save.error
  return (
    <form className={styles.screen} aria-labelledby="rule" noValidate onSubmit={call}>
      <h2 id="rule" ref={heading} tabIndex={-1} className={styles.heading}>
        {id === null ? 'Новое правило' : 'Изменение правила'}
      </h2>
      <div className={styles.fields}>
        <LabelledSelect label="Поставщик" options={suppliersOf(data)} {...choose('supplier')} />
        <TypedInput label="Бренд" placeholder="Любой" maxLength={MAX_BRAND_LENGTH} {...type('brand')} />
        <LabelledSelect label="Раздел" options={sectionsOf(data)} {...choose('section')} />
        <TypedInput label="Закупка от, ₽" inputMode="numeric" {...type('priceFrom')} />
        <TypedInput label="Закупка меньше, ₽" inputMode="numeric" {...type('priceTo')} />
        <TypedInput label="Наценка, %" inputMode="decimal" required {...type('percent')} />
        <TypedInput label="И ещё, ₽" inputMode="numeric" {...type('fixed')} />
        <LabelledSelect label="Округлить вверх" options={ROUNDING_OPTIONS} {...choose('rounding')} />
      </div>
      <DeskCheck isOn={fields.isOn} onChange={(isOn) => change({ isOn })}>
        Правило действует
      </DeskCheck>
      {isRequested && wrong && <Notice kind="error">{wrong.message}</Notice>}
      {error && <Notice kind="error">{messageIn(error)}</Notice>}
      <div className={styles.tabs}>
        <Button type="submit" look="secondary" aria-disabled={trial.isPending}>
          Показать новые цены
        </Button>
        <Button type="submit" data-save="" aria-disabled={!tried || isSaving}>
          Сохранить
        </Button>
        <Button look="plain" aria-disabled={isSaving} onClick={onCancel}>
          Отменить
        </Button>
        <span className={styles.soft} role="status">
          {isSaving ? 'Цены пересчитываются…' : trial.isPending ? 'Цены считаются…' : ''}
        </span>
      </div>
      {tried ? (
        <MarkupTrial trial={tried} />
      ) : (
        <p className={styles.soft}>Сохранить можно, когда показаны новые цены.</p>
      )}
    </form>
  )
}

function suppliersOf({ suppliers }: MarkupRules) {
  const title = ({ title: name, isVendor }: MarkupRules['suppliers'][number]) =>
    isVendor ? name : `${name} (свой)`
  return [
    ['', 'Любой внешний'] as const,
    ...suppliers.map((supplier) => [String(supplier.id), title(supplier)] as const),
  ]
}

function sectionsOf({ sections }: MarkupRules) {
  return [
    ['', 'Любой'] as const,
    ...sections.map(({ code, title, level }) => [code, `${'— '.repeat(level - 1)}${title}`] as const),
  ]
}
