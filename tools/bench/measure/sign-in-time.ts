import type { Browser } from '@playwright/test'
import { DEMO_PASSWORD, DEMO_RETAIL } from '@/gateway/demo/people/demo-people'
import { hashPassword, isPasswordRight } from '@/gateway/services/accounts/passwords'
import { openContext, openPage, press } from './press.ts'
import { median } from '../statistics.ts'

const RUNS = 7

const IS_GREETED = `() => [...document.querySelectorAll('header nav a')].some((link) => link.innerText.includes('${DEMO_RETAIL.name}'))`

/** Milliseconds from the press of «Войти» to the frame with the customer's name in the header. */
export async function greetingMs(browser: Browser, url: string): Promise<number> {
  const durations: number[] = []
  for (let run = 0; run < RUNS; run += 1) {
    const context = await openContext(browser, url)
    const page = await context.newPage()
    await openPage(page, url)
    await page.getByRole('link', { name: 'Войти' }).first().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Телефон или почта').fill(`+${DEMO_RETAIL.phone}`)
    await dialog.getByLabel('Пароль', { exact: true }).fill(DEMO_PASSWORD)
    durations.push((await press(dialog.getByRole('button', { name: 'Войти', exact: true }), IS_GREETED)).ms)
    await context.close()
  }
  return median(durations)
}

/** Milliseconds in which the gateway's own hash tells whether a password is right. */
export async function passwordHashMs(): Promise<number> {
  const hash = await hashPassword(DEMO_PASSWORD)
  const durations: number[] = []
  for (let run = 0; run < RUNS; run += 1) {
    const began = performance.now()
    await isPasswordRight(DEMO_PASSWORD, hash)
    durations.push(performance.now() - began)
  }
  return median(durations)
}
