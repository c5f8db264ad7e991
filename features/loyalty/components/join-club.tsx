'use client'

import { useQueryClient } from '@tanstack/react-query'
import { type ComponentType, Suspense, useMemo, useState } from 'react'
import { ChoiceField } from '@/components/form/fields/choice-field'
import { Form } from '@/components/form/form'
import { BirthdayField } from '@/components/form/fields/known-fields'
import { SubmitButton } from '@/components/form/submit-button'
import { TextField } from '@/components/form/fields/text-field'
import { useSchemaForm } from '@/components/form/use-schema-form'
import { TextSkeleton } from '@/components/ui/skeleton'
import { CLUB_TIERS } from '@/lib/parts/terms/club-tiers'
import { isGatewayError } from '@/lib/gateway/errors'
import { serverNow } from '@/lib/time/server-clock'
import { useUser } from '@/stores/user/use-user'
import { useUserActions } from '@/stores/user/use-user-actions'
import { bonusCardOptions, CLUB_KEY } from '../api/club-queries'
import { joinLoyalty } from '../api/club-writes'
import { joinForm, missingFields } from '../model/missing-fields'
import { type ClubDocument, ClubDocuments } from './club-documents'
import styles from './club.module.css'

const GENDERS = [
  { value: 0, title: 'Мужской' },
  { value: 1, title: 'Женский' },
]
const [LOWEST, , HIGHEST] = CLUB_TIERS

export type JoinProps = {
  documents: readonly ClubDocument[]
  /** Adds a contact that the card needs, on the same screen. */
  contact: ComponentType<{ kind: 'phone' | 'email' }>
  /** Called before the card takes the place of the form. */
  onJoined?: () => void
}

/** Offers the card to a person who has none. */
export function JoinClub({ documents, contact, onJoined }: JoinProps) {
  const hasContacts = useUser(({ phone, email }) => phone.trim() !== '' && email.trim() !== '')
  return (
    <section className={styles.section} aria-labelledby="join-club">
      <div>
        <h2 id="join-club" className={styles.heading}>
          Вступите в клуб
        </h2>
        <p>
          {`Карта бесплатна. С каждой покупки вернём бонусами от ${LOWEST.cashbackPercent} до ${HIGHEST.cashbackPercent}\u00a0%, один бонус — один рубль скидки.`}
        </p>
      </div>
      {hasContacts ? <JoinForm onJoined={onJoined} /> : <MissingContacts contact={contact} />}
      <ClubDocuments documents={documents} />
    </section>
  )
}

/** The card is given out to a phone, and the club asks for a mail beside it. */
function MissingContacts({ contact: Contact }: Pick<JoinProps, 'contact'>) {
  const hasPhone = useUser(({ phone }) => phone.trim() !== '')
  const hasEmail = useUser(({ email }) => email.trim() !== '')
  return (
    <div>
      <p>{hasPhone ? 'Для карты нужна и почта.' : 'Карта заводится на номер телефона.'}</p>
      <Suspense fallback={<TextSkeleton lines={2} />}>
        {!hasPhone && <Contact kind="phone" />}
        {!hasEmail && <Contact kind="email" />}
      </Suspense>
    </div>
  )
}

/** Requires only the fields that the profile lacks, saves them first, and then joins. */
function JoinForm({ onJoined }: Pick<JoinProps, 'onJoined'>) {
  const person = useUser((user) => user)
  // What was missing when the form came stays in it while it is sent.
  const [requested] = useState(() => missingFields(person))
  const schema = useMemo(() => joinForm(serverNow), [])
  const { name, secondName, birthday, gender } = person
  const form = useSchemaForm(schema, { name, secondName, birthday, gender })
  const { update } = useUserActions()
  const queries = useQueryClient()
  const requests = (field: (typeof requested)[number]) => requested.includes(field)

  return (
    <Form
      form={form}
      label="Вступление в клуб"
      onSubmit={async (given) => {
        try {
          const changes = Object.fromEntries(requested.map((field) => [field, given[field]]))
          if (requested.length > 0 && !(await update(changes))) return
          const card = await joinLoyalty()
          onJoined?.()
          queries.setQueryData(bonusCardOptions.queryKey, card)
          await queries.invalidateQueries({ queryKey: CLUB_KEY })
        } catch (failure) {
          // Another tab was quicker: the card is there.
          if (!isGatewayError(failure) || failure.kind !== 'conflict') throw failure
          await queries.invalidateQueries(bonusCardOptions)
        }
      }}
    >
      {requested.length > 0 && (
        <div className={styles.fields}>
          {requests('name') && (
            <TextField form={form} name="name" label="Имя" type="text" autoComplete="given-name" />
          )}
          {requests('secondName') && (
            <TextField form={form} name="secondName" label="Фамилия" type="text" autoComplete="family-name" />
          )}
          {requests('birthday') && <BirthdayField form={form} name="birthday" hint="Можно не указывать" />}
          {requests('gender') && (
            <ChoiceField form={form} name="gender" label="Пол, можно не указывать" choices={GENDERS} />
          )}
        </div>
      )}
      <SubmitButton form={form}>Получить карту</SubmitButton>
    </Form>
  )
}
