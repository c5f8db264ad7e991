import { spawn } from 'node:child_process'
import { randomInt, randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { toCsv, toWorkbook } from '@/gateway/services/price-import/testing/price-files'
import { uploadCart } from '@/lib/gateway/contracts/orders/cart'
import { fillCrmForm } from '@/lib/gateway/contracts/site/crm'
import { INQUIRY_FORMS } from '@/lib/gateway/contracts/site/inquiry-forms'
import { uploadReviewPhoto } from '@/lib/gateway/contracts/site/reviews'
import { GATEWAY_BASE_PATH, type Operation } from '@/lib/gateway/operation'
import { root } from '../../scripts/shop/paths.ts'
import { SOAK_SUPPLIER } from './audit-orders.ts'
import { sendRequest, oneOf, type Soak } from './shoppers.ts'

const ROWS = 200
const IMPORTED = 500
const PAUSE_MS = 1_000
const IMPORT_PAUSE_MS = 20_000
const SIDE = 800
const LAST_WORDS = 300

const QUESTION = {
  theme: 'part',
  query: 'щётки',
  message: 'Нужны щётки',
  name: 'Анна',
  consent: 'yes',
}

/** Uploads lists to a separate cart, as sheets and as text. */
export async function uploadListsOnAndOn(soak: Soak, cookie: string): Promise<void> {
  const rows = [
    ['Бренд', 'Артикул', 'Количество'],
    ['Knecht', 'OC 90', 1],
    ...Array.from({ length: ROWS }, (_, at) => ['Nobody', `X ${at}`, 1]),
  ]
  const files: [string, Buffer][] = [
    ['list.csv', toCsv(rows, ';')],
    ['list.xlsx', toWorkbook(rows, 'xlsx')],
  ]
  while (!soak.isOver()) {
    const [name, bytes] = oneOf(files)
    await send(soak, 'lists to the cart', uploadCart, [['file', bytes, name]], cookie)
    await sleep(randomInt(PAUSE_MS))
  }
}

/** Uploads photos of reviews, each another picture. */
export async function uploadPhotosOnAndOn(soak: Soak, cookies: readonly string[]): Promise<void> {
  while (!soak.isOver()) {
    const background = { r: randomInt(256), g: randomInt(256), b: randomInt(256) }
    const photo = sharp({ create: { width: SIDE, height: SIDE, channels: 3, background } }).jpeg()
    await send(
      soak,
      'photos',
      uploadReviewPhoto,
      [['file', await photo.toBuffer(), 'photo.jpg']],
      oneOf(cookies),
    )
    await sleep(randomInt(PAUSE_MS))
  }
}

/** Writes to the owner, with a file. */
export async function writeOnAndOn(soak: Soak): Promise<void> {
  const { id, sec } = INQUIRY_FORMS.feedback
  const picture = await sharp({ create: { width: SIDE, height: SIDE, channels: 3, background: '#c00' } })
    .png()
    .toBuffer()
  while (!soak.isOver()) {
    await send(soak, 'feedback', fillCrmForm, [
      ['id', id],
      ['sec', sec],
      ['values', JSON.stringify({ ...QUESTION, email: `anna-${randomUUID()}@example.com` })],
      ['files', picture, 'photo.png'],
    ])
    await sleep(randomInt(PAUSE_MS))
  }
}

type Field = [name: string, value: string | Uint8Array, file?: string]

async function send(soak: Soak, kind: string, operation: Operation, fields: Field[], cookie?: string) {
  const form = new FormData()
  for (const [name, value, file] of fields) {
    if (typeof value === 'string') form.append(name, value)
    else form.append(name, new Blob([new Uint8Array(value)]), file)
  }
  await sendRequest(soak, kind, `${GATEWAY_BASE_PATH}${operation.path}`, {
    method: 'POST',
    headers: { origin: soak.shopUrl, ...(cookie !== undefined && { cookie }) },
    body: form,
  })
}

/** Loads a price list again and again, as an owner does while the shop runs. */
export async function importOnAndOn(
  { journal, isOver }: Soak,
  folder: string,
  env: Readonly<Record<string, string>>,
): Promise<void> {
  const file = path.join(folder, 'prices.csv')
  while (!isOver()) {
    const rows = Array.from({ length: IMPORTED }, (_, at) => [
      'Soakbrand',
      `S${at}`,
      `Деталь ${at}`,
      randomInt(1, 9),
      randomInt(100, 9000),
    ])
    const from = performance.now()
    const { isLoaded, said } = await writeFile(
      file,
      toCsv([['Бренд', 'Артикул', 'Название', 'Остаток', 'Цена'], ...rows], ';'),
    ).then(
      () => runImport(file, env),
      (error: unknown) => ({ isLoaded: false, said: String(error) }),
    )
    journal.note({
      kind: 'imports',
      status: isLoaded ? 200 : undefined,
      from,
      to: performance.now(),
      about: said,
    })
    for (let waited = 0; waited < IMPORT_PAUSE_MS && !isOver(); waited += PAUSE_MS) await sleep(PAUSE_MS)
  }
}

type Imported = { isLoaded: boolean; said: string }

function runImport(file: string, env: Readonly<Record<string, string>>): Promise<Imported> {
  const args = [
    '--import',
    import.meta.resolve('tsx'),
    'scripts/import.ts',
    file,
    '--supplier',
    SOAK_SUPPLIER,
    '--force',
  ]
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env, INIT_CWD: root },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (chunk) => (said = (said + String(chunk)).slice(-LAST_WORDS)))
  return new Promise((resolve) => child.once('exit', (code) => resolve({ isLoaded: code === 0, said })))
}
