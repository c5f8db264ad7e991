import type { ComponentProps } from 'react'
import { LabelledInput } from '@/components/ui/dialogs/labelled-input'
import { formatPrice } from '@/lib/format/price'
import { DESIGNS, type GiftOffer } from '../model/gift'
import styles from './gift-form.module.css'

/** What is wrong, by the name of the field. */
export type Problems = Readonly<Record<string, string>>

/** What the buyer says of a gift card: the browser keeps it, the form reads it. */
export function GiftFields({ offer, problems }: { offer: GiftOffer; problems: Problems }) {
  const { nominals, minAmount, maxAmount, firstDay, lastDay } = offer
  return (
    <>
      <fieldset className={styles.set}>
        <legend>Номинал</legend>
        <div className={styles.choices}>
          {nominals.map((rubles, at) => (
            <label key={rubles}>
              <input
                type="radio"
                name="amount"
                value={rubles}
                defaultChecked={at === (nominals[1] ? 1 : 0)}
              />
              <span>{formatPrice(rubles)}</span>
            </label>
          ))}
        </div>
        <GiftField
          name="own"
          label={`Или своя сумма: от ${formatPrice(minAmount)} до ${formatPrice(maxAmount)}`}
          problems={problems}
          inputMode="numeric"
          autoComplete="off"
          maxLength={9}
        />
        <Problem name="amount" problems={problems} />
      </fieldset>
      <fieldset className={styles.set}>
        <legend>Рисунок</legend>
        <div className={styles.choices}>
          {DESIGNS.map(({ design, title }, at) => (
            <label key={design}>
              <input type="radio" name="design" value={design} defaultChecked={at === 0} />
              <span>{title}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset className={styles.set}>
        <legend>Кому</legend>
        <GiftField
          name="recipientName"
          label="Имя получателя"
          problems={problems}
          required
          maxLength={120}
          autoComplete="off"
        />
        <GiftField
          name="recipientEmail"
          label="Почта получателя"
          problems={problems}
          type="email"
          required
          maxLength={320}
          autoComplete="off"
        />
        <label className={styles.words}>
          Ваши слова
          <textarea
            name="words"
            rows={3}
            maxLength={500}
            placeholder="С днём рождения! Пусть дорога будет гладкой"
          />
        </label>
        <GiftField
          name="deliverOn"
          label="Когда отправить; пусто — сразу после оплаты"
          problems={problems}
          type="date"
          min={firstDay}
          max={lastDay}
        />
      </fieldset>
      <fieldset className={styles.set}>
        <legend>От кого</legend>
        <GiftField
          name="buyerName"
          label="Ваше имя"
          problems={problems}
          required
          maxLength={120}
          autoComplete="given-name"
        />
        <GiftField
          name="buyerEmail"
          label="Ваша почта: туда придёт подтверждение"
          problems={problems}
          type="email"
          required
          maxLength={320}
          autoComplete="email"
        />
      </fieldset>
    </>
  )
}

type FieldProps = ComponentProps<typeof LabelledInput> & { name: string; problems: Problems }

function GiftField({ name, problems, ...field }: FieldProps) {
  const isWrong = problems[name] !== undefined
  return (
    <>
      <LabelledInput
        {...field}
        name={name}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `gift-${name}` : undefined}
      />
      <Problem name={name} problems={problems} />
    </>
  )
}

function Problem({ name, problems }: { name: string; problems: Problems }) {
  const text = problems[name]
  if (!text) return null
  return (
    <p id={`gift-${name}`} className={styles.problem}>
      {text}
    </p>
  )
}
