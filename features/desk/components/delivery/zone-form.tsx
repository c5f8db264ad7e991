import { useState } from 'react'
import { LabelledInput } from '@/components/ui/dialogs/labelled-input'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import type { DeliveryZone } from '@/lib/gateway/contracts/desk/delivery'
import { MAX_TITLE_LENGTH } from '@/lib/gateway/contracts/limits'
import { type DeliveryRules, deliveryRulesOptions } from '../../api/rule-queries'
import { writeZone } from '../../api/rule-writes'
import { readZone, WEEKDAYS, type ZoneFields } from '@/features/desk/model/rules/delivery-zone'
import { circleAround, MAX_RADIUS_KM, toCornerText } from '@/features/desk/model/rules/zone-place'
import { LabelledSelect } from '../labelled-select'
import { RuleForm } from '../rules/rule-form'
import styles from '../desk.module.css'

type Props = {
  id: string | null
  start: ZoneFields
  data: DeliveryRules
  onCancel: () => void
  onSaved: (isChanged: boolean) => void
}

type TextField = Exclude<keyof ZoneFields, 'weekdays' | 'isOn'>

export function ZoneForm({ id, start, data, onCancel, onSaved }: Props) {
  const [fields, setFields] = useState(start)
  const set = (field: TextField, wrong: string | undefined) => ({
    value: fields[field],
    'aria-invalid': wrong === field || undefined,
    onChange: ({ target }: { target: { value: string } }) => setFields({ ...fields, [field]: target.value }),
  })
  const toggle = (day: number) =>
    setFields({
      ...fields,
      weekdays: fields.weekdays.includes(day)
        ? fields.weekdays.filter((one) => one !== day)
        : [...fields.weekdays, day],
    })
  return (
    <RuleForm
      title={id === null ? 'Новая зона' : `Зона «${start.title}»`}
      read={readZone(fields)}
      version={data.version}
      queryKey={deliveryRulesOptions.queryKey}
      write={(terms: DeliveryZone, version) => writeZone({ id, terms, version })}
      onCancel={onCancel}
      onSaved={onSaved}
    >
      {(wrong) => (
        <>
          <div className={styles.fields}>
            <LabelledInput label="Название" required maxLength={MAX_TITLE_LENGTH} {...set('title', wrong)} />
            <LabelledInput
              label="Цена, ₽"
              placeholder="Как везде"
              inputMode="numeric"
              {...set('price', wrong)}
            />
            <LabelledInput label="Бесплатно от, ₽" inputMode="numeric" {...set('freeFrom', wrong)} />
            <LabelledInput label="Доплата за крупное, ₽" inputMode="numeric" {...set('surcharge', wrong)} />
            <LabelledInput label="Время доставки" required {...set('intervals', wrong)} />
            <LabelledInput label="Часов на сборку" inputMode="numeric" {...set('leadHours', wrong)} />
            <LabelledInput
              label="Последний час на сегодня"
              placeholder="15:00"
              {...set('lastOrderTime', wrong)}
            />
            <LabelledSelect label="Везём из" options={shopsOf(data)} {...set('shop', wrong)} />
            <LabelledInput label="Порядок" inputMode="numeric" {...set('sequence', wrong)} />
          </div>
          <fieldset className={styles.tabs}>
            <legend className={styles.soft}>Дни доставки</legend>
            {WEEKDAYS.map((title, at) => (
              <label key={title} className={styles.check}>
                <input
                  type="checkbox"
                  checked={fields.weekdays.includes(at + 1)}
                  onChange={() => toggle(at + 1)}
                />
                {title}
              </label>
            ))}
          </fieldset>
          <Circle onDraw={(corners) => setFields({ ...fields, corners })} />
          <label className={styles.label}>
            Границы: по точке в строке, широта и долгота
            <textarea className={styles.text} rows={6} spellCheck={false} {...set('corners', wrong)} />
          </label>
          <label className={styles.check}>
            <input
              type="checkbox"
              checked={fields.isOn}
              onChange={({ target }) => setFields({ ...fields, isOn: target.checked })}
            />
            Зона действует
          </label>
        </>
      )}
    </RuleForm>
  )
}

/** Fills the borders in, for a shop that brings things so many kilometres far. */
function Circle({ onDraw }: { onDraw: (corners: string) => void }) {
  const [centre, setCentre] = useState('')
  const [radius, setRadius] = useState('')
  const [isWrong, setWrong] = useState(false)
  const draw = () => {
    const corners = circleAround(centre, radius)
    setWrong(!corners)
    if (corners) onDraw(toCornerText(corners))
  }
  return (
    <>
      <div className={styles.fields}>
        <LabelledInput
          label="Круг вокруг точки"
          placeholder="55.7558, 37.6173"
          value={centre}
          onChange={({ target }) => setCentre(target.value)}
        />
        <LabelledInput
          label="Радиус, км"
          inputMode="decimal"
          value={radius}
          onChange={({ target }) => setRadius(target.value)}
        />
        <Button look="secondary" onClick={draw}>
          Заполнить границы
        </Button>
      </div>
      {isWrong && (
        <Notice kind="error">
          Точка — широта и долгота, «55.7558, 37.6173», радиус — больше 0 и не больше {MAX_RADIUS_KM} км.
        </Notice>
      )}
    </>
  )
}

function shopsOf({ shops }: DeliveryRules) {
  return [['', 'Не указано'] as const, ...shops.map(({ id, title }) => [String(id), title] as const)]
}
