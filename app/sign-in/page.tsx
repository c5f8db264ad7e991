import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { PlainForm } from '@/components/form/plain-form'
import { Breadcrumbs } from '@/components/ui/navigation/breadcrumbs'
import { OtherWaysIn } from '@/features/auth/components/other-ways-in'
import { passwordLogin } from '@/features/auth/model/forms'
import { env } from '@/lib/env'
import { FORM_COOKIE, readSavedForm } from '@/lib/forms/saved-form'
import { hrefs } from '@/lib/routing/hrefs'
import { robotsOf } from '@/lib/routing/pages'
import styles from './page.module.css'

const TITLE = 'Вход'

export const metadata: Metadata = { title: TITLE, robots: robotsOf('/sign-in') }

/** For who presses «Войти» before the scripts are there, or has none. */
export default async function SignInPage() {
  const { contact, problem } = readSavedForm((await cookies()).get(FORM_COOKIE)?.value)
  return (
    <div className={`container ${styles.page}`}>
      <Breadcrumbs items={[{ title: 'Главная', href: hrefs.home }, { title: TITLE }]} />
      <h1 tabIndex={-1}>{TITLE}</h1>
      <div className={styles.ways}>
        <PlainForm
          action="/api/sign-in"
          label="Вход с паролем"
          submit="Войти"
          problem={problem}
          fields={[
            {
              name: 'contact',
              label: passwordLogin(env().FEATURES.emailLogin).label,
              autoComplete: 'username',
              autoCapitalize: 'none',
              spellCheck: false,
              defaultValue: contact,
            },
            { name: 'password', label: 'Пароль', type: 'password', autoComplete: 'current-password' },
          ]}
        />
        <OtherWaysIn />
        <noscript>
          <p>Чтобы войти по коду или зарегистрироваться, включите скрипты в браузере.</p>
        </noscript>
      </div>
    </div>
  )
}
