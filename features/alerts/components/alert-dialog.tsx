'use client'

import { type ComponentType, useMemo, useState } from 'react'
import { TextField } from '@/components/form/fields/text-field'
import { Form } from '@/components/form/form'
import { SubmitButton } from '@/components/form/submit-button'
import { useSchemaForm } from '@/components/form/use-schema-form'
import { Dialog } from '@/components/ui/dialogs/dialog'
import { Button, buttonClass } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { notifyFailure } from '@/components/ui/toast/notify-failure'
import { formatPrice } from '@/lib/format/price'
import { failureText } from '@/lib/gateway/wire/failure-text'
import { usePending } from '@/lib/interaction/use-pending'
import { hrefs } from '@/lib/routing/hrefs'
import { formatDecimal } from '@/lib/validation/decimal'
import { useStores } from '@/stores/provider'
import { shownMarkup, shownPercent, toPaidEnd } from '@/stores/user/shown-markup'
import { useShownPrice } from '@/stores/user/use-shown-price'
import { useCodeWays } from '@/stores/user/use-code-ways'
import { useUser } from '@/stores/user/use-user'
import { createAlert } from '../api/change-alerts'
import { alertForm } from '../model/alert-form'
import { suggestPrice } from '../model/suggest-price'
import type { AlertPart } from '../model/requested-alert'
import styles from './alert-dialog.module.css'

/** What is shown: the form, what came of it with the named price as it was typed, or nothing. */
export type AlertView = 'form' | { price: number | null } | undefined

export type AlertDialogProps = {
  part: AlertPart
  /** Today's price in rubles as it is paid; null for a product that cannot be bought. */
  price: number | null
  view: AlertView
  onView: (view: AlertView) => void
  /** Where the e-mail of the user is confirmed. */
  contact: ComponentType<{ kind: 'email' }>
}

/** Asks to be told of a product by an email: when it returns to stock, or when its price falls to the named one. */
export function AlertDialog({ part, price, view, onView, contact }: AlertDialogProps) {
  const isDone = typeof view === 'object'
  const title = price === null ? 'Сообщить о поступлении' : 'Сообщить о снижении цены'
  return (
    <Dialog
      open={view !== undefined}
      onClose={() => onView(undefined)}
      title={isDone ? 'Запомнили' : title}
      screen={isDone ? 'done' : 'form'}
    >
      {isDone ? (
        <Done part={part} named={view.price} contact={contact} onClose={() => onView(undefined)} />
      ) : price === null ? (
        <StockRequest part={part} onView={onView} />
      ) : (
        <PriceForm part={part} price={price} onView={onView} />
      )}
    </Dialog>
  )
}

function PartName({ part: { brand, article } }: { part: AlertPart }) {
  return (
    <strong className="no-break" translate="no">
      {brand} {article}
    </strong>
  )
}

type FormProps = { part: AlertPart; onView: AlertDialogProps['onView'] }

/** Stores what is wanted, after the sign-in of a guest; rejects when it was refused. */
function useSaveAlert({ part, onView }: FormProps) {
  const { user, userActions, signIn } = useStores()
  const save = async (named: number | null) => {
    const percent = shownPercent(shownMarkup.getState())
    await createAlert({ ...part, price: named === null ? null : toPaidEnd.max(named, percent) })
    onView({ price: named })
  }
  return async (named: number | null) => {
    if (user.getState().status === 'unknown') await userActions.refetch().catch(() => undefined)
    if (user.getState().status !== 'guest') return save(named)
    onView(undefined)
    signIn.getState().open({
      screen: 'code',
      reason: `${part.brand} ${part.article}: запомним, как только вы войдёте.`,
      afterwards: () => save(named).catch((failure: unknown) => notifyFailure(failure)),
    })
  }
}

function PriceForm({ price, ...requested }: FormProps & { price: number }) {
  const shown = useShownPrice()(price)
  const schema = useMemo(() => alertForm(shown), [shown])
  const form = useSchemaForm(schema, { price: formatDecimal(suggestPrice(shown)) })
  const save = useSaveAlert(requested)
  return (
    <Form form={form} label="Письмо о снижении цены" onSubmit={({ price: named }) => save(named)}>
      <p>
        <PartName part={requested.part} /> сейчас стоит <span className="no-break">{formatPrice(shown)}</span>
        .
      </p>
      <TextField
        form={form}
        name="price"
        label="Цена, ₽"
        type="text"
        inputMode="decimal"
        autoComplete="off"
        hint="Напишем, когда цена станет такой или ниже."
        isFirst
      />
      <Purpose />
      <SubmitButton form={form}>Сообщить</SubmitButton>
    </Form>
  )
}

function StockRequest(requested: FormProps) {
  const save = useSaveAlert(requested)
  const [isBusy, run] = usePending()
  const [problem, setProblem] = useState<string>()
  const press = () => run(() => save(null).catch((failure: unknown) => setProblem(failureText(failure))))
  return (
    <div className={styles.done}>
      {problem !== undefined && <Notice kind="error">{problem}</Notice>}
      <p>
        Напишем, как только <PartName part={requested.part} /> снова можно будет купить.
      </p>
      <Purpose />
      <div>
        <Button aria-disabled={isBusy} aria-busy={isBusy} onClick={() => void press()}>
          Сообщить
        </Button>
      </div>
    </div>
  )
}

/** What the address is used for, and how to take it back. */
function Purpose() {
  const isGuest = useUser(({ status }) => status === 'guest')
  const { toPhone } = useCodeWays()
  return (
    <p className={styles.soft}>
      {isGuest && (toPhone ? 'Понадобится войти по коду. ' : 'Понадобится войти. ')}
      Почта из профиля нужна только для этого письма. Оно будет одно; передумать можно в закладках и в самом
      письме.
    </p>
  )
}

type DoneProps = Pick<AlertDialogProps, 'part' | 'contact'> & { named: number | null; onClose: () => void }

function Done({ part, named, contact: Contact, onClose }: DoneProps) {
  const email = useUser((user) => user.email)
  const isReached = useUser((user) => user.email !== '' && user.isEmailConfirmed)
  return (
    <div className={styles.done}>
      <p>
        {named === null ? (
          <>
            Ждём, когда <PartName part={part} /> снова можно будет купить.
          </>
        ) : (
          <>
            Ждём, когда <PartName part={part} /> будет стоить{' '}
            <span className="no-break">{formatPrice(named)}</span> или меньше.
          </>
        )}
      </p>
      {isReached ? (
        <p>
          Напишем на <strong className={styles.email}>{email}</strong>.
        </p>
      ) : (
        <>
          <p>Осталось подтвердить почту: без этого письмо не уйдёт.</p>
          <Contact kind="email" />
        </>
      )}
      <div className={styles.actions}>
        <Button look={isReached ? 'primary' : 'secondary'} onClick={onClose}>
          Готово
        </Button>
        <a className={buttonClass({ look: 'secondary' })} href={hrefs.bookmarks}>
          Что вы ждёте
        </a>
      </div>
    </div>
  )
}
