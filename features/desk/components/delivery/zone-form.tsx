import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import type { DeliveryZone } from '@/lib/gateway/contracts/desk/delivery'
import { MAX_TITLE_LENGTH } from '@/lib/gateway/contracts/limits'
import { type DeliveryRules, deliveryRulesOptions } from '../../api/rule-queries'
import { writeZone } from '../../api/rule-writes'
import { readZone, WEEKDAYS, type ZoneFields } from '@/features/desk/model/rules/delivery-zone'
import { circleAround, MAX_RADIUS_KM, toCornerText } from '@/features/desk/model/rules/zone-place'
import { DeskCheck } from '../desk-check'
import { LabelledSelect } from '../labelled-select'
import { RuleForm } from '../rules/rule-form'
import { TypedArea } from '../typed-area'
import { TypedInput } from '../typed-input'
import styles from '../desk.module.css'

type Props = {
  id: string | null
  start: ZoneFields
  data: DeliveryRules
  onCancel: () => void
  onSaved: (isChanged: boolean) => void
}

type TextField = Exclude<keyof ZoneFields, 'weekdays' | 'isOn' | 'shop'>

export function ZoneForm({ id, start, data, onCancel, onSaved }: Props) {
  const [fields, setFields] = useState(start)
  const change = (changed: Partial<ZoneFields>) => setFields((before) => ({ ...before, ...changed }))
  const set = (field: TextField, wrong: string | undefined) => ({
    value: fields[field],
    'aria-invalid': wrong === field || undefined,
    onValue: (text: string) => change({ [field]: text }),
  })
  const setDay = (day: number, isOn: boolean) =>
    setFields((before) => {
      const others = before.weekdays.filter((one) => one !== day)
      return { ...before, weekdays: isOn ? [...others, day] : others }
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
            <TypedInput label="Название" required maxLength={MAX_TITLE_LENGTH} {...set('title', wrong)} />
            <TypedInput
              label="Цена, ₽"
              placeholder="Как везде"
              inputMode="numeric"
              {...set('price', wrong)}
            />
            <TypedInput label="Бесплатно от, ₽" inputMode="numeric" {...set('freeFrom', wrong)} />
            <TypedInput label="Доплата за крупное, ₽" inputMode="numeric" {...set('surcharge', wrong)} />
            <TypedInput label="Время доставки" required {...set('intervals', wrong)} />
            <TypedInput label="Часов на сборку" inputMode="numeric" {...set('leadHours', wrong)} />
            <TypedInput
              label="Последний час на сегодня"
              placeholder="15:00"
              {...set('lastOrderTime', wrong)}
            />
            <LabelledSelect
              label="Везём из"
              options={shopsOf(data)}
              value={fields.shop}
              aria-invalid={wrong === 'shop' || undefined}
              onChange={({ target }) => change({ shop: target.value })}
            />
            <TypedInput label="Порядок" inputMode="numeric" {...set('sequence', wrong)} />
          </div>
          <fieldset className={styles.tabs}>
            <legend className={styles.soft}>Дни доставки</legend>
            {WEEKDAYS.map((title, at) => (
              <DeskCheck
                key={title}
                isOn={fields.weekdays.includes(at + 1)}
                onChange={(isOn) => setDay(at + 1, isOn)}
              >
                {title}
              </DeskCheck>
            ))}
          </fieldset>
          <Circle onDraw={(corners) => change({ corners })} />
          <TypedArea
            label="Границы: по точке в строке, широта и долгота"
            rows={6}
            spellCheck={false}
            {...set('corners', wrong)}
          />
          <DeskCheck isOn={fields.isOn} onChange={(isOn) => change({ isOn })}>
            Зона действует
          </DeskCheck>
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
        <TypedInput
          label="Круг вокруг точки"
          placeholder="55.7558, 37.6173"
          value={centre}
          onValue={setCentre}
        />
        <TypedInput label="Радиус, км" inputMode="decimal" value={radius} onValue={setRadius} />
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
