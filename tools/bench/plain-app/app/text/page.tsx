import Link from 'next/link'
import { connection } from 'next/server'

const SENTENCE = 'Масляный фильтр задерживает частицы, которые иначе изнашивают двигатель. '
const PARAGRAPHS = Array.from({ length: 12 }, (_, index) => `${index + 1}. ${SENTENCE.repeat(5)}`)

export default async function TextPage() {
  await connection()
  return (
    <main>
      <title>О фильтрах</title>
      <h1>О фильтрах</h1>
      <Link href="/cards">Карточки</Link>
      {PARAGRAPHS.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </main>
  )
}
