'use client'

import { InnField } from '@/components/form/fields/inn-field'
import { TextField } from '@/components/form/fields/text-field'
import type { PersonCode } from '@/stores/checkout/checkout-state'
import { useCheckoutScope } from './checkout-context'
import type { InfoForm } from './steps/step-forms'

/** Fields for the papers of a company or an entrepreneur. */
export function CompanyFields({ form, personCode }: { form: InfoForm; personCode: PersonCode }) {
  const { flow } = useCheckoutScope()
  if (personCode === 'person_1') return null
  return (
    <>
      <TextField
        form={form}
        name="company"
        label="Название организации"
        autoComplete="organization"
        onValue={(company) => flow.changeInfo({ company })}
      />
      <InnField
        form={form}
        name="inn"
        fills={personCode === 'person_2' ? { name: 'company', kpp: 'kpp' } : { name: 'company' }}
        onValue={(inn) => flow.changeInfo({ inn })}
        onFill={(filled) => flow.changeInfo(filled)}
      />
      {personCode === 'person_2' && (
        <TextField
          form={form}
          name="kpp"
          label="КПП"
          mask="kpp"
          inputMode="numeric"
          autoComplete="off"
          onValue={(kpp) => flow.changeInfo({ kpp })}
        />
      )}
    </>
  )
}
