import { useState } from 'react'
import type { SupplierName } from '@/lib/gateway/contracts/desk/suppliers'
import { MAX_TITLE_LENGTH } from '@/lib/gateway/contracts/limits'
import { type SupplierNames, supplierNamesOptions } from '../../api/rule-queries'
import { writeSupplierName } from '../../api/rule-writes'
import { RuleForm } from '../rules/rule-form'
import { TypedInput } from '../typed-input'
import styles from '../desk.module.css'

type Props = {
  supplier: SupplierNames['suppliers'][number]
  start: SupplierName
  data: SupplierNames
  onCancel: () => void
  onSaved: (isChanged: boolean) => void
}

export function SupplierForm({ supplier: { id, title }, start, data, onCancel, onSaved }: Props) {
  const [shown, setShown] = useState(start.shownTitle ?? '')
  return (
    <RuleForm
      title={`Поставщик «${title}»`}
      read={{ shownTitle: shown.trim() || null }}
      version={data.version}
      queryKey={supplierNamesOptions.queryKey}
      write={(terms: SupplierName, version) => writeSupplierName({ id, terms, version })}
      onCancel={onCancel}
      onSaved={onSaved}
    >
      {() => (
        <div className={styles.fields}>
          <TypedInput
            label="Название для покупателей"
            placeholder={title}
            maxLength={MAX_TITLE_LENGTH}
            value={shown}
            onValue={setShown}
          />
        </div>
      )}
    </RuleForm>
  )
}
