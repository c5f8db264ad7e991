import type { Metadata } from 'next'
import { cookies, headers } from 'next/headers'
import { PlainForm } from '@/components/form/plain-form'
import { Breadcrumbs } from '@/components/ui/navigation/breadcrumbs'
import { buttonClass } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { MailingChoice } from '@/features/mailing/components/mailing-choice'
import { MAILING_ACTION } from '@/features/mailing/model/mailing-form'
import { loadMailing } from '@/features/mailing/server/load-mailing'
import { FORM_COOKIE, readSavedForm } from '@/lib/forms/saved-form'
import { hrefs } from '@/lib/routing/hrefs'
import { toSearchParams, withQuery } from '@/lib/routing/query'
import { robotsOf } from '@/lib/routing/pages'
import styles from './page.module.css'

const TITLE = 'Отписка от рассылки'

export const metadata: Metadata = {
  title: TITLE,
  robots: robotsOf('/unsubscribe'),
  // The link stands for its reader and goes to no other site; without any referrer a browser would post the form from nowhere.
  referrer: 'same-origin',
}

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

/** Where the link of an email leads: the link alone is enough to decide, without signing in. */
export default async function UnsubscribePage({ searchParams }: Props) {
  const query = toSearchParams(await searchParams)
  const token = query.get('token') ?? ''
  const partnerId = query.get('partnerId') ?? ''
  const [mailing, stored] = await Promise.all([loadMailing(await headers(), token), readStored()])
  return (
    <div className={`container ${styles.page}`}>
      <Breadcrumbs items={[{ title: 'Главная', href: hrefs.home }, { title: TITLE }]} />
      <h1 tabIndex={-1}>{TITLE}</h1>
      <div className={styles.main}>
        {mailing === 'away' ? (
          <Away again={withQuery(hrefs.unsubscribe, { partnerId, token })} />
        ) : mailing === 'nobody' ? (
          <ByEmail isBroken={token !== ''} stored={stored} />
        ) : (
          <MailingChoice {...mailing} token={token} partnerId={partnerId} problem={stored.problem} />
        )}
        <p className={styles.soft}>
          Настройки писем есть и в <a href={hrefs.profile}>профиле</a>.
        </p>
      </div>
    </div>
  )
}

async function readStored() {
  return readSavedForm((await cookies()).get(FORM_COOKIE)?.value)
}

/** The link may be valid: the gateway could not be reached. */
function Away({ again }: { again: string }) {
  return (
    <>
      <Notice kind="error">
        Сервис временно недоступен: рассылка не изменилась. Попробуйте через минуту.
      </Notice>
      <a className={buttonClass()} href={again}>
        Попробовать ещё раз
      </a>
    </>
  )
}

/** Without a valid link the visitor types an address, and the answer does not disclose whether it was on the list. */
function ByEmail({
  isBroken,
  stored,
}: {
  isBroken: boolean
  stored: Awaited<ReturnType<typeof readStored>>
}) {
  const { email, problem, isDone } = stored
  return (
    <>
      {isDone ? (
        <>
          <Notice kind="ok">
            Если адрес {email} был в рассылке, писем об акциях на него больше не будет. Вернуть их можно в
            профиле.
          </Notice>
          <p>Ошиблись в адресе или письма приходят и на другой? Назовите его здесь.</p>
        </>
      ) : (
        <p>
          {isBroken
            ? 'Ссылка не подошла: возможно, почта её обрезала. Откройте её из письма целиком или назовите адрес, на который приходят письма.'
            : 'Назовите адрес, на который приходят письма об акциях. Письма о заказах это не затронет.'}
        </p>
      )}
      <PlainForm
        action={MAILING_ACTION}
        label="Отписка от рассылки"
        submit="Отписаться"
        problem={problem}
        fields={[
          {
            name: 'email',
            label: 'Почта',
            type: 'email',
            autoComplete: 'email',
            autoCapitalize: 'none',
            defaultValue: email,
          },
        ]}
      />
    </>
  )
}
