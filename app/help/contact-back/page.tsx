import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { Breadcrumbs } from '@/components/ui/navigation/breadcrumbs'
import { buttonClass } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { FORM_COOKIE, readSavedForm } from '@/lib/forms/saved-form'
import { hrefs } from '@/lib/routing/hrefs'
import { toSearchParams } from '@/lib/routing/query'
import { robotsOf } from '@/lib/routing/pages'
import styles from '../_components/help-form.module.css'

const TITLE = 'Вернуть телефон и почту'

export const metadata: Metadata = {
  title: TITLE,
  robots: robotsOf('/help/contact-back'),
  // The link stands for its reader and goes to no other site; without any referrer a browser would post the form from nowhere.
  referrer: 'same-origin',
}

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

/** Where the message about a new phone or e-mail leads: one press by the owner of the link takes the change back. */
export default async function ContactBackPage({ searchParams }: Props) {
  const token = toSearchParams(await searchParams).get('token') ?? ''
  const { problem, isDone } = readSavedForm((await cookies()).get(FORM_COOKIE)?.value)
  return (
    <div className={`container ${styles.page}`}>
      <Breadcrumbs
        items={[
          { title: 'Главная', href: hrefs.home },
          { title: 'Помощь', href: hrefs.help },
          { title: TITLE },
        ]}
      />
      <h1 tabIndex={-1}>{TITLE}</h1>
      {token === '' ? (
        <Outcome isDone={isDone !== undefined} problem={problem} />
      ) : (
        <Question token={token} />
      )}
    </div>
  )
}

function Question({ token }: { token: string }) {
  return (
    <form method="post" action={hrefs.contactBackAction} aria-label={TITLE} className={styles.main}>
      <input type="hidden" name="token" value={token} />
      <p>
        Вернём телефон и почту, которые были у кабинета, завершим все сеансы и сбросим пароль. Новый пароль
        задаётся при восстановлении доступа.
      </p>
      <button className={buttonClass()}>Это не я, вернуть прежние</button>
    </form>
  )
}

function Outcome({ isDone, problem }: { isDone: boolean; problem: string | undefined }) {
  if (!isDone) {
    return <Notice kind="error">{problem ?? 'Ссылка не подошла. Откройте её из письма целиком.'}</Notice>
  }
  return (
    <div className={styles.main}>
      <Notice kind="ok">Прежние телефон и почта возвращены, все сеансы завершены, пароль сброшен.</Notice>
      <p>
        <a href={hrefs.signIn}>Войти</a> можно по коду или восстановив доступ.
      </p>
    </div>
  )
}
