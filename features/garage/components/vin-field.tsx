import { useState } from 'react'
import { TextField } from '@/components/form/fields/text-field'
import type { SchemaForm } from '@/components/form/use-schema-form'
import { Notice } from '@/components/ui/notice'
import { toLatinVin, VIN_LENGTH } from '@/lib/parts/vehicle/vin'
import type { CarFormValues } from '../model/car-form'

/** The VIN of a car; says so when a pasted one was too long. */
export function VinField({ form }: { form: SchemaForm<CarFormValues> }) {
  const [cut, setCut] = useState<string>()
  return (
    <>
      <div onPasteCapture={(event) => setCut(tooLong(event.clipboardData.getData('text')))}>
        <TextField
          form={form}
          name="vin"
          label="VIN"
          type="text"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          mask="vin"
          hint="17 знаков из СТС: цифры и латинские буквы, кроме I, O и Q. Если VIN не под рукой, добавьте его потом"
        />
      </div>
      {cut !== undefined && <Notice kind="warning">{cut}</Notice>}
    </>
  )
}

/** The field holds no more signs than a VIN has: after a longer paste the visitor sees that some of them are gone. */
function tooLong(pasted: string): string | undefined {
  const signs = toLatinVin(pasted).replaceAll(/[^0-9A-Z]/g, '').length
  if (signs <= VIN_LENGTH) return undefined
  return `Вставлено знаков: ${signs}, а в VIN их ${VIN_LENGTH}. Лишние отброшены: сверьте номер с документами.`
}
