'use client'

import { useQuery } from '@tanstack/react-query'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import type { SupplierName } from '@/lib/gateway/contracts/desk/suppliers'
import { supplierNamesOptions } from '../../api/shop-rule-queries'
import type { RuleFact } from '@/features/desk/model/rules/rule-change'
import { DeskPending } from '../desk-pending'
import { ChangeLog } from '../shop-rules/change-log'
import { useRuleDraft } from '../shop-rules/use-rule-draft'
import { SupplierForm } from './supplier-form'
import styles from '../desk.module.css'

/** The names under which shoppers see suppliers. Undoing goes through the form too. */
export function SupplierScreen() {
  const { data, error, refetch } = useQuery(supplierNamesOptions)
  const rule = useRuleDraft<{ id: number; terms: SupplierName }>()
  if (!data) return <DeskPending error={error} refetch={refetch} lines={12} />
  const { draft, isSaved, message, open, turn, onCancel, onSaved } = rule
  const supplier = data.suppliers.find(({ id }) => id === draft?.id)
  return (
    <div className={styles.screen}>
      <p className={styles.soft}>
        Под этим названием покупатели видят поставщика в предложениях, корзине и заказе. На рабочем месте и в
        выгрузке заказов остаётся своё название. Оформленные заказы хранят название, которое видел покупатель.
      </p>
      <div ref={message} tabIndex={-1}>
        {isSaved && <Notice kind="ok">Сохранено. На страницах магазина название сменится за минуту</Notice>}
      </div>
      {draft && supplier && (
        <SupplierForm
          key={turn}
          supplier={supplier}
          start={draft.terms}
          data={data}
          {...{ onCancel, onSaved }}
        />
      )}
      <section aria-labelledby="suppliers">
        <h2 id="suppliers" className={styles.heading}>
          Поставщики
        </h2>
        <ul className={styles.list}>
          {data.suppliers.map(({ id, title, isVendor, terms }) => (
            <li key={id} className={styles.rule}>
              <div>
                <p className={styles.what}>{title}</p>
                <p className={styles.soft}>
                  {terms.shownTitle === null
                    ? 'Покупатели видят это же название'
                    : `Покупатели видят: ${terms.shownTitle}`}
                </p>
              </div>
              <span className={styles.soft}>{isVendor ? '' : 'Свой склад'}</span>
              <div className={styles.tabs}>
                <Button
                  small
                  look="secondary"
                  aria-label={`Изменить: ${title}`}
                  onClick={() => open({ id, terms })}
                >
                  Изменить
                </Button>
              </div>
            </li>
          ))}
        </ul>
      </section>
      <ChangeLog
        title="Кто что менял"
        log={data.log}
        factsOf={nameFacts}
        onUndo={({ key, before, after }) => open({ id: Number(key), terms: before ?? after })}
      />
    </div>
  )
}

function nameFacts({ shownTitle }: SupplierName): RuleFact[] {
  return [['Название для покупателей', shownTitle ?? 'своё']]
}
