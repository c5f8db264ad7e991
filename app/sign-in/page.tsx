import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { toSiteFacts } from '@/app/_components/boot/to-site-facts'
import { PlainForm } from '@/components/form/plain-form'
import { Breadcrumbs } from '@/components/ui/navigation/breadcrumbs'
import { OtherWaysIn } from '@/features/auth/components/other-ways-in'
import { passwordLogin } from '@/features/auth/model/forms'
import { orEmpty } from '@/lib/data-cache/load'
import { env } from '@/lib/env'
import { NO_COOKIES_MESSAGE } from '@/lib/gateway/wire/no-cookies-message'
import { FORM_COOKIE, readSavedForm } from '@/lib/forms/saved-form'
import { hrefs } from '@/lib/routing/hrefs'
import { robotsOf } from '@/lib/routing/pages'
import { loadBootstrap } from '@/lib/site/load-bootstrap'
import { codeLoginBy, codeWaysOf } from '@/stores/user/code-ways'
import styles from './page.module.css'

const TITLE = 'Вход'

export const metadata: Metadata = { title: TITLE, robots: robotsOf('/sign-in') }

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

/** For who presses «Войти» before the scripts are there, or has none. */
export default async function SignInPage({ searchParams }: Props) {
  const [jar, site, { answered }] = await Promise.all([
    cookies(),
    orEmpty(loadBootstrap, undefined),
    searchParams,
  ])
  const { contact, problem } = readSavedForm(jar.get(FORM_COOKIE)?.value)
  const { emailLogin } = env().FEATURES
  const hasCode = codeLoginBy(codeWaysOf(toSiteFacts(site)), emailLogin) !== undefined
  return (
    <div className={`container ${styles.page}`}>
      <Breadcrumbs items={[{ title: 'Главная', href: hrefs.home }, { title: TITLE }]} />
      <h1 tabIndex={-1}>{TITLE}</h1>
      <div className={styles.columns}>
        <div className={styles.ways}>
          <PlainForm
            action="/api/sign-in"
            label="Вход с паролем"
            submit="Войти"
            problem={problem ?? (answered && jar.size === 0 ? NO_COOKIES_MESSAGE : undefined)}
            fields={[
              {
                name: 'contact',
                label: passwordLogin(emailLogin).label,
                autoComplete: 'username',
                autoCapitalize: 'none',
                spellCheck: false,
                defaultValue: contact,
              },
              { name: 'password', label: 'Пароль', type: 'password', autoComplete: 'current-password' },
            ]}
          />
          <OtherWaysIn hasCode={hasCode} />
          <noscript>
            <p>{`Чтобы ${hasCode ? 'войти по коду' : 'восстановить пароль'} или зарегистрироваться, включите скрипты в браузере.`}</p>
          </noscript>
        </div>
        <aside className={styles.aside}>
          <h2>В кабинете</h2>
          <ul>
            <li>Заказы: где они сейчас, документы и возврат</li>
            <li>Гараж: детали, которые подходят вашей машине</li>
            <li>Закладки и цены, за которыми вы следите</li>
          </ul>
          <p>
            <a href={hrefs.orderLookUp}>Узнать о заказе без входа</a>
          </p>
        </aside>
      </div>
    </div>
  )
}
