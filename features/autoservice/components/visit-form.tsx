'use client'

import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import { CheckboxField } from '@/components/form/fields/checkbox-field'
import { Form } from '@/components/form/form'
import { PhoneField } from '@/components/form/fields/known-fields'
import { SubmitButton } from '@/components/form/submit-button'
import { TextAreaField } from '@/components/form/fields/text-area-field'
import { TextField } from '@/components/form/fields/text-field'
import { useRepeatKey } from '@/components/form/use-repeat-key'
import { useSchemaForm } from '@/components/form/use-schema-form'
import { isGatewayError } from '@/lib/gateway/errors'
import { isCarKey } from '@/lib/parts/vehicle/car-key'
import { useUser } from '@/stores/user/use-user'
import type { UserCar } from '@/stores/user/user-state'
import { titleOfCar } from '@/lib/parts/vehicle/car-words'
import { sendRequest, type ServiceRequest } from '../api/request-calls'
import { useChosenWheels } from '../hooks/use-chosen-wheels'
import { useSlots } from '../hooks/use-slots'
import { shopsFor } from '../model/autoservice'
import { OTHER_CAR, toVisit, visitForm, type VisitValues } from '../model/request-form'
import { CarFields } from './car-fields'
import { PrivacyConsent } from '@/components/form/privacy-consent'
import type { OfferedService, OfferedShop } from '../model/offered'
import { ServicesField } from './services-field'
import { ShopField } from './shop-field'
import { SlotField } from './slot-field'
import styles from './request-form.module.css'

type Props = {
  services: readonly OfferedService[]
  shops: readonly OfferedShop[]
  isStorage: boolean
  privacyHref: string | undefined
  onDone: (request: ServiceRequest) => void
}

/** Books services for a car in a shop at a time. */
export function VisitForm({ services, shops, isStorage, privacyHref, onDone }: Props) {
  const user = useUser((state) => state)
  const wheels = useChosenWheels()
  const [only] = services
  const form = useSchemaForm(visitForm, startOf(user, isStorage && only ? [only.code] : []))
  const chosen = useWatch({ control: form.control, name: 'services' })
  const fitting = shopsFor(shops, chosen)
  const requested = useWatch({ control: form.control, name: 'shop' })
  const shop = fitting.some(({ code }) => code === requested) ? requested : ''
  const slots = useSlots(shop, chosen)
  const keyOf = useRepeatKey()

  // The user may become known after the form is drawn: its empty fields are filled in then.
  useEffect(() => {
    if (user.status !== 'user') return
    const { name, phone, car, carTitle } = form.getValues()
    const known = startOf(user, [])
    if (name === '') form.setValue('name', known.name)
    if (phone === '') form.setValue('phone', known.phone)
    if (car === OTHER_CAR && carTitle === '') form.setValue('car', known.car)
  }, [user, form])

  const send = async (values: VisitValues) => {
    const car = user.cars.find(({ vin }) => vin === values.car)
    const body = toVisit({ ...values, shop }, car && ownCar(car), isStorage ? wheels : undefined)
    try {
      onDone(
        await sendRequest({ ...body, isForAccount: user.status === 'user', idempotencyKey: keyOf(body) }),
      )
    } catch (failure) {
      if (isGatewayError(failure) && (failure.kind === 'conflict' || failure.kind === 'validation')) {
        form.setValue('time', '')
        slots.reload()
      }
      throw failure
    }
  }

  const forget = () => {
    form.setValue('date', '')
    form.setValue('time', '')
  }
  return (
    <Form form={form} onSubmit={send} label={isStorage ? 'Сдать на хранение' : 'Запись в автосервис'}>
      {!isStorage && <ServicesField form={form} services={services} onChange={forget} />}
      <ShopField form={form} shops={fitting} isAny={chosen.length === 0} onChange={forget} />
      <SlotField form={form} slots={slots} isReady={shop !== '' && chosen.length > 0} />
      <CarFields form={form} cars={user.cars} />
      <div className={styles.pair}>
        <TextField form={form} name="name" label="Как к вам обращаться" type="text" autoComplete="name" />
        <PhoneField form={form} name="phone" />
      </div>
      <TextAreaField
        form={form}
        name="comment"
        label={isStorage ? 'Что сдаёте (необязательно)' : 'Что беспокоит (необязательно)'}
      />
      <CheckboxField form={form} name="consent">
        <PrivacyConsent privacyHref={privacyHref} />
      </CheckboxField>
      <SubmitButton form={form}>Записаться</SubmitButton>
    </Form>
  )
}

function startOf(
  user: { name: string; phone: string; cars: readonly UserCar[] },
  services: string[],
): VisitValues {
  const current = user.cars.find(({ isCurrent }) => isCurrent) ?? user.cars[0]
  return {
    name: user.name,
    phone: user.phone,
    comment: '',
    consent: false,
    services,
    shop: '',
    date: '',
    time: '',
    car: current?.vin ?? OTHER_CAR,
    carTitle: '',
    plate: '',
  }
}

function ownCar(car: UserCar) {
  const title = titleOfCar(car) || car.title || car.vin
  return { vin: isCarKey(car.vin) ? undefined : car.vin, title, plate: car.plate }
}
